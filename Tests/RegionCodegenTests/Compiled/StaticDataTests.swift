import RepositoryFiles

// The tools that look into object files, and the allocator that is counted, are those of Linux.
#if os(Linux)
  import Foundation
  import Testing

  @testable import region_codegen

  /// Tables cost nothing to load and nothing to read, in the code that a release build makes of them.
  @Suite struct StaticDataTests {
    private static func bundledTable() throws -> (source: String, layout: TableLayout) {
      let document = try Document.read(try Repository.bytes("data/china.plist"))
      let layout = try TableLayout(recognize(document).regions)
      let source = TableSource(
        name: "China", access: .public, layout: layout, inputs: [.init(fileName: "china.plist", fingerprint: "0")])
      return (source.render(), layout)
    }

    @Test func theBundledTableIsDataAndNotCodeThatFillsIt() throws {
      let folder = try TemporaryFolder()
      try folder.compileRuntime()
      let (source, layout) = try Self.bundledTable()
      try folder.compileTable(source)
      let symbols = try folder.run("llvm-nm", ["--print-size", "Table.o"]).split(separator: "\n")

      // An array that is filled at run time is allocated first.
      let allocators = ["swift_allocObject", "swift_allocateUninitialized", "_allocateUninitializedArray"]
      for symbol in symbols {
        #expect(!allocators.contains { symbol.contains($0) }, "\(symbol)")
      }

      // Constant data needs no initializer: nothing is run when a column is first used, except for nothing itself.
      for symbol in symbols.map({ $0.split(separator: " ") }) where symbol.last?.hasSuffix("_WZ") == true {
        #expect((Int(symbol[1], radix: 16) ?? 0) <= 1, "\(symbol) is code that fills a column")
      }
      let slots = try #require(layout.codeIndex).slots
      for (name, bytes) in [
        ("4rows", layout.rows.count * 8), ("9nameTexts", layout.regions.count * 8), ("9codeSlots", slots.count * 4),
      ] {
        // Address, size, type, name. `vpZ` ends a static property, and R is the section that cannot be written to.
        let columns = symbols.filter { $0.contains(name) && $0.hasSuffix("vpZ") }.map { $0.split(separator: " ") }
        try #require(columns.count == 1, "there is one static array \(name)")
        #expect(columns[0][2] == "R", "\(name) is constant")
        #expect(Int(columns[0][1], radix: 16) == bytes, "\(name) holds its elements and nothing else")
      }
    }

    /// A module that reads an element of another module's array may copy all of it first, and nothing but time tells.
    @Test func noArrayIsCopiedToReadAnElement() throws {
      let long: [RegionNode] = (0..<60).map { root in
        .region(
          "r\(root)", code: "\(root + 1)", (1..<100).map { .region("长名称的区域\(root)-\($0)", code: "\(root + 1)00\($0)") })
      }
      let longTable = TableSource(name: "China", access: .public, layout: try TableLayout(long), inputs: []).render()
      for table in [try Self.bundledTable().source, longTable] {
        let folder = try TemporaryFolder()
        try folder.compileRuntime()
        try folder.compileTable(table)
        try folder.write(
          """
          import RegionTables
          import Table
          for region in China.regions {
            print(region.name, region.nameUTF8.count, region.shortName.utf8.count, region.children.count, region.depth)
            print(region.parent?.index ?? 0, region.integerCode ?? 0, region.kind?.name ?? "", region.path.count)
            print(China[code: region.index]?.index ?? 0)
          }
          """, to: "main.swift")
        try folder.run("swiftc", ["-swift-version", "6", "-O", "-I", ".", "-c", "main.swift", "-o", "main.o"])
        let functions = try folder.run("llvm-nm", ["--undefined-only", "main.o"]).split(separator: "\n")
        #expect(functions.contains { $0.contains("China") }, "the table is read")
        #expect(!functions.contains { $0.hasSuffix(" memcpy") })
      }
    }

    /// Where there is no `InlineArray`, as on Apple's systems before version 26, columns are arrays.
    @Test func withArraysInPlaceOfConstantDataTheTableIsTheSame() throws {
      let folder = try TemporaryFolder()
      try folder.compileRuntime()
      let (source, layout) = try Self.bundledTable()
      let program = """
        import RegionTables
        import Table
        for region in China.depthFirst {
          print(region.code ?? "", region.path, region.kind?.name ?? "", China[code: region.code ?? ""]?.index ?? -1)
        }
        """
      try folder.compileTable(source)
      let constant = try folder.runProgram(program)
      let condition = "#if compiler(>=6.2) && !canImport(Darwin)"
      try #require(source.contains(condition))
      try folder.compileTable(
        source.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.contains(condition) ? "#if false" : String($0) }.joined(separator: "\n"))
      let arrays = try folder.runProgram(program)
      #expect(constant == arrays)
      #expect(constant.split(separator: "\n").count == layout.regions.count)
    }

    @Test func aProgramHasThePinyinOfItsTableOnlyIfItUsesIt() throws {
      let folder = try TemporaryFolder()
      try folder.compileRuntime()
      let (_, layout) = try Self.bundledTable()
      try folder.write(
        TableSource(name: "China", access: .internal, layout: layout, inputs: []).render(), to: "Table.swift")
      func hasPinyin(_ statement: String) throws -> Bool {
        try folder.write("import RegionTables\n" + statement, to: "main.swift")
        try folder.run(
          "swiftc",
          ["-swift-version", "6", "-O", "-wmo", "-I", ".", "main.swift", "Table.swift", "RegionTables.o"]
            + ["-Xlinker", "--gc-sections", "-o", "program"])
        let program = try Data(contentsOf: folder.url.appendingPathComponent("program"))
        return program.range(of: Data("Běijīng Shì\0Tiānjīn Shì".utf8)) != nil
      }
      #expect(try hasPinyin("print(China.sections(atDepth: 0).count)"))
      #expect(try !hasPinyin("print(China.regions.count, China.regions(named: CommandLine.arguments[0]))"))
    }

    @Test func visitingAndFindingRegionsTakesNothingFromTheHeap() throws {
      let folder = try TemporaryFolder()
      try folder.compileRuntime()
      try folder.compileLibrary("RegionSelection")
      try folder.compileTable(try Self.bundledTable().source)
      try folder.write(
        """
        #include <stddef.h>
        extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
        extern void *__libc_memalign(size_t, size_t);
        static long count;
        long allocation_count(void) { return count; }
        void *malloc(size_t size) { ++count; return __libc_malloc(size); }
        void *calloc(size_t n, size_t size) { ++count; return __libc_calloc(n, size); }
        void *realloc(void *old, size_t size) { ++count; return __libc_realloc(old, size); }
        void *aligned_alloc(size_t align, size_t size) { ++count; return __libc_memalign(align, size); }
        int posix_memalign(void **out, size_t align, size_t size) {
          ++count;
          return (*out = __libc_memalign(align, size)) ? 0 : 12;
        }
        """, to: "count.c")
      try folder.run("clang", ["-O1", "-c", "count.c"])
      let output = try folder.runProgram(
        """
        import RegionSelection
        import Table

        extension China: @retroactive GBT2260Table {}

        @_silgen_name("allocation_count") func allocationCount() -> Int

        @inline(never) func visit() -> Int {
          var sum = 0
          for region in China.depthFirst {
            sum &+= region.name.utf8.count &+ region.nameUTF8.count &+ region.depth
            sum &+= (region.code ?? "").utf8.count &+ Int(region.integerCode ?? 0)
            sum &+= region.kind?.name.utf8.count ?? 0
            sum &+= region.children.count &+ region.siblings.count &+ (region.parent?.index ?? 0)
            for step in region.path { sum &+= step.index }
            for ancestor in region.ancestors { sum &+= ancestor.index }
          }
          for depth in 0..<China.depthCount {
            for region in China.regions(atDepth: depth) { sum &+= region.index }
          }
          return sum &+ choose() &+ chooseAnything() &+ arrange()
        }

        @inline(never) func choose() -> Int {
          var selection = CascadeSelection<China>(paddedTo: 3)
          var sum = 0
          for region in China.regions {
            sum &+= selection.select(region).reloadedColumns.count
            for column in 0..<selection.columnCount {
              let count = selection.rowCount(inColumn: column)
              sum &+= count &+ (selection.selectedRow(inColumn: column) ?? 0)
              sum &+= selection.title(ofRow: count - 1, inColumn: column)?.utf8.count ?? 0
              sum &+= selection.select(row: count - 1, inColumn: column).scrolledColumns.count
            }
          }
          return sum
        }

        // What selections are made from, and what they store, is there before anything is counted.
        let presentations = [
          CascadeSelection<China>(), CascadeSelection(stopAt: 1), CascadeSelection(paddedTo: 3),
          CascadeSelection(paddedTo: 3, extraRows: ["请选择一个省级行政区", "不限", "全部的县级行政区划"]),
        ]
        let rows = [11, 1, 2]
        let paths = [["浙江省", "杭州市", "西湖区"], ["北京市", "北京市", "朝阳区"], ["浙江", "西湖"], ["浙江省", "没有这个地方没有"], []]
        let saved: [SavedRegion] = [
          .codes(["330000", "330100", "330106"]), .codes(["440000", "441900"], columnCount: 3),
          .codes(["330000", "330100", "330199"]), .codes(["990000"]), .names(["内蒙古自治区", "呼伦贝尔市"]), .names([]),
        ]
        let codes = ["330106", "441900", "990000", "no code, and not a short one"]

        /// Every operation that hands out neither an array nor a text of several names.
        @inline(never) func chooseAnything() -> Int {
          var sum = 0
          func look(_ selection: CascadeSelection<China>, _ change: CascadeChange) {
            sum &+= change.outcome == .exact ? 1 : change.outcome == .partial ? 2 : 3
            sum &+= change.reloadedColumns.count &+ change.scrolledColumns.count
            for column in -1...selection.columnCount {
              for region in selection.rows(inColumn: column).prefix(3) { sum &+= region.index }
              sum &+= selection.extraRow(inColumn: column)?.utf8.count ?? 0
              sum &+= selection.region(inColumn: column)?.index ?? 0
              sum &+= selection.region(atRow: 1, inColumn: column)?.index ?? 0
              sum &+= selection.title(ofRow: 0, inColumn: column)?.utf8.count ?? 0
            }
            sum &+= selection.region?.index ?? 0
            sum &+= selection.path?.count ?? 0
            sum &+= selection.isComplete ? 1 : 0
            sum &+= selection.unrestored == nil ? 0 : 1
            let location = selection.region?.location
            sum &+= (location?.state?.utf8.count ?? 0) &+ (location?.city?.utf8.count ?? 0)
            sum &+= location?.district?.utf8.count ?? 0
          }
          for presentation in presentations {
            var selection = presentation
            for path in paths { look(selection, selection.select(path: path)) }
            for code in codes { look(selection, selection.select(code: code)) }
            for saved in saved { look(selection, selection.select(saved)) }
            look(selection, selection.select(code: 330_106))
            look(selection, selection.select(code: -1))
            look(selection, selection.select(indices: rows))
            look(selection, selection.select(indices: 7..<9))
            look(selection, selection.select(row: .max, inColumn: .min))
            if let region = China[code: 330_106] { look(selection, selection.select(region)) }
            var hasher = Hasher()
            selection.hash(into: &hasher)
            sum &+= selection == presentation ? 1 : 0
          }
          return sum
        }

        @inline(never) func arrange() -> Int {
          let grid = RegionGrid(China.roots, columnCount: 4)
          var sum = 0
          for section in 0..<grid.sectionCount {
            for region in grid.items(inSection: section) { sum &+= grid.position(of: region)?.item ?? 0 }
          }
          let list = IndexedRegions(China.sections(atDepth: 1))
          for section in 0..<list.sectionCount {
            sum &+= list.title(ofSection: section)?.utf8.count ?? 0
            for item in 0..<list.itemCount(inSection: section) {
              sum &+= list.region(atItem: item, inSection: section)?.index ?? 0
            }
          }
          let search = China.search("hz")
          for region in China.roots where search.contains(region) { sum &+= region.index }
          return sum
        }

        let words = ["中国", "浙江", "杭州市", "西湖"]
        let text = "浙江省 杭州市　西湖区"
        let glued = ["中国浙江省/杭州", "西湖"]
        let several = ["江苏", "鼓楼区"]
        let villages = "330106001002"
        let keptCodes = ["330106", "999999", "x"].map { RegionCode<China>($0) } + [RegionCode(110_105)]

        @inline(never) func find() -> Int {
          var sum = 0
          for region in China.regions {
            sum &+= region.shortName.utf8.count
            for other in China.regions(named: region.name) { sum &+= other.index }
          }
          for name in ["朝阳", "hangz", "hz", "", "x"] {
            for region in China.search(name) { sum &+= region.index &+ region.pinyinInitials.utf8.count }
          }
          for depth in 0..<China.depthCount {
            for section in China.sections(atDepth: depth) {
              for region in section.regions { sum &+= region.index &+ section.title.utf8.count }
            }
          }
          for region in China.regions(of: .district) { sum &+= region.index }
          for region in China.regions(at: .county) { sum &+= region.index }
          sum &+= China.region(covering: villages)?.index ?? 0
          sum &+= China.region(covering: "110100")?.index ?? 0
          sum &+= China.region(covering: "999999")?.index ?? 0
          sum &+= China.region(ofIdentityCard: "11010519491231002X")?.index ?? 0
          for code in keptCodes { sum &+= code.region?.index ?? 0 }
          for name in ["延边", "延边州", " 浙江　", "没有", "朝阳区 "] { sum &+= China.regions(named: name).count }
          sum &+= China.region(path: words).region?.index ?? 0
          sum &+= China.region(path: glued).region?.index ?? 0
          sum &+= China.region(path: text).region?.index ?? 0
          sum &+= China.region(administrativeArea: words[1], locality: words[2], subLocality: text).region?.index ?? 0
          return sum
        }

        @inline(never) func findSeveral() -> Int { China.region(path: several).candidates.count }

        @inline(never) func allocate() -> [Int] { Array(repeating: 1, count: CommandLine.argc > 0 ? 10 : 0) }

        // The runtime sets up types and the console the first time that they are used.
        print(visit() &+ find(), allocate().count, findSeveral())
        let before = allocationCount()
        let sum = visit() &+ find()
        let after = allocationCount()
        let array = allocate()
        let control = allocationCount()
        let candidates = findSeveral()
        let last = allocationCount()
        print(sum, array.count, candidates)
        print(after - before, control - after, last - control)
        """, objects: ["RegionSelection.o", "count.o"])
      let lines = output.split(separator: "\n")
      #expect(lines.first == lines.dropFirst().first)
      // The second number shows that the counter counts. Only regions that fit equally well are handed out in an array.
      #expect(lines.last == "0 1 1")
    }
  }
#endif
