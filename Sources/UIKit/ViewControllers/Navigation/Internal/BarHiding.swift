import Foundation

/// Hides and shows the bars of a navigation controller by gestures, by the keyboard and in windows of little height.
/// Owned by the controller; created when one of its properties is set or a recognizer is asked for.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?
    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    /// How far a finger moves before the bars react, in points. // unverified
    private static let distance: CGFloat = 20
    private var keyboard: KeyboardObservation?
    private var traitsToken: (any UITraitChangeRegistration)?

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        pan.isEnabled = false
        tap.isEnabled = false
        for recognizer in [pan, tap] {
            recognizer.delegate = self
            recognizer.cancelsTouchesInView = false
        }
        pan.addTarget(self, action: BarHiding.follow)
        tap.addTarget(self, action: BarHiding.toggle)
    }

    /// Called when the view is loaded.
    func attach(to view: UIView) {
        for recognizer in [pan, tap] { view.addGestureRecognizer(recognizer) }
    }

    // MARK: What hides the bars

    var followsKeyboard: Bool {
        get { keyboard != nil }
        set {
            guard newValue != followsKeyboard else { return }
            keyboard = newValue ? KeyboardObservation { [weak self] in self?.show(false) } : nil
        }
    }

    var followsHeight: Bool {
        get { traitsToken != nil }
        set {
            guard newValue != followsHeight else { return }
            if let traitsToken { navigation?.unregisterForTraitChanges(traitsToken) }
            traitsToken = nil
            guard newValue else { return }
            traitsToken = navigation?.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
                [weak self] (navigation: UINavigationController, _: UITraitCollection) in
                self?.show(navigation.traitCollection.verticalSizeClass != .compact)
            }
            if navigation?.traitCollection.verticalSizeClass == .compact { show(false) }
        }
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        let moved = pan.translation(in: pan.view)
        guard pan.state == .changed, abs(moved.y) > abs(moved.x), abs(moved.y) >= Self.distance else { return }
        pan.setTranslation(.zero, in: pan.view)
        show(moved.y > 0)
    }

    private func toggle(_ tap: UITapGestureRecognizer) {
        show(navigation?.isNavigationBarHidden ?? false)
    }

    /// A toolbar without items stays hidden.
    private func show(_ isShown: Bool) {
        guard let navigation else { return }
        navigation.setNavigationBarHidden(!isShown, animated: true)
        guard !isShown || navigation.topViewController?.toolbarItems?.isEmpty == false else { return }
        navigation.setToolbarHidden(!isShown, animated: true)
    }

    // MARK: The recognizers

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }

    /// Bars and controls have their own touches.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = touch.view, let content = navigation?.container, view.isDescendant(of: content) else {
            return false
        }
        var ancestor: UIView? = view
        while let present = ancestor, present !== content {
            if present is UIControl { return false }
            ancestor = present.superview
        }
        return true
    }
}

/// Calls a closure when a keyboard comes, as long as it lives.
private final class KeyboardObservation {
    private let token: any NSObjectProtocol

    init(_ body: @escaping @MainActor () -> Void) {
        token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated(body) }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}
