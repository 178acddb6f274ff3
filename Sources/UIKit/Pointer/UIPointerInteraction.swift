import Foundation

/// Changes the appearance of the pointer over a view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view to which the interaction was added; nil before.
    open private(set) weak var view: UIView?

    /// The object that chooses regions and styles; not retained. Without one, the whole view is a region with the
    /// desktop's arrow.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    private let proxy: ProxyAnswers?

    /// Returns the delegate; nil if it is a proxy that does not respond to the method.
    func delegate<Call>(for method: OptionalMethod<any UIPointerInteractionDelegate, Call>) -> (
        any UIPointerInteractionDelegate
    )? {
        method.receiver(delegate, proxy)
    }

    /// Whether the interaction changes the pointer; the default is true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { invalidate() } }
    }

    /// Creates an interaction without a delegate.
    public convenience override init() {
        self.init(delegate: nil)
    }

    /// Creates an interaction. The delegate cannot be changed later and is not retained.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        proxy = ProxyAnswers(delegate)
        super.init()
    }

    /// Asks the delegate again if the pointer is over the view.
    open func invalidate() {
        view?.window?.touchDispatcher.hover.invalidate()
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
    }

    func region(for request: UIPointerRegionRequest) -> UIPointerRegion? {
        guard let view else { return nil }
        let whole = UIPointerRegion(rect: view.bounds)
        guard let delegate = delegate(for: PointerInteractionDelegateMethods.regionFor) else { return whole }
        return delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
    }
}

/// Provides the appearance of the pointer over a view. Every method is optional.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// Returns the region for a location. Called when the pointer moves over the view. Nil leaves the pointer to the
    /// views behind.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// Returns the style of a region; nil is the desktop's arrow.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?

    /// Called when the pointer enters a region, before the pointer changes.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)

    /// Called when the pointer leaves a region, also for another region of the same view.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

/// The location of the pointer in the coordinates of the interaction's view, with the modifier keys.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// Where the pointer is, in the coordinates of the interaction's view.
    open private(set) var location: CGPoint
    /// The modifier keys that are held down.
    open private(set) var modifiers: UIKeyModifierFlags

    /// Creates a request at the origin of the view.
    public override init() {
        (location, modifiers) = (.zero, [])
        super.init()
    }

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }
}

/// Runs a delegate's animations when the pointer enters or leaves a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds changes that are animated when the delegate's method has returned; later additions are ignored.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called after the animations. `finished` is false if they were interrupted.
    func addCompletion(_ completion: @escaping (_ finished: Bool) -> Void)
}
