import Foundation

/// The edit menu. It shows cut, copy, select, select all, paste and delete, and the application's ``menuItems``, as far
/// as the first responder or a responder along its chain accepts these actions.
///
/// A touch or a wheel event outside the menu hides it, and so does a change of the first responder.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// Where the arrow of the menu points.
    public enum ArrowDirection: Int, Sendable {
        /// Down if there is room for the menu above the rectangle, otherwise up.
        case `default` = 0
        /// The arrow is at the top: the menu is below the rectangle.
        case up = 1
        /// The arrow is at the bottom: the menu is above the rectangle.
        case down = 2
        /// The arrow is at the left: the menu is to the right of the rectangle.
        case left = 3
        /// The arrow is at the right: the menu is to the left of the rectangle.
        case right = 4
    }

    /// The menu controller of the application.
    open class var shared: UIMenuController {
        UIApplication.current?.run?.menuController ?? withoutApplication
    }

    private static let withoutApplication = UIMenuController()

    private var presentation: EditMenuPresentation?
    /// The view for which ``setTargetRect(_:in:)`` was called or the menu was shown last.
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private var shownFrame = CGRect.zero

    /// Items after the standard ones; nil by default. A menu on screen shows a change after ``update()``.
    open var menuItems: [UIMenuItem]?

    /// Where the arrow points. The default lets the menu decide.
    open var arrowDirection = ArrowDirection.default

    /// Setting it to true shows the menu at the rectangle of ``setTargetRect(_:in:)``, setting it to false hides the
    /// menu.
    open var isMenuVisible: Bool {
        get { presentation != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Shows the menu at the rectangle of ``setTargetRect(_:in:)``, or hides it.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else { return hide(animated: animated) }
        if let targetView, presentation == nil { show(targetView, targetRect, animated: animated) }
    }

    /// Sets the rectangle beside which the menu will be shown. A menu on screen moves.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        self.targetView = targetView
        update()
    }

    /// Shows the menu beside a rectangle of a view. Does nothing if the view's window has no first responder, or if no
    /// action is accepted.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        if presentation == nil { show(targetView, targetRect, animated: true) }
    }

    /// Hides the menu with its animation if it was shown for this view.
    open func hideMenu(from targetView: UIView) {
        if self.targetView === targetView { hideMenu() }
    }

    /// Hides the menu with its animation. Does nothing if none is shown.
    open func hideMenu() {
        hide(animated: true)
    }

    /// Updates the menu on screen with the actions that the responders accept now.
    open func update() {
        guard let presentation, let targetView else { return }
        presentation.move(to: targetRect, in: targetView, entries: entries())
    }

    /// The frame in the screen's coordinates; empty if no menu is shown.
    open var menuFrame: CGRect { presentation?.frame ?? .zero }

    // MARK: Internal

    /// Returns the current entries of the menu on screen.
    private var entries: @MainActor () -> [EditMenuEntry] = { [] }

    private func show(_ view: UIView, _ rect: CGRect, animated: Bool) {
        guard let responder = view.window?.firstResponder else { return }
        show(view, rect, animated: animated, text: responder as? any UITextInput) {
            [weak self, weak responder] in
            guard let self, let responder else { return [] }
            if let own = entries(ofDelegateOf: responder) { return own }
            return EditMenuEntry.system(for: responder, sender: self)
                + (menuItems ?? []).compactMap { EditMenuEntry($0.title, $0.action, for: responder, sender: self) }
        }
    }

    /// Returns the entries that the delegate of a text has instead of the standard ones.
    private func entries(ofDelegateOf responder: UIResponder) -> [EditMenuEntry]? {
        guard let input = responder as? any UITextInput else { return nil }
        return TextEditMenu(input: input).entries { [weak self] in self?.update() }
    }

    /// Shows a menu with these entries instead of those of the first responder.
    ///
    /// - Parameter text: the text whose delegate is told of the menu.
    /// - Returns: false if there were no entries.
    @discardableResult
    func show(
        _ view: UIView, _ rect: CGRect, animated: Bool, text: (any UITextInput)? = nil,
        didEnd: @escaping @MainActor () -> Void = {},
        entries: @escaping @MainActor () -> [EditMenuEntry]
    ) -> Bool {
        let shown = entries()
        guard let window = view.window, !shown.isEmpty else { return false }
        let presentation = EditMenuPresentation(
            window: window, direction: CalloutPlacement.Direction(arrowDirection))
        presentation.onPhase = { [weak self, unowned presentation] phase in
            self?.presentation(presentation, did: phase)
            if phase == .willHide { didEnd() }
        }
        if let text { tell(text, of: presentation) }
        // Hides the previous menu of the same window.
        window.editMenu?.hide(animated: false)
        self.presentation?.hide(animated: false)
        targetView = view
        targetRect = rect
        self.entries = entries
        self.presentation = presentation
        presentation.show(beside: rect, in: view, entries: shown, animated: animated)
        return true
    }

    /// Has the delegate of a text add animations to the appearance and the end of the menu.
    private func tell(_ text: any UITextInput, of presentation: EditMenuPresentation) {
        var animator = EditMenuAnimator()
        let tellOthers = presentation.onPhase
        presentation.alongside = { animator.animate() }
        presentation.onPhase = { [weak text] phase in
            tellOthers(phase)
            switch phase {
            case .willShow: if let text { TextEditMenu(input: text).willPresent(animator) }
            case .willHide:
                animator = EditMenuAnimator()
                if let text { TextEditMenu(input: text).willDismiss(animator) }
            case .didShow, .didHide: animator.complete()
            case .moved: break
            }
        }
    }

    private func hide(animated: Bool) {
        presentation?.hide(animated: animated)
    }

    private func presentation(_ presentation: EditMenuPresentation, did phase: EditMenuPresentation.Phase) {
        switch phase {
        case .willShow: post(Self.willShowMenuNotification)
        case .didShow: post(Self.didShowMenuNotification)
        case .willHide:
            if self.presentation === presentation { self.presentation = nil }
            post(Self.willHideMenuNotification)
        case .didHide: post(Self.didHideMenuNotification)
        case .moved: break
        }
        guard menuFrame != shownFrame else { return }
        shownFrame = menuFrame
        post(Self.menuFrameDidChangeNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension UIMenuController {
    /// Posted before the menu appears. The object is the menu controller.
    public nonisolated class var willShowMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerWillShowMenuNotification")
    }
    /// Posted when the menu has appeared. The object is the menu controller.
    public nonisolated class var didShowMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerDidShowMenuNotification")
    }
    /// Posted before the menu disappears. The object is the menu controller.
    public nonisolated class var willHideMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerWillHideMenuNotification")
    }
    /// Posted when the menu has disappeared. The object is the menu controller.
    public nonisolated class var didHideMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerDidHideMenuNotification")
    }
    /// Posted when ``menuFrame`` has changed, also because the menu appeared or disappeared. The object is the menu
    /// controller.
    public nonisolated class var menuFrameDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")
    }
}

extension CalloutPlacement.Direction {
    fileprivate init(_ direction: UIMenuController.ArrowDirection) {
        self =
            switch direction {
            case .default: .automatic
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            }
    }
}
