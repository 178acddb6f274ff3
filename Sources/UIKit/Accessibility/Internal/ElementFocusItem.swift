/// Stands for an accessibility element that is not a view, such as a button that a view draws, where keys move the focus.
///
/// Owned by the element. Keys alone reach it, as they reach controls; see ``KeyReach``.
@MainActor
final class ElementFocusItem: NSObject, KeyElement {
    private weak var owner: UIAccessibilityElement?

    init(of element: UIAccessibilityElement) {
        owner = element
        super.init()
    }

    var element: UIAccessibilityElement? { owner }

    private var view: UIView? { owner?.nearestView }

    var isOperated: Bool {
        guard let owner, owner.isAccessibilityElement, let view, !AccessibilityTree.isHidden(view) else { return false }
        let traits = owner.accessibilityTraits
        return !traits.contains(.notEnabled) && !traits.isDisjoint(with: [.button, .link, .adjustable])
    }

    func activate() {
        guard let owner, !owner.accessibilityActivate(), let view, Focusability.isReachable(view) else { return }
        view.tapByKey(at: owner.accessibilityActivationPoint)
    }

    var isAdjustable: Bool { owner?.accessibilityTraits.contains(.adjustable) ?? false }

    func adjust(up isUp: Bool) {
        if isUp { owner?.accessibilityIncrement() } else { owner?.accessibilityDecrement() }
    }

    // MARK: The focus

    var canBecomeFocused: Bool { false }

    /// In the view's coordinates.
    var frame: CGRect {
        guard let owner, let view, let window = view.window else { return .zero }
        return view.convert(window.convert(owner.accessibilityFrame, from: nil as UIWindow?), from: window)
    }

    var parentFocusEnvironment: (any UIFocusEnvironment)? { view }
    var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    var focusItemContainer: (any UIFocusItemContainer)? { nil }
    func setNeedsFocusUpdate() { view?.setNeedsFocusUpdate() }
    func updateFocusIfNeeded() { view?.updateFocusIfNeeded() }
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}

extension UIView {
    /// What keys reach of the elements that the view names and that are no views, in their order. *Client.*
    var keyElements: [any KeyElement] {
        (AccessibilityTree.ownElements(of: self) ?? []).compactMap { ($0 as? UIAccessibilityElement)?.focusItem }
            .filter(\.isOperated)
    }
}
