#if canImport(SwiftUI)
  public import SwiftUI

  /// A list of the regions whose names contain what is typed, each with the regions it is part of.
  ///
  /// ```swift
  /// RegionSearchList(selection: $selection, prompt: "搜索")
  /// ```
  @available(iOS 14, macCatalyst 14, macOS 11, tvOS 14, watchOS 7, *)
  public struct RegionSearchList<Table: RegionTable>: View {
    @Binding private var selection: CascadeSelection<Table>
    @State private var text = ""
    private let prompt: String

    /// - Parameters:
    ///   - selection: Where a region that is tapped is chosen.
    ///   - prompt: What the search field shows while it is empty.
    public init(selection: Binding<CascadeSelection<Table>>, prompt: String) {
      _selection = selection
      self.prompt = prompt
    }

    public var body: some View {
      VStack {
        TextField(prompt, text: $text)
        List(RegionSearch<Table>(text: text).results) { region in
          Button(region.path.joined(separator: " ")) { selection.select(region) }
        }
      }
    }
  }
#endif
