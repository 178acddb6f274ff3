/// What has the focus of a scene. Owned by ``UIFocusSystem`` and changed by ``FocusUpdate``.
@MainActor
final class FocusState {
    /// The focused item; for a row of a list its cell, which may be replaced when the list loads.
    private(set) weak var item: (any UIFocusItem)?
    /// The list whose row has the focus; nil if another item has it, or none.
    private(set) weak var list: ListFocus?
    /// Where the item was in its window when it got the focus. It remains when the item is removed.
    private(set) var place: CGRect?
    /// Whether a move is in progress. Meanwhile others wait.
    var isUpdating = false
    private var ring: FocusRing?

    func set(_ item: (any UIFocusItem)?, in list: ListFocus?) {
        let former = self.item
        self.item = item
        self.list = list
        place = item.map { FocusItems.frame(of: $0) }
        show(item)
        guard former !== item else { return }
        (former as? UIView)?.focusStateDidChange()
        (item as? UIView)?.focusStateDidChange()
        ApplicationRun.current?.assistance.keyboardDidMove()
    }

    /// Called when other content is shown, in which the place says nothing.
    func forgetPlace() { place = nil }

    /// Shows the focused item's effect anew.
    func effectDidChange() { show(item) }

    private func show(_ item: (any UIFocusItem)?) {
        if item == nil, ring == nil { return }
        let ring = ring ?? FocusRing()
        self.ring = ring
        ring.show(for: item)
    }
}
