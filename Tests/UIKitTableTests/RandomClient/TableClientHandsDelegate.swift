@testable import UIKit

/// A delegate whose rows have swipe actions, that chooses targets for moved rows and refuses some rows the focus, and
/// some moves of it.
final class TableClientHandsDelegate: TableClientDelegate, UITableViewDelegate {
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        client.callback("willBeginEditingRow")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        client.callback("didEndEditingRow")
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        client.callback("leadingSwipeActions")
        return client.answer(outOf: 3) == 0 ? nil : configuration(tableView, indexPath)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        client.callback("trailingSwipeActions")
        return client.answer(outOf: 3) == 0 ? nil : configuration(tableView, indexPath)
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        client.callback("targetForMove")
        guard client.answer(outOf: 4) == 0 else { return proposedDestinationIndexPath }
        return IndexPath(row: client.answer(outOf: 6), section: client.answer(outOf: 4))
    }

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        client.callback("canFocus")
        return client.answer(outOf: 6) > 0
    }

    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        client.callback("shouldUpdateFocus")
        return client.answer(outOf: 6) > 0
    }

    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        client.callback("didUpdateFocus")
    }

    private func configuration(_ table: UITableView, _ path: IndexPath) -> UISwipeActionsConfiguration {
        let id = (table.dataSource as? TableClientSource)?.data.item(at: path)?.id
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak table, client] _, _, done in
            client.callback("delete action")
            let data = (table?.dataSource as? TableClientSource)?.data
            let isHere = table === client.list.view && data?.path(ofID: id) != nil
            if let data, isHere, let path = data.path(ofID: id) { client.commit(.delete, at: path, in: data) }
            done(isHere)
        }
        let other = UIContextualAction(style: .normal, title: "Other") { [client] _, _, done in
            client.callback("other action")
            if client.answer(outOf: 3) > 0 { done(true) }
        }
        let actions = [[], [delete], [delete, other], [other]][client.answer(outOf: 4)]
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = client.answer(outOf: 2) == 0
        return configuration
    }
}
