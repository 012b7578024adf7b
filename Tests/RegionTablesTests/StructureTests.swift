import RegionTables
import TableProperties
import Testing

@Suite struct StructureTests {
  @Test func everyShapeOfTreeHoldsTogether() {
    #expect(TableProperties(of: EmptyTable.self).violations.isEmpty)
    #expect(TableProperties(of: OneRegion.self).violations.isEmpty)
    #expect(TableProperties(of: Ragged.self).violations.isEmpty)
    #expect(TableProperties(of: LeavesFirst.self).violations.isEmpty)
    #expect(TableProperties(of: ThousandChildren.self).violations.isEmpty)
    #expect(TableProperties(of: TenLevels.self).violations.isEmpty)
  }

  @Test func anEmptyTableHasNothing() {
    #expect(EmptyTable.count == 0)
    #expect(EmptyTable.depthCount == 0)
    #expect(EmptyTable.roots.isEmpty)
    #expect(Array(EmptyTable.depthFirst).isEmpty)
  }

  @Test func tenLevelsAreTenLevels() {
    #expect(TenLevels.depthCount == 10)
    #expect(TenLevels.regions.last?.depth == 9)
    #expect(TenLevels.regions.last?.path.count == 10)
  }

  @Test func aThousandChildrenAreOneSlice() {
    let parent = ThousandChildren.roots[1]
    #expect(parent.children.count == 1_000)
    #expect(parent.children.last?.parent == parent)
    #expect(ThousandChildren.roots[0].children.isEmpty)
  }

  @Test func aPartOfASliceIsASliceThatCountsFromZero() {
    let children = ThousandChildren.roots[1].children
    let bounds = [Int.min, -1, 0, 1, 3, 999, 1_000, 1_001, .max]
    for lower in bounds {
      for upper in bounds where lower <= upper {
        let part = children.slice(lower..<upper)
        let expected = children.indices.filter { (lower..<upper).contains($0) }.map { children[$0] }
        #expect(Array(part) == expected, "\(lower)..<\(upper)")
        #expect(part.first == expected.first && part.last == expected.last)
      }
    }
    #expect(EmptyTable.roots.slice(0..<5).isEmpty)
  }
}

@Suite struct RegionTests {
  @Test func aRegionIsFourBytes() {
    #expect(MemoryLayout<Region<Ragged>>.size == 4)
    #expect(MemoryLayout<Regions<Ragged>>.size == 8)
    #expect(MemoryLayout<RegionKind<Ragged>>.size == 1)
  }

  @Test func regionsCompareInTableOrder() {
    let shuffled = Ragged.regions.reversed().sorted()
    #expect(shuffled.map(\.index) == Array(0..<Ragged.count))
  }

  @Test func withoutCodesAndKindsThereAreNone() {
    #expect(Ragged.regions.allSatisfy { $0.code == nil && $0.integerCode == nil && $0.kind == nil })
    #expect(RegionKind<Ragged>.all.isEmpty)
  }

  @Test func regionsCanBeSentAndKeptInSets() async {
    let last = Ragged.regions.last
    let same = await Task { Ragged.regions.last }.value
    #expect(Set([last, same]).count == 1)
    #expect(last?.id == same)
  }
}

@Suite struct RegionsTests {
  @Test func positionsCountFromZeroInEverySlice() {
    for region in Ragged.regions {
      #expect(region.children.startIndex == 0)
      #expect(region.children.enumerated().allSatisfy { region.children[$0.offset] == $0.element })
    }
  }

  @Test func slicesWithoutRegionsAreEqual() {
    let leaves = Ragged.regions.filter(\.children.isEmpty)
    #expect(Set(leaves.map(\.children)).count == 1)
  }

  @Test func aSliceFindsOnlyItsOwnRegions() {
    for region in Ragged.regions {
      for other in Ragged.regions {
        let position = region.children.firstIndex(of: other)
        #expect((position != nil) == (other.parent == region))
      }
    }
  }

  @Test func aSliceListsItsNames() {
    #expect(OneRegion.regions.description == "[a]")
    #expect(EmptyTable.regions.description == "[]")
  }
}
