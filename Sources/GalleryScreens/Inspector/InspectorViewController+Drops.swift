import UIKit

/// A dragged row is copied to another place. A temporary row is there for a second, in which the table has uncommitted
/// updates.
extension InspectorViewController: UITableViewDragDelegate, UITableViewDropDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let river = modelIdentifierForElement(at: indexPath, in: tableView) else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: river as NSString))
        item.localObject = river
        return [item]
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { inspect() }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { inspect() }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        inspect()
        return UITableViewDropProposal(
            operation: session.localDragSession == nil ? .cancel : .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { inspect() }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let place = coordinator.destinationIndexPath, let item = coordinator.items.first?.dragItem,
            let river = item.localObject as? String
        else { return }
        let placeholder = UITableViewDropPlaceholder(
            insertionIndexPath: place, reuseIdentifier: "arriving", rowHeight: 44)
        placeholder.cellUpdateHandler = { cell in
            var content = UIListContentConfiguration.cell()
            content.text = "Arriving…"
            content.textProperties.color = .secondaryLabel
            cell.contentConfiguration = content
        }
        arriving[river] = coordinator.drop(item, to: placeholder)
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.arrive(river) }
        }
    }

    /// Puts the copy of a river in the place of its temporary row.
    private func arrive(_ river: String) {
        guard let context = arriving.removeValue(forKey: river) else { return }
        _ = context.commitInsertion { place in
            continents[place.section].rivers.insert("\(river) (2)", at: place.row)
        }
        inspect()
    }
}
