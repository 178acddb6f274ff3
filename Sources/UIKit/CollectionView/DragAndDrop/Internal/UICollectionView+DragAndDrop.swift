import Foundation
internal import TableEngine

extension UICollectionView: UISpringLoadedInteractionSupporting {}

/// The parts of drag and drop, made when they are first needed.
extension UICollectionView {
    func setDragDelegate(_ delegate: (any UICollectionViewDragDelegate)?) {
        guard parts.dragging.ifMade != nil || delegate != nil else { return }
        if parts.dragging.ifMade == nil {
            let made = keep(ListDragging(host: CollectionDragHost(view: self)), as: \.dragging)
            made.interaction.isEnabled = dragInteractionEnabled
            addInteraction(made.interaction)
        }
        parts.dragging.ifMade?.host.delegate = delegate
        // Items of the view itself can be dropped without a drop delegate.
        if delegate != nil { installDropping() }
    }

    func setDropDelegate(_ delegate: (any UICollectionViewDropDelegate)?) {
        guard parts.dropping.ifMade != nil || delegate != nil else { return }
        installDropping()
        parts.dropping.ifMade?.host.delegate = delegate
    }

    private func installDropping() {
        guard parts.dropping.ifMade == nil else { return }
        addInteraction(keep(ListDropping(host: CollectionDropHost(view: self)), as: \.dropping).interaction)
    }

    func setSpringLoaded(_ isSpringLoaded: Bool) {
        guard isSpringLoaded != (springs != nil) else { return }
        if let springs { removeInteraction(springs) }
        springs = isSpringLoaded ? ListSprings.interaction(CollectionSpringHost(view: self)) : nil
        if let springs { addInteraction(springs) }
    }

    /// The whole cell, with its round corners.
    static func dragPreviewParameters(of cell: any DraggedCell) -> UIDragPreviewParameters {
        let parameters = UIDragPreviewParameters()
        let radius = max(cell.layer.cornerRadius, SystemMetrics.current.dragging.cornerRadius)
        parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: radius)
        parameters.backgroundColor = cell.backgroundColor ?? .clear
        return parameters
    }

    func springLoadsByDefault(_ indexPath: IndexPath) -> Bool {
        parts.dragging.ifMade?.isDragged(RowIndex(indexPath)) != true
    }
}
