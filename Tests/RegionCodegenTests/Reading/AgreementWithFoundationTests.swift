import Foundation
import Testing

@testable import region_codegen

/// Foundation reads the same values, from the same bytes, in its own way.
@Suite struct AgreementWithFoundationTests {
  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func randomListsThatFoundationWritesAreReadAsFoundationReadsThem(
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws {
    for seed in UInt64(0)..<600 {
      var random = RandomPropertyList(seed: seed)
      let data = try PropertyListSerialization.data(
        fromPropertyList: random.root(),
        format: format,
        options: 0
      )
      let document = try Document.read(Array(data))
      #expect(document.format == (format == .xml ? .xml : .binary))
      let difference = ReadingSupport.difference(
        document.root.value,
        try ReadingSupport.foundation(Array(data))
      )
      #expect(difference == nil, "seed \(seed)")
    }
  }

  @Test func randomOpenStepListsAreReadAsFoundationReadsThem() throws {
    for seed in UInt64(0)..<600 {
      var random = RandomPropertyList(seed: seed, onlyStrings: true)
      let bytes = Array(random.openStep(random.root()).utf8)
      let document = try Document.read(bytes)
      #expect(document.format == .openStep)
      let difference = ReadingSupport.difference(document.root.value, try ReadingSupport.foundation(bytes))
      #expect(difference == nil, "seed \(seed)")
    }
  }

  @Test func randomJSONIsReadAsFoundationReadsIt() throws {
    for seed in UInt64(0)..<600 {
      var random = RandomPropertyList(seed: seed, onlyStrings: true)
      let root = withoutData(random.root())
      let data = try JSONSerialization.data(withJSONObject: root, options: [])
      let document = try Document.read(Array(data))
      let difference = ReadingSupport.difference(
        document.root.value,
        try JSONSerialization.jsonObject(with: data)
      )
      #expect(difference == nil, "seed \(seed)")
    }
  }

  private func withoutData(_ value: Any) -> Any {
    switch value {
    case let dictionary as [String: Any]: dictionary.mapValues(withoutData)
    case let array as [Any]: array.map(withoutData)
    case let data as Data: data.count
    default: value
    }
  }

  /// Forms that Foundation reads but does not write.
  @Test(arguments: [
    "<array/>", "\n\n<?xml version=\"1.0\"?>\n<plist><array></array></plist>", "<dict/>",
    "<plist><dict></dict ></plist>",
    "<array><!-- a -- b ------><?x <y> ?><true></true><false/><!----></array>",
    "<array/> text after the end </array>", "<array/>\u{0}", "<string a='b'>x</string>", "<string></string>",
    "<string/>",
    "<string> a\r\n\tb </string>", "<string>]]>></string>",
    "<string>a<![CDATA[<b>&amp;]]>&#x4E2d;&#20013;&#x1f600;</string>",
    "<string><![CDATA[]]]]></string>", "<string>&lt;&gt;&amp;&quot;&apos;&#0;&#000065;</string>",
    "<string>e\u{301}\u{1}</string>",
    "<integer>0</integer>", "<integer> \n-\t12</integer>", "<integer>+0x7fFF</integer>",
    "<integer>-0X0</integer>",
    "<integer>9223372036854775807</integer>", "<integer>-9223372036854775808</integer>",
    "<integer>\u{3000}007</integer>",
    "<real>1.</real>", "<real>.5</real>", "<real> -0</real>", "<real>+1E+5</real>", "<real>1e-999</real>",
    "<real>&#49;0</real>",
    "<real>123456789012345678901234567890.125</real>", "<real>4.9e-324</real>",
    "<real>17976931348623157e292</real>",
    "<date>2011-02-31T23:59:60Z</date>", "<date>-0001-01-01T00:00:00Z</date>",
    "<date>1500-02-29T00:00:00Z</date>",
    "<date>2000-02-29T12:30:15Z</date>", "<date>99999-12-31T00:00:00Z</date>",
    "<date>1-01-01T00:00:00Z</date>",
    "<data></data>", "<data>\n\tTWFu\n\tTWE=\n</data>", "<data>TQ==TWFu</data>", "<data>TW-F,u</data>",
    "<data>T===</data>",
    "key", "/a/b", "a = b;", "\"a b\" = 'c\"';\n/* x */ d;", "{}", "()", "<>", "<0f 1E>",
    " // only a comment",
    "{a:b = $x/y:z._-; c = 1.5; d = <>; e = (1, 2,);}", "\"\\a\\b\\f\\n\\r\\t\\v\\\"\\'\\q\\\\\\\n\\中\"",
    "'\\341\\0\\08\\1011'",
    "\"\\U6d59\\U12\\U1g\\Ud83d\\Ude00\"", "(\u{2028}a\u{B},\u{C}b\u{2029})",
  ])
  func unusualFormsAreReadAsFoundationReadsThem(_ source: String) throws {
    let value = try ReadingSupport.read(source).root.value
    #expect(ReadingSupport.difference(value, try ReadingSupport.foundation(Array(source.utf8))) == nil)
  }

  /// Silently losing or changing what a file says is worse than refusing it.
  @Test(arguments: [
    "<dict><key>a</key><key>b</key></dict>", "<array><key>a</key></array>",
    "<array><plist><true/></plist></array>",
    "<dict><key>a</key><true/><key>a</key><false/></dict>", "{a = b; a = c;}", "<real>nan</real>",
    "<real>1e999</real>",
    "<integer>18446744073709551615</integer>", "<date>2011-13-01T00:00:00Z</date>", "<data>TWE</data>",
    "<string>&#;</string>",
    "<array \n<dict/></array>", "a = b; = c", "\"\\Ud83d\"", "\"\\376\"", "/* not closed",
  ])
  func whatFoundationMisreadsIsRefused(_ source: String) {
    #expect(throws: Never.self) { try ReadingSupport.foundation(Array(source.utf8)) }
    #expect(throws: Diagnostic.self) { try ReadingSupport.read(source) }
  }
}
