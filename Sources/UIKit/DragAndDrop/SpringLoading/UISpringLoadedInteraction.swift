/// Opens a view while a drag rests over it, as a tap does without one.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// Decides where a drag opens the view; everywhere unless the initializer was told otherwise.
    open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
    /// Shows that the view is about to open; a flash unless the initializer was told otherwise.
    open private(set) var interactionEffect: any UISpringLoadedInteractionEffect
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    /// The view that the interaction was added to; nil before `addInteraction` and after the interaction was removed.
    open private(set) weak var view: UIView?

    /// Creates an interaction that opens its view while a drag rests over it.
    ///
    /// - Parameters:
    ///   - interactionBehavior: decides where a drag opens the view; nil is everywhere.
    ///   - interactionEffect: shows that the view is about to open; nil flashes it.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler:
            /// Creates an interaction that opens everywhere and flashes its view. The handler does what a tap does.
            @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.interactionBehavior = interactionBehavior ?? SpringBehaviorEverywhere()
        self.interactionEffect = interactionEffect ?? SpringFlash()
        self.handler = handler
        super.init()
    }

    /// Creates an interaction that activates anywhere in its view, with the standard effect.
    public convenience init(
        activationHandler handler:
            @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { self.view = view }

    func activate(_ context: SpringContext) { handler(self, context) }
}

/// Decides where a drag opens a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Called when a drag comes over the view, and whenever it moves there.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool

    /// Called when the view has opened, and when the drag has left it. Optional.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

/// Shows how far a view is on the way to its opening.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Called when the state changes.
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A drag over a view that opens.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// How near the drag is to opening the view.
    var state: UISpringLoadedInteractionEffectState { get }

    /// The view that shows the effect; at first that of the interaction.
    var targetView: UIView? { get set }

    /// Names a part of the view. When a behavior sets another one, the wait for the opening begins again.
    var targetItem: Any? { get set }

    /// Returns where the drag is; nil is the window.
    func location(in view: UIView?) -> CGPoint
}

/// How near a drag is to opening a view.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// The drag is not over the view, or its behavior does not allow the opening there.
    case inactive = 0
    /// The drag is over the view.
    case possible = 1
    /// The view is about to open.
    case activating = 2
    /// The view opens; the handler of the interaction is called.
    case activated = 3
}

/// A view that can open while a drag rests over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// The default is false.
    var isSpringLoaded: Bool { get set }
}
