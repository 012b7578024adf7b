#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// Fills a table view with regions from A to Z, with an index at its edge.
  ///
  /// ```swift
  /// let cities = [China.regions(at: .prefecture), China.regions(of: .municipality)].joined()
  /// let list = IndexedRegions(cities, by: \.pinyin, popular: popular, popularTitle: "热门")
  /// controller = RegionListController(list)
  /// controller.onSelect = { region in print(region.path) }
  /// view.addSubview(controller.tableView)
  /// ```
  ///
  /// Keep a strong reference to the controller as long as the table view is shown: table views do not keep their data
  /// sources. For a collection view, `IndexedRegions` of `RegionSelection` has all that its data source is asked for but the cells.
  @MainActor
  public final class RegionListController<Table: RegionTable>: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// The view with the list. The controller is its data source and delegate.
    public let tableView: UITableView

    /// What the table view shows.
    public var list: IndexedRegions<Table> {
      didSet { tableView.reloadData() }
    }

    /// Called after the user has tapped a region.
    public var onSelect: ((Region<Table>) -> Void)?

    /// - Parameters:
    ///   - list: What the table view shows first.
    ///   - tableView: A view of your own, such as one from a storyboard.
    public init(_ list: IndexedRegions<Table>, tableView: UITableView = UITableView()) {
      self.list = list
      self.tableView = tableView
      super.init()
      tableView.dataSource = self
      tableView.delegate = self
      tableView.reloadData()
    }

    // A generic class must declare what Objective-C calls in its body, not in extensions.

    public func numberOfSections(in tableView: UITableView) -> Int {
      list.sectionCount
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      list.itemCount(inSection: section)
    }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      list.title(ofSection: section)
    }

    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      list.indexTitles
    }

    public func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      // There is one title for each section.
      index
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let identifier = "region"
      let cell =
        tableView.dequeueReusableCell(withIdentifier: identifier)
        ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
      let region = list.region(atItem: indexPath.row, inSection: indexPath.section)
      cell.textLabel?.text = region?.name
      cell.accessibilityLabel = region?.path.joined(separator: " ")
      return cell
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      guard let region = list.region(atItem: indexPath.row, inSection: indexPath.section) else { return }
      onSelect?(region)
    }
  }
#endif
