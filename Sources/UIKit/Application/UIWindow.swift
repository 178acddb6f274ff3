/// The root of a view tree on a screen. It shows the view of its root view controller and sends events to views.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The stacking level of a window. Windows with a higher level cover those with a lower one.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        /// Creates a level; windows of a higher level are in front.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a level; windows of a higher level are in front.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// The level of windows by default: 0.
        public static let normal = Level(0)
        /// Above the other content: 1000.
        public static let statusBar = Level(1000)
        /// Above the status bar: 2000.
        public static let alert = Level(2000)
    }

    /// The responder that receives keys and text. Changed only by UIResponder.
    weak var firstResponder: UIResponder? {
        didSet {
            if oldValue !== firstResponder {
                editMenu?.hide(animated: true)
                (oldValue as? any KeyboardEditing)?.editingDidEnd()
                (oldValue as? UIView)?.releaseKeptCells()
                windowScene?.focusSystemIfMade?.requests.textMayHaveChanged(from: oldValue, to: firstResponder)
                UIApplication.current?.run?.assistance.keyboardDidMove()
            }
            UIApplication.current?.run?.keyboardText.place()
            inputViews.update()
        }
    }
    private(set) lazy var inputViews = InputViews(window: self)
    lazy var touchDispatcher = TouchDispatcher(window: self)
    /// The open menu, which receives all keys. Set only by MenuPresentation.
    var openMenu: MenuPresentation?
    /// The visible edit menu. Set only by EditMenuPresentation.
    var editMenu: EditMenuPresentation?
    /// The touch that hid the edit menu, which is the first effect of such a touch.
    weak var touchThatHidEditMenu: UITouch?
    /// Created by ``keyboardFocusOnDemand``.
    private(set) var keyboardFocus: KeyboardFocus?
    private weak var ownScreen: UIScreen?
    private lazy var ownUndoManager = UndoManager()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    /// Creates a window with the size of the main screen.
    public convenience init() {
        // unverified: whether UIKit sets the size here, or when the window is shown.
        self.init(frame: UIScreen.main.bounds)
    }

    /// Creates a window with the size of the scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    deinit {
        MainActor.assumeIsolated {
            forgetWindow()
            // A screen holds the window's layer until its next frame.
            for subview in subviewList { subview.layer.removeFromSuperlayer() }
        }
    }

    private func finishInit() {
        windowLink = self
        // Set on the layer, since the property would announce a change.
        layer.isHidden = true
        autoresizesSubviews = true
        updateTraits()
        updateSafeArea()
    }

    open override var undoManager: UndoManager? { ownUndoManager }

    // MARK: Screen and scene

    /// The scene that shows the window; nil, the default, shows it in the frontmost one.
    open weak var windowScene: UIWindowScene? {
        didSet {
            MainThreadChecker.check()
            guard windowScene !== oldValue else { return }
            oldValue?.windowWasRemoved(self)
            windowScene?.windowVisibilityDidChange(self)
            screenTraitsDidChange()
        }
    }

    /// The screen of the window: that of its scene, unless another one is set.
    open var screen: UIScreen {
        get { ownScreen ?? windowScene?.screen ?? UIScreen.main }
        set {
            MainThreadChecker.check()
            ownScreen = newValue
            screenTraitsDidChange()
        }
    }

    /// Windows of a higher level are in front of all windows of a lower one. The default is `.normal`.
    open var windowLevel = Level.normal {
        didSet {
            MainThreadChecker.check()
            if windowLevel != oldValue { windowScene?.windowVisibilityDidChange(self) }
        }
    }

    /// The screen's traits, to which the window's overrides are applied.
    var baseTraits: UITraitCollection { windowScene?.traitCollection ?? screen.traitCollection }

    /// A subclass that overrides ``safeAreaInsets`` decides about its subviews too: snapshot tests show the safe areas of
    /// devices so.
    override var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

    /// The part of the screen's safe area inside the window.
    var screenSafeArea: UIEdgeInsets {
        let (inside, outside, outer) = (layer.frame, screen.bounds, screen.safeAreaInsets)
        if outer == .zero { return .zero }
        func clamped(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
        return UIEdgeInsets(
            top: clamped(outer.top, inside.minY - outside.minY), left: clamped(outer.left, inside.minX - outside.minX),
            bottom: clamped(outer.bottom, outside.maxY - inside.maxY),
            right: clamped(outer.right, outside.maxX - inside.maxX))
    }

    /// Called by the screen or scene after its traits, bounds or safe area changed.
    func screenTraitsDidChange() {
        if !isHidden, baseTraits.values.differsInSizeClass(from: traitCollection.values) {
            WindowTransition(of: self).run(to: baseTraits) { updateTraits() }
        } else {
            updateTraits()
        }
        updateSafeArea()
        rootViewController?.viewIfLoaded?.marginsMayHaveChanged()
    }

    /// A visible window informs its controllers before its size changes.
    open override var frame: CGRect {
        get { super.frame }
        set {
            guard !isHidden, newValue.size != bounds.size else {
                super.frame = newValue
                return
            }
            WindowTransition(of: self).run(to: newValue.size) { super.frame = newValue }
        }
    }

    // MARK: Root view controller

    /// The controller whose view fills the window. The view is loaded when the window is shown, or at once if it is
    /// visible.
    open var rootViewController: UIViewController? {
        didSet {
            MainThreadChecker.check()
            guard rootViewController !== oldValue else { return }
            oldValue?.leaveAsRoot(of: self)
            if !isHidden { installRootView() }
        }
    }

    private func installRootView() {
        let controller = rootViewController
        guard let view = controller?.view, view.superview !== self else { return }
        // Loading the view may have changed the root controller or hidden the window.
        guard rootViewController === controller, !isHidden else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        inputViews.stayInFront()
    }

    // MARK: Showing

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if !newValue { AutoreleasedWindows.keep(self) }
            if !newValue, windowScene == nil { windowScene = UIWindowScene.current }
            if !newValue { installRootView() }
            windowScene?.windowVisibilityDidChange(self)
            guard newValue == isHidden else { return }
            NotificationCenter.default.post(
                name: newValue ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
                object: self)
        }
    }

    /// Shows the window in front of the others of its level, and gives it the keys.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Whether the window gets the keys.
    open var isKeyWindow: Bool { windowScene?.keyWindow === self }

    /// Read before the window becomes the key window.
    open var canBecomeKey: Bool { true }

    /// Gives the keys to the window.
    open func makeKey() {
        guard canBecomeKey else { return }
        if windowScene == nil { windowScene = UIWindowScene.current }
        windowScene?.makeKey(self)
    }

    /// Called after the window became the key window; never call it directly.
    open func becomeKey() {
        MainThreadChecker.check()
    }

    /// Called after the window ceased to be the key window; never call it directly.
    open func resignKey() {
        MainThreadChecker.check()
    }

    // MARK: Events

    /// Sends an event to its views.
    open func sendEvent(_ event: UIEvent) {
        if editMenu != nil { hideEditMenu(before: event) }
        if let system = windowScene?.focusSystemIfMade, event.beginsPointing { system.hide() }
        touchDispatcher.dispatch(event)
    }

    /// Hides the edit menu before a touch or scroll event outside of it, which is then handled as usual.
    private func hideEditMenu(before event: UIEvent) {
        let began = event.touches.first { $0.currentPhase == .began && editMenu?.contains($0.touchedView) == false }
        guard began != nil || event is WheelScrollEvent else { return }
        touchThatHidEditMenu = began
        editMenu?.hide(animated: true)
    }

    var keyboardFocusOnDemand: KeyboardFocus {
        if let keyboardFocus { return keyboardFocus }
        let new = KeyboardFocus(window: self)
        keyboardFocus = new
        return new
    }

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// The controller in front.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { frontController.map { [$0] } ?? [] }

    override var responderWindow: UIWindow? { self }

    // MARK: Coordinates

    /// Converts between windows of one screen; nil is the screen.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let onScreen = layer.convert(point, to: layer.superlayer)
        return window.map { $0.layer.convert(onScreen, from: $0.layer.superlayer) } ?? onScreen
    }

    /// Returns a point of another window in this window's coordinates; nil stands for the screen.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        let onScreen = window.map { $0.layer.convert(point, to: $0.layer.superlayer) } ?? point
        return layer.convert(onScreen, from: layer.superlayer)
    }

    /// Returns a rectangle of this window in another window's coordinates; nil stands for the screen.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        let onScreen = layer.convert(rect, to: layer.superlayer)
        return window.map { $0.layer.convert(onScreen, from: $0.layer.superlayer) } ?? onScreen
    }

    /// Returns a rectangle of another window in this window's coordinates; nil stands for the screen.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        let onScreen = window.map { $0.layer.convert(rect, to: $0.layer.superlayer) } ?? rect
        return layer.convert(onScreen, from: layer.superlayer)
    }
}

extension UIWindow {
    /// Posted after a window was shown. The object is the window.
    public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    }
    /// Posted after a window was hidden. The object is the window.
    public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    }
    /// Posted after a window became its scene's key window. The object is the window.
    public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeKeyNotification")
    }
    /// Posted after a window ceased to be its scene's key window. The object is the window.
    public nonisolated class var didResignKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidResignKeyNotification")
    }
}

extension UIWindow.Level: _UIKitNumericRawRepresentable {}
