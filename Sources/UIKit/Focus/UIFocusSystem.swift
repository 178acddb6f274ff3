import Foundation

/// The focus of the keyboard in one scene: which item has it, and every move of it. Keys move it inside of tables,
/// collection views and groups of other items; code asks for a move with ``requestFocusUpdate(to:)``.
///
/// Made when a key or code asks for it first. Pointing hides the focus.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    /// Posted after a move; the object is the focus system. The raw value is Apple's.
    public nonisolated class var didUpdateNotification: NSNotification.Name {
        NSNotification.Name("UIFocusDidUpdateNotification")
    }
    /// Posted when the user could not move the focus: there is no item in the direction, or an environment refused. The
    /// object is the focus system.
    public nonisolated class var movementDidFailNotification: NSNotification.Name {
        NSNotification.Name("UIFocusMovementDidFailNotification")
    }
    /// The ``UIFocusUpdateContext`` of a notification.
    public nonisolated class var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }
    /// The ``UIFocusAnimationCoordinator`` of a notification.
    public nonisolated class var animationCoordinatorUserInfoKey: String { "UIFocusUpdateAnimationCoordinatorKey" }

    /// Returns the focus system of the environment's scene; nil for an environment that is not in a window.
    public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        FocusChain.scene(of: environment)?.focusSystem
    }

    /// The item that has the focus; nil if there is none.
    open weak var focusedItem: (any UIFocusItem)? { focus.item.flatMap { isInScene($0) ? $0 : nil } }

    /// Requests that the focus moves to an environment, or to one of its preferred ones, at the end of the turn. A later
    /// request replaces an earlier one.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) { requests.add(environment) }

    /// Performs the last request immediately.
    open func updateFocusIfNeeded() { requests.perform() }

    // MARK: Internal

    private weak var scene: UIWindowScene?
    /// Changed by ``FocusUpdate`` only.
    let focus = FocusState()
    private(set) lazy var requests = FocusRequests(system: self)
    private(set) lazy var memory = FocusMemory(system: self)
    /// Whether a key touches the focused item, which keeps the focus.
    var isTapping = false

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The focus system of an environment's scene, if it has been made.
    static func existing(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        FocusChain.scene(of: environment)?.focusSystemIfMade
    }

    /// The window whose controller gets the focus when it is lost elsewhere.
    var keyWindow: UIWindow? { scene?.keyWindow ?? scene?.windows.last { !$0.isHidden } }

    private func isInScene(_ item: any UIFocusItem) -> Bool {
        guard let view = item as? UIView else { return FocusChain.scene(of: item) === scene }
        return view.window?.windowScene === scene
    }

    /// Moves the focus, if every environment agrees.
    ///
    /// - Parameter isForced: whether nobody is asked.
    /// - Returns: whether the destination has the focus now.
    @discardableResult
    func move(to destination: FocusDestination, heading: UIFocusHeading = [], isForced: Bool = false) -> Bool {
        FocusUpdate(system: self, heading: heading, isForced: isForced).run(destination)
    }

    /// Takes the focus away, because a pointer or a touch is used. Nobody is asked.
    func hide() {
        guard !isTapping, focus.item != nil || focus.list != nil else { return }
        memory.forget(focus.item)
        move(to: .nothing, isForced: true)
    }

    /// Tells that a key did not move the focus.
    func movementFailed(_ heading: UIFocusHeading) {
        let context = UIFocusUpdateContext(from: focusedItem, to: nil, heading)
        NotificationCenter.default.post(
            name: UIFocusSystem.movementDidFailNotification, object: self,
            userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
    }
}
