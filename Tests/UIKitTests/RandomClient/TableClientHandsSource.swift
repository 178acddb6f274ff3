@testable import UIKit

/// A data source with a section index.
final class TableClientHandsSource: TableClientSource, UITableViewDataSource, UITableViewDataSourcePrefetching {
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        client.callback("sectionIndexTitles")
        return data.sections.map { "\($0.id)" }
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        client.callback("sectionForSectionIndexTitle")
        return index
    }
}
