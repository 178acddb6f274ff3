/// One of the two controllers of a transition: what its context says of it.
@MainActor
struct TransitionSide {
    weak var controller: UIViewController?
    /// The view that the animator moves, asked for again with every use, because presentation controllers exchange it.
    let view: () -> UIView?
    /// Zero if the view is not shown before the transition.
    let initialFrame: CGRect
    /// Zero if the transition removes the view.
    let finalFrame: () -> CGRect

    /// The side of a controller whose view appears.
    static func arriving(
        _ controller: UIViewController?, view: @escaping () -> UIView?, at frame: @escaping () -> CGRect
    ) -> TransitionSide {
        TransitionSide(controller: controller, view: view, initialFrame: .zero, finalFrame: frame)
    }

    /// The side of a controller whose view disappears.
    static func leaving(
        _ controller: UIViewController?, view: @escaping () -> UIView?, from frame: CGRect
    ) -> TransitionSide {
        TransitionSide(controller: controller, view: view, initialFrame: frame, finalFrame: { .zero })
    }

    /// The side of a controller whose view stays below the others, and is left alone.
    static func staying(_ controller: UIViewController?) -> TransitionSide {
        let frame = controller?.viewIfLoaded?.frame ?? .zero
        return TransitionSide(controller: controller, view: { nil }, initialFrame: frame, finalFrame: { frame })
    }
}
