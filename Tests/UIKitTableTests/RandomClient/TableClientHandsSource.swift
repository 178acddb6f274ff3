@testable import UIKit

/// A data source with a section index, whose rows can be moved.
final class TableClientHandsSource: TableClientSource, UITableViewDataSource, UITableViewDataSourcePrefetching {
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        client.callback("sectionIndexTitles")
        return data.sections.map { "\($0.id)" }
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        client.callback("sectionForSectionIndexTitle")
        return index
    }

    // MARK: Moving

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        let isMovable = data.item(at: indexPath).map(Self.isMovable) ?? true
        client.callback("canMove")
        return isMovable
    }

    static func isMovable(_ item: ClientData.Item) -> Bool { item.id % 5 != 0 }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        if tableView === client.list.view { client.move(sourceIndexPath, to: destinationIndexPath, in: data) }
        client.callback("moveRow")
    }
}
