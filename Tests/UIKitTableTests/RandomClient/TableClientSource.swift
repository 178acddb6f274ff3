@testable import UIKit

/// The methods of a data source that calls its client from every one. The subclasses differ in the methods that they have.
@MainActor
class TableClientSource: NSObject {
    let data: ClientData
    unowned let client: any ListClient

    init(_ data: ClientData, client: any ListClient) {
        self.data = data
        self.client = client
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        client.callback("numberOfSections")
        return data.sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        client.callback("numberOfRows")
        guard data.sections.indices.contains(section) else { return 0 }
        return data.sections[section].items.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        client.callback("titleForHeader")
        return data.sections.indices.contains(section) ? data.sections[section].header : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        client.callback("titleForFooter")
        return data.sections.indices.contains(section) ? data.sections[section].footer : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let item = client.item(data, indexPath, for: tableView)
        let cell = tableView.dequeueReusableCell(withIdentifier: "\(item.id % 2)", for: indexPath)
        cell.textLabel?.text = item.text
        (cell as? ClientCell)?.ownHeight = item.height
        client.callback("cellForRow")
        return cell
    }

    // MARK: Editing

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        let isEditable = data.item(at: indexPath).map(Self.isEditable) ?? true
        client.callback("canEdit")
        return isEditable
    }

    static func isEditable(_ item: ClientData.Item) -> Bool { item.id % 7 != 0 }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        client.callback("commit")
        if tableView === client.list.view { client.commit(editingStyle, at: indexPath, in: data) }
    }

    // MARK: Prefetching

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        client.callback("prefetch")
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        client.callback("cancelPrefetching")
    }
}

final class TableClientPlainSource: TableClientSource, UITableViewDataSource, UITableViewDataSourcePrefetching {}
