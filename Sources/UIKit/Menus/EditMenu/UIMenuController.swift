import Foundation

/// The edit menu: what the first responder and those up its chain take of cut, copy, select, select all, paste and delete, and of the application's
/// own ``menuItems``.
///
/// It is hidden by a touch or a turn of the wheel anywhere else, and when the first responder changes.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    public enum ArrowDirection: Int, Sendable {
        /// Down to the rectangle where the menu has room above it, else up.
        case `default` = 0
        /// The menu stands below the rectangle, with its arrow at the top.
        case up = 1
        case down = 2
        case left = 3
        case right = 4
    }

    /// One for the application.
    open class var shared: UIMenuController {
        UIApplication.current?.run?.menuController ?? withoutApplication
    }

    private static let withoutApplication = UIMenuController()

    private var presentation: EditMenuPresentation?
    /// What the old methods show the menu for.
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private var shownFrame = CGRect.zero

    /// Beside the system's; nil by default. A menu on screen shows them after ``update()``.
    open var menuItems: [UIMenuItem]?

    open var arrowDirection = ArrowDirection.default

    /// Setting it shows the menu where ``setTargetRect(_:in:)`` said, or hides it.
    open var isMenuVisible: Bool {
        get { presentation != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else { return hide(animated: animated) }
        if let targetView, presentation == nil { show(targetView, targetRect, animated: animated) }
    }

    /// Says where the menu will be shown, or moves the one that is.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        self.targetView = targetView
        update()
    }

    /// Shows the menu beside a rectangle of a view, if the view's window has a first responder and there is anything to show.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        if presentation == nil { show(targetView, targetRect, animated: true) }
    }

    open func hideMenu(from targetView: UIView) {
        if self.targetView === targetView { hideMenu() }
    }

    open func hideMenu() {
        hide(animated: true)
    }

    /// Asks the responders again what they take.
    open func update() {
        guard let presentation, let targetView else { return }
        presentation.move(to: targetRect, in: targetView, entries: entries())
    }

    /// In the coordinates of the screen; empty while no menu is shown.
    open var menuFrame: CGRect { presentation?.frame ?? .zero }

    // MARK: Internal

    /// What the menu on screen shows now.
    private var entries: @MainActor () -> [EditMenuEntry] = { [] }

    private func show(_ view: UIView, _ rect: CGRect, animated: Bool) {
        guard let responder = view.window?.firstResponder else { return }
        show(view, rect, animated: animated) { [weak self, weak responder] in
            guard let self, let responder else { return [] }
            return EditMenuEntry.system(for: responder, sender: self)
                + (menuItems ?? []).compactMap { EditMenuEntry($0.title, $0.action, for: responder, sender: self) }
        }
    }

    /// Shows other entries than the first responder's.
    ///
    /// - Returns: whether there were any.
    @discardableResult
    func show(
        _ view: UIView, _ rect: CGRect, animated: Bool, didEnd: @escaping @MainActor () -> Void = {},
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
        // The one before, in the same window, ends here.
        window.editMenu?.hide(animated: false)
        self.presentation?.hide(animated: false)
        targetView = view
        targetRect = rect
        self.entries = entries
        self.presentation = presentation
        presentation.show(beside: rect, in: view, entries: shown, animated: animated)
        return true
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
    public nonisolated class var willShowMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerWillShowMenuNotification")
    }
    public nonisolated class var didShowMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerDidShowMenuNotification")
    }
    public nonisolated class var willHideMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerWillHideMenuNotification")
    }
    public nonisolated class var didHideMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerDidHideMenuNotification")
    }
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
