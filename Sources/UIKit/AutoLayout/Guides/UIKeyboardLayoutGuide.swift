/// The part of a view that the first responder's input views cover at the window's lower edge. Without input views it
/// has no height, and lies on the lower edge of the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// On Linux input views are always docked; the value has no effect.
    open var followsUndockedKeyboard = false

    /// Whether the guide lies on the safe area's lower edge while nothing is covered, and not on the view's. The default
    /// is true.
    open var usesBottomSafeArea = true {
        didSet { owningView?.insetsDidChangeForConstraints() }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    init(of view: UIView) {
        super.init(identifier: "UIKeyboardLayoutGuide", .insets(Self.insets), of: view)
    }

    /// Everything but the covered strip at the lower edge.
    private static func insets(of view: UIView) -> UIEdgeInsets {
        let size = view.bounds.size
        let isAboveSafeArea = view.layoutStateReference?.keyboardGuide?.usesBottomSafeArea ?? true
        let resting = isAboveSafeArea ? view.safeAreaInsets.bottom : 0
        let covered = view.window.flatMap(\.inputViews.frame).map {
            max(0, size.height - view.convert($0, from: nil as UIView?).minY)
        }
        let top = size.height - max(resting, min(covered ?? 0, size.height))
        return UIEdgeInsets(top: top, left: 0, bottom: covered ?? 0 > resting ? 0 : resting, right: 0)
    }
}
