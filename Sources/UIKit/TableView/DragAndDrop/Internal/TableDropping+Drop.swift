import Foundation
internal import TableEngine

/// Performs a drop on a table: the data source moves the row, or the drop delegate uses a coordinator.
extension TableDropping {
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let table, let session = session as? DropSession else { return }
        stopScrolling()
        table.calls.pass {
            if isReordering {
                moveRow(of: session, in: table)
            } else {
                performDrop(of: session, in: table)
            }
        }
    }

    /// Has the data source move the row to the room that is open for it.
    private func moveRow(of session: DropSession, in table: UITableView) {
        guard let held = table.frames.held?.row, table.reordering.isReady,
            held.exists(in: table.contents.counts)
        else { return endReordering() }
        let new = TableDropCoordinator(
            session, table, destination: held.target, UITableViewDropProposal(operation: .move))
        coordinator = new
        endReordering(animated: false)
        if held.row != held.target { table.reordering.move(held.row, to: held.target, animated: false) }
        table.layout.invalidate()
        table.layoutIfNeeded()
        guard let item = session.items.first, let row = table.dragging?.row(of: item) else { return }
        new.setEnd(of: item, toRow: row)
    }

    private func performDrop(of session: DropSession, in table: UITableView) {
        guard let delegate else { return }
        let proposal = proposal ?? UITableViewDropProposal(operation: .copy)
        let new = TableDropCoordinator(session, table, destination: destination, proposal)
        coordinator = new
        highlight(nil)
        let openings = table.openings
        openings.isFilling = true
        delegate.tableView(table, performDropWith: new)
        openings.isFilling = false
        new.isOpen = false
        openings.setHover(nil, height: 0)
        table.layoutIfNeeded()
    }

    // MARK: Animations

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let table, let coordinator else { return nil }
        switch coordinator.end(of: item) {
        case nil: return nil
        case .target(let target): return defaultPreview.retargetedPreview(with: target)
        case .row(let cell): return preview(of: cell, in: table)
        case .placeholder(let row, let parameters):
            guard let frame = table.openingsIfMade?.frame(of: row) else { return nil }
            take(row.cell)
            return target(row.cell, frame, parameters ?? table.previewParameters(of: row.cell), in: table)
        case .rect(let cell, let rect):
            guard let cell, cell.window != nil else { return nil }
            let size = defaultPreview.parameters.visiblePath?.bounds.size ?? defaultPreview.size
            let fit = min(rect.width / max(size.width, 1), rect.height / max(size.height, 1))
            let scale = max(fit, 0.01)
            return defaultPreview.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
                    transform: CGAffineTransform(scaleX: scale, y: scale)))
        }
    }

    /// The cell of a new row, where it will be.
    private func preview(of cell: UITableViewCell?, in table: UITableView) -> UITargetedDragPreview? {
        guard let cell, cell.window != nil, let row = table.cells.row(of: cell) else { return nil }
        let parameters = table.calls.pass {
            delegate(for: Methods.previewParameters)?
                .tableView(table, dropPreviewParametersForRowAt: row.indexPath) ?? nil
        }
        guard let row = table.cells.row(of: cell) else { return nil }
        defer { take(cell) }
        return target(cell, table.frames.frame(of: row), parameters ?? table.previewParameters(of: cell), in: table)
    }

    private func target(
        _ cell: UITableViewCell, _ frame: CGRect, _ parameters: UIDragPreviewParameters, in table: UITableView
    ) -> UITargetedDragPreview {
        let target = UIDragPreviewTarget(
            container: cell.superview ?? table, center: CGPoint(x: frame.midX, y: frame.midY))
        cell.isTakenByDrag = false
        return UITargetedDragPreview(view: cell, parameters: parameters, target: target)
    }

    /// Hides a cell until its item has arrived.
    private func take(_ cell: UITableViewCell) {
        // The picture of the cell is taken after this call.
        DelayedCall(after: 0) { [weak self, weak cell] in
            guard let self, let cell, taken.contains(where: { $0 === cell }) else { return }
            cell.isTakenByDrag = true
        }
        if !taken.contains(where: { $0 === cell }) { taken.append(cell) }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
        guard let coordinator else { return }
        let clients = coordinator.animator(of: item)
        animator.addAnimations { clients?.animate() }
        animator.addCompletion { [weak self] position in
            self?.releaseCells()
            clients?.finish(at: position)
        }
    }
}
