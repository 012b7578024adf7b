#if canImport(SwiftUI)
  public import SwiftUI

  /// A list of the regions that fit what is typed, best first, each with the regions it is part of.
  ///
  /// ```swift
  /// RegionSearchList(selection: $selection, prompt: "搜索", search: China.search)
  /// ```
  ///
  /// While nothing is typed, the list has the roots of the table.
  @available(iOS 14, macCatalyst 14, macOS 11, tvOS 14, watchOS 7, *)
  public struct RegionSearchList<Table: RegionTable>: View {
    @Binding private var selection: CascadeSelection<Table>
    @State private var text = ""
    private let prompt: String
    private let search: (String) -> RegionSearch<Table>

    /// - Parameters:
    ///   - selection: Where a region that is tapped is chosen.
    ///   - prompt: What the search field shows while it is empty.
    ///   - search: The search of the table. It finds by name, and by pinyin and initials (`hangz`, `hz`) where the table
    ///     has pinyin. Code that is generic over tables has no other than the one by name.
    public init(
      selection: Binding<CascadeSelection<Table>>, prompt: String,
      search: @escaping (String) -> RegionSearch<Table>
    ) {
      _selection = selection
      self.prompt = prompt
      self.search = search
    }

    public var body: some View {
      VStack {
        TextField(prompt, text: $text)
        List(results) { region in
          Button(region.path.joined(separator: " ")) { selection.select(region) }
        }
      }
    }

    private var results: [Region<Table>] {
      // More than a hundred is more than anyone reads.
      text.isEmpty ? Array(Table.roots) : Array(search(text).prefix(100))
    }
  }
#endif
