import Foundation
internal import TableEngine

/// Performs a drop on a list: the data source moves the row, or the drop delegate uses a coordinator.
extension ListDropping {
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let session = session as? DropSession else { return }
        stopScrolling()
        host.pass {
            host.finishWaiting()
            if isMoving {
                moveRow(of: session)
            } else {
                performDrop(of: session)
            }
        }
    }

    /// Has the data source move the row to the room that is open for it.
    private func moveRow(of session: DropSession) {
        guard host.isReady, let target = host.moveTarget, let item = session.items.first else {
            return host.endMove(animated: true)
        }
        let new = host.makeEnds(
            for: session,
            DropDecision(
                proposal: UIDropProposal(operation: .move), intent: .insertAtDestination, destination: target))
        ends = new
        if let row = host.commitMove(of: item) { new.add(item, .row(host.cell(at: row))) }
    }

    private func performDrop(of session: DropSession) {
        guard host.hasDelegate else { return }
        let decision =
            decision
            ?? DropDecision(proposal: UIDropProposal(operation: .copy), intent: .unspecified, destination: nil)
        let new = host.makeEnds(for: session, decision)
        ends = new
        highlight(nil)
        host.perform(with: new)
        new.isOpen = false
        host.setRoom(before: nil, for: nil)
        host.list?.layoutIfNeeded()
    }

    // MARK: Animations

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let ends else { return nil }
        switch ends.end(of: item) {
        case nil: return nil
        case .target(let target): return defaultPreview.retargetedPreview(with: target)
        case .row(let cell): return preview(of: cell)
        case .placeholder(let row, let parameters):
            guard let frame = row.frameInList else { return nil }
            let cell = row.draggedCell
            take(cell)
            return target(cell, frame, parameters ?? host.standardParameters(of: cell))
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
    private func preview(of cell: (any DraggedCell)?) -> UITargetedDragPreview? {
        guard let cell, cell.window != nil, let row = host.row(of: cell) else { return nil }
        let parameters = host.pass { host.previewParameters(at: row) }
        guard let row = host.row(of: cell), let frame = host.frame(of: row) else { return nil }
        defer { take(cell) }
        return target(cell, frame, parameters ?? host.standardParameters(of: cell))
    }

    private func target(
        _ cell: any DraggedCell, _ frame: CGRect, _ parameters: UIDragPreviewParameters
    ) -> UITargetedDragPreview? {
        guard let container = cell.superview ?? host.list else { return nil }
        let target = UIDragPreviewTarget(container: container, center: CGPoint(x: frame.midX, y: frame.midY))
        cell.isTakenByDrag = false
        return UITargetedDragPreview(view: cell, parameters: parameters, target: target)
    }

    /// Hides a cell until its item has arrived.
    private func take(_ cell: any DraggedCell) {
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
        guard let ends else { return }
        let clients = ends.animator(of: item)
        animator.addAnimations { clients?.animate() }
        animator.addCompletion { [weak self] position in
            self?.releaseCells()
            clients?.finish(at: position)
        }
    }
}
