/// An edit menu on screen, from its appearance to its end. The window keeps it in front of all views and as
/// ``UIWindow/editMenu``.
@MainActor
final class EditMenuPresentation {
    enum Phase {
        case willShow, didShow, moved, willHide, didHide
    }

    var onPhase: @MainActor (Phase) -> Void = { _ in }
    /// Called inside the animation of the appearance, and of the disappearance.
    var alongside: @MainActor () -> Void = {}

    private weak var window: UIWindow?
    private let callout: EditCalloutView
    private let direction: CalloutPlacement.Direction
    private var isHiding = false
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero

    init(window: UIWindow, direction: CalloutPlacement.Direction) {
        self.window = window
        self.direction = direction
        callout = EditCalloutView()
        callout.choose = { [weak self] in self?.choose($0) }
        callout.pageDidChange = { [weak self] in self?.place() }
    }

    func show(beside rect: CGRect, in view: UIView, entries: [EditMenuEntry], animated: Bool) {
        guard let window else { return }
        window.editMenu?.hide(animated: false)
        window.editMenu = self
        onPhase(.willShow)
        window.addSubview(callout)
        targetView = view
        targetRect = rect
        callout.show(entries)
        place()
        callout.alpha = 0
        animate(animated) { [self] in
            callout.alpha = 1
            alongside()
        } completion: { [self] in
            if !isHiding { onPhase(.didShow) }
        }
    }

    func move(to rect: CGRect, in view: UIView) {
        guard !isHiding else { return }
        targetView = view
        targetRect = rect
        place()
    }

    /// Shows other entries, or the menu at another position.
    func move(to rect: CGRect, in view: UIView, entries: [EditMenuEntry]) {
        guard !isHiding else { return }
        guard !entries.isEmpty else { return hide(animated: true) }
        callout.show(entries)
        move(to: rect, in: view)
    }

    func hide(animated: Bool) {
        guard !isHiding else { return }
        isHiding = true
        if window?.editMenu === self { window?.editMenu = nil }
        onPhase(.willHide)
        callout.isUserInteractionEnabled = false
        animate(animated) { [self] in
            callout.alpha = 0
            alongside()
        } completion: { [self] in
            callout.removeFromSuperview()
            onPhase(.didHide)
        }
    }

    /// The frame in the screen's coordinates.
    var frame: CGRect {
        guard let window, !isHiding else { return .zero }
        return window.convert(callout.frame, to: nil as UIWindow?)
    }

    /// Returns whether a touch or a wheel event in this view belongs to the menu.
    func contains(_ view: UIView?) -> Bool {
        view?.isDescendant(of: callout) ?? false
    }

    private func place() {
        guard let window, let targetView else { return }
        let metrics = SystemMetrics.current.editMenus.self
        let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: metrics.margin, dy: metrics.margin)
        callout.fit(width: area.width)
        let placement = CalloutPlacement(
            size: callout.barSize, target: targetView.convert(targetRect, to: window), area: area,
            direction: direction)
        callout.take(placement)
        onPhase(.moved)
    }

    private func choose(_ entry: EditMenuEntry) {
        switch entry.choice {
        case .entries(let entries):
            callout.show(entries)
            place()
        case .perform(let action):
            hide(animated: true)
            action()
        }
    }

    private func animate(_ animated: Bool, _ body: @escaping () -> Void, completion: @escaping () -> Void) {
        guard animated else {
            body()
            return completion()
        }
        // The menu can be touched while it fades in.
        UIView.animate(
            withDuration: SystemMetrics.current.editMenus.fadeDuration, delay: 0, options: .allowUserInteraction,
            animations: body
        ) { _ in completion() }
    }
}
