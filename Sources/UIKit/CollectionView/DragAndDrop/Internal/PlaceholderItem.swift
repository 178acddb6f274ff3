import Foundation

/// A temporary item of a collection view, with its cell.
@MainActor
final class PlaceholderItem {
    let cell: UICollectionViewCell
    private let placeholder: UICollectionViewPlaceholder
    /// Whether the cell is set up when it is visible next.
    var needsUpdate = true
    private var isVisible = false

    /// Nil if no cell is registered for the identifier, which raises.
    init?(_ placeholder: UICollectionViewPlaceholder, in view: UICollectionView) {
        guard let cell = view.elements.dequeuePlaceholder(placeholder.reuseIdentifier) else {
            CollectionErrors.unregistered(nil, placeholder.reuseIdentifier)
            return nil
        }
        self.cell = cell
        self.placeholder = placeholder
    }

    /// Sets the cell up when it becomes visible, and when the client asks for it. Client code may change everything.
    func show(isVisible: Bool) {
        if isVisible, !self.isVisible { needsUpdate = true }
        self.isVisible = isVisible
        guard isVisible, needsUpdate else { return }
        needsUpdate = false
        placeholder.cellUpdateHandler?(cell)
    }
}

extension PlaceholderItem: DropPlaceholder {
    var draggedCell: any DraggedCell { cell }
    /// The cell has its new frame also while it moves there.
    var frameInList: CGRect? { cell.superview == nil ? nil : cell.frame }
}
