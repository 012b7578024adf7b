import GeneratedRegions
import Testing

@testable import RegionTables

/// Strings are made of their words in memory; these compare them with those that the library makes.
@Suite struct StringTests {
  private static func copy(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }

  private func expectEqual(_ string: String, _ copy: String) {
    #expect(string == copy)
    #expect(string.hashValue == copy.hashValue)
    #expect(Array(string.utf8) == Array(copy.utf8))
    #expect(string.utf16.count == copy.utf16.count)
    #expect(string.count == copy.count)
    #expect(string.utf8.withContiguousStorageIfAvailable { $0.elementsEqual(copy.utf8) } == true)
    // C stops at the first zero.
    #expect(string.withCString { String(cString: $0) } == copy)
    #expect(String(string.reversed()) == String(copy.reversed()))
    #expect(string + "市" == copy + "市")
  }

  // How long pinyin is, and where it begins, other tests compare with the file.
  @Test func allTextsOfChinaAreWhatTheirBytesSay() {
    for region in China.regions {
      expectEqual(region.name, Self.copy(region.nameUTF8))
      expectEqual(region.shortName, Self.copy(region.shortNameUTF8))
      expectEqual(region.pinyin, Self.copy(region.pinyin.utf8))
    }
  }

  private static let text: StaticString = "aZ区Ñ🏙é中0文b字國x縣市~\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"

  // Any number of bytes up to 15, in ASCII or not.
  @Test func shortTextsOfEachLengthAreWhatTheirBytesSay() {
    let end = Self.text.utf8CodeUnitCount - 16
    let starts = (0...end).filter { $0 == end || Self.text.utf8Start[$0] & 0xc0 != 0x80 }
    for start in starts {
      for end in starts where end >= start && end - start <= 15 {
        let text = StaticUTF8(start: Self.text.utf8Start + start, count: end - start)
        expectEqual(text.string, Self.copy(text))
        expectEqual(text.copiedString, Self.copy(text))
      }
    }
  }

  @Test func textsOfMoreThanAStringHoldsByValueAreWhereTheyWere() {
    let long: StaticString = "0123456789abcdef\0"
    let text = StaticUTF8(start: long.utf8Start, count: 16)
    expectEqual(text.string, "0123456789abcdef")
    #if _pointerBitWidth(_64)
      let isInPlace = text.string.utf8.withContiguousStorageIfAvailable { $0.baseAddress == text.start }
      #expect(isInPlace == StringWords.areAsThought)
    #endif
  }

  #if _pointerBitWidth(_64)
    /// What ``StringWords/areKnown`` takes for granted on some systems.
    @Test func theWordsOfStringsAreAsThought() {
      #expect(StringWords.areAsThought || !StringWords.areKnown)
      #if os(Linux) && (arch(x86_64) || arch(arm64)) || canImport(Darwin)
        #expect(StringWords.areAsThought)
      #endif
    }
  #endif
}
