import Foundation

/// The buttons beside a swiped row. A subview of the cell that lies outside of the cell's bounds, at the side where the
/// cell uncovers the list, so that it moves with the row in every animation.
///
/// Owned by ``SwipedRow``, which says how far the row is open.
final class RowActionsView: UIView {
    let buttons: [RowActionButton]
    private let layout: RowActionLayout
    /// Whether the view is at the cell's left side.
    private let isLeft: Bool
    private var opening: CGFloat = 0
    /// The button that fills the opening.
    private(set) var expanded: Int?

    /// - Parameter choose: called when a button was tapped.
    init(_ actions: RowActionSet, cell: any SwipedCell, choose: @escaping (RowActionButton) -> Void) {
        isLeft = actions.side.isLeft(rightToLeft: cell.isRightToLeft)
        buttons = actions.actions.map { RowActionButton($0, rowHeight: cell.bounds.height) }
        layout = RowActionLayout(widths: buttons.map(\.fullWidth), rowWidth: cell.bounds.width)
        super.init(frame: .zero)
        clipsToBounds = true
        autoresizingMask = [.flexibleHeight, isLeft ? .flexibleRightMargin : .flexibleLeftMargin]
        for button in buttons.reversed() {
            addSubview(button)
            button.addAction(
                UIAction { [weak button] _ in if let button { choose(button) } }, for: .touchUpInside)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The width of all buttons.
    var fullWidth: CGFloat { layout.width }

    /// Places the view beside the cell, and the buttons in it.
    func show(opening: CGFloat, in size: CGSize) {
        self.opening = max(opening, 0)
        let x = isLeft ? -self.opening : size.width
        let frame = CGRect(x: x, y: 0, width: self.opening, height: size.height)
        if self.frame != frame { self.frame = frame }
        placeButtons()
    }

    /// Lets a button fill the opening, or shows all of them again.
    func expand(_ index: Int?, animated: Bool) {
        guard index != expanded else { return }
        expanded = index
        if let index { bringSubviewToFront(buttons[index]) }
        guard animated, UIView.areAnimationsEnabled else { return placeButtons() }
        UIView.animate(
            withDuration: SystemMetrics.current.rowActions.expansionDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut]
        ) { self.placeButtons() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeButtons()
    }

    private func placeButtons() {
        let spans = layout.spans(opening: opening, expanded: expanded)
        for (index, span) in spans.enumerated() {
            let x = isLeft ? opening - span.x - span.width : span.x
            let isExpanded = index == expanded
            buttons[index].place(
                CGRect(x: x, y: 0, width: span.width, height: bounds.height),
                contentWidth: isExpanded ? layout.widths[index] : span.width,
                contentEdge: isExpanded ? (isLeft ? .right : .left) : nil)
        }
    }
}
