#if canImport(SwiftUI)
  public import SwiftUI

  /// Linked pickers side by side, one for each column of a selection.
  ///
  /// ```swift
  /// @State private var selection = CascadeSelection<China>(paddedTo: 3)
  ///
  /// var body: some View {
  ///   RegionPicker(selection: $selection, columnNames: ["省", "市", "区"])
  ///     .pickerStyle(.wheel)   // or .menu
  /// }
  /// ```
  @available(iOS 14, macCatalyst 14, macOS 11, tvOS 14, watchOS 7, *)
  public struct RegionPicker<Table: RegionTable>: View {
    @Binding private var selection: CascadeSelection<Table>
    private let columnNames: [String]

    /// - Parameters:
    ///   - selection: What is chosen.
    ///   - columnNames: What the pickers are called when they are read out, from the first on.
    public init(selection: Binding<CascadeSelection<Table>>, columnNames: [String] = []) {
      _selection = selection
      self.columnNames = columnNames
    }

    public var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<selection.columnCount, id: \.self) { column in
          Picker(name(ofColumn: column), selection: $selection[rowInColumn: column]) {
            ForEach(0..<selection.rowCount(inColumn: column), id: \.self) { row in
              Text(selection.title(ofRow: row, inColumn: column) ?? "")
                .accessibilityLabel(Text(spokenTitle(ofRow: row, inColumn: column)))
                .tag(row)
            }
          }
          .labelsHidden()
          .frame(minWidth: 0, maxWidth: .infinity)
          .clipped()
        }
      }
    }

    private func name(ofColumn column: Int) -> String {
      columnNames.indices.contains(column) ? columnNames[column] : ""
    }

    private func spokenTitle(ofRow row: Int, inColumn column: Int) -> String {
      selection.region(atRow: row, inColumn: column)?.path.joined(separator: " ")
        ?? selection.title(ofRow: row, inColumn: column) ?? ""
    }
  }

  extension CascadeSelection {
    /// The chosen row of a column, for bindings.
    fileprivate subscript(rowInColumn column: Int) -> Int {
      get { selectedRow(inColumn: column) ?? 0 }
      set { select(row: newValue, inColumn: column) }
    }
  }
#endif
