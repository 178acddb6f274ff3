@testable import UIKit

/// A plain view that remembers how a list shows it.
final class FakeCell: UIView, DraggedCell, SwipedCell {
    var dragLook: CellDragLook?
    var isHighlighted = false
    var isSelected = false
    /// Whether the buttons beside the cell are shown, as it was told last.
    private(set) var showsActions = false

    func configurationStateDidChange(animated: Bool) {}

    func dragDidChange(to state: UICellConfigurationState.DragState) {}
    func setHighlightedByDrag(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }

    var swipeList: (any SwipeList)? { nil }
    var isInCard: Bool { false }
    func roundCardCorners() {}
    func willShowActions(_ isShown: Bool) { showsActions = isShown }
    func didShowActions(_ isShown: Bool) { showsActions = isShown }
}
