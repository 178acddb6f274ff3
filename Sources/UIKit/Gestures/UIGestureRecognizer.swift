import Foundation
internal import ObjectLifetime

/// Watches the touches of a view and its subviews, and calls its actions when they form a gesture.
///
/// A subclass overrides the `touches…` methods and sets ``state``; what follows from that (waiting for others to fail,
/// preventing others, cancelling the touches in the view, calling the actions) is done by the window's arena.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// What a discrete gesture comes to: the same as `ended`.
        public static var recognized: State { .ended }
    }

    /// A recogniser that sends `action` to `target` whenever the gesture begins, changes or ends; without either, one that sends nothing yet.
    public init(target: Any?, action: Selector?) {
        super.init()
        MainActorDeinit.adopt(type(of: self))
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    // MARK: Public

    /// Sends `action` to `target` whenever the gesture begins, changes or ends, with the recogniser as its argument. The target is not kept alive.
    /// Nothing happens when it has the action already.
    open func addTarget(_ target: Any, action: Selector) {
        actions.removeAll { $0.message?.target.isGone == true }
        guard !actions.contains(where: { $0.sends(action, to: target) }) else { return }
        actions.append(GestureAction(target: MessageTarget(target), selector: action))
    }

    /// - Parameters:
    ///   - target: nil for every target.
    ///   - action: nil for every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { $0.message != nil && $0.sends(action, to: target) }
    }

    /// Where the gesture is. Setting it from a subclass is a request: a recogniser that must wait for another to fail
    /// stays `.possible` meanwhile, and one that may not begin goes to `.failed`.
    open var state: State {
        get { currentState }
        set {
            if let arena { arena.move(self, to: newValue) } else { applyWithoutArena(newValue) }
        }
    }

    open weak var delegate: UIGestureRecognizerDelegate? {
        didSet { proxy = ProxyAnswers(delegate) }
    }
    private var proxy: ProxyAnswers?

    /// The delegate, unless it is a proxy that denies the method.
    func delegate<Call>(for method: OptionalMethod<any UIGestureRecognizerDelegate, Call>) -> (
        any UIGestureRecognizerDelegate
    )? {
        method.receiver(delegate, proxy)
    }

    /// False ignores touches; setting it to false during a gesture cancels the gesture.
    open var isEnabled: Bool {
        get { ownEnabled }
        set { changing("enabled") { ownEnabled = newValue } }
    }

    private var ownEnabled = true {
        didSet {
            guard !ownEnabled, oldValue, let arena else { return }
            arena.move(self, to: currentState == .possible ? .failed : .cancelled)
        }
    }

    open var view: UIView? { MainActorDeinit.living(attachedView) }

    /// Recognition sends `touchesCancelled` to the view that had the touches. True by default.
    open var cancelsTouchesInView = true

    /// The view gets its touches only when this recogniser has failed. False by default.
    open var delaysTouchesBegan = false

    /// The view gets `touchesEnded` only when this recogniser has failed. True by default.
    open var delaysTouchesEnded = true

    /// Raw values of `UITouch.TouchType`; all types by default.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }

    /// For debugging and for delegates that tell recognisers apart.
    open var name: String?

    /// Of the last event.
    open var modifierFlags: UIKeyModifierFlags { lastEvent?.modifierFlags ?? [] }

    /// Of the last event.
    open var buttonMask: UIEvent.ButtonMask { lastEvent?.buttonMask ?? [] }

    /// The fingers of the gesture; those lifted in the current event count.
    open var numberOfTouches: Int { currentTouches.count }

    /// The middle of the gesture's fingers; nil gives window coordinates.
    open func location(in view: UIView?) -> CGPoint {
        let touches = currentTouches
        guard !touches.isEmpty else {
            return view?.convert(lastWindowLocation, from: nil as UIView?) ?? lastWindowLocation
        }
        let points = touches.map { $0.location(in: view) }
        let count = CGFloat(points.count)
        return CGPoint(x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        currentTouches[touchIndex].location(in: view)
    }

    /// This recogniser waits until the other has failed, and fails when the other recognises. The other counts only
    /// while it gets a touch of the same gesture.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.removeAll { $0.recognizer == nil }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // MARK: For subclasses

    /// Called when the gesture is over, before ``state`` goes back to `.possible`. Touches still down are ignored.
    open func reset() {}

    /// Takes the touch out of the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        trackedTouches.removeAll { $0 === touch }
        touch.recognizers.removeAll { $0 === self }
    }

    /// Whether recognising makes the other fail.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    // MARK: Internal state

    // Sound: written under the lock of `Attachments`; read without it on the main actor only.
    @usableFromInline nonisolated(unsafe) package final var attachments: ObjectAttachments?

    /// Set by UIView when the recogniser is added or removed. Sound: the view clears it in its `deinit`. Not weak: see
    /// `CALayer.superlayerReference`.
    unowned(unsafe) var attachedView: UIView?
    /// Kept by `addAction` and `removeAction`.
    var actions: [GestureAction] = []
    var failureRequirements: [WeakRecognizer] = []

    // Kept by GestureArena from the first touch to the reset.
    weak var arena: GestureArena?
    var currentState: State {
        get { ownCurrentState }
        set { changing("state") { ownCurrentState = newValue } }
    }
    private var ownCurrentState = State.possible
    /// What the recogniser has asked for while it must wait for others to fail.
    var requestedState: State?
    var trackedTouches: [UITouch] = []
    var lastEvent: UIEvent?
    private var lastWindowLocation = CGPoint.zero

    /// True between the taps of a multiple tap: no finger is down, and the gesture is not over.
    var awaitsMoreTouches: Bool { false }

    /// Called when recognition has been granted, just before ``state`` changes.
    func willRecognize() {}

    /// May the gesture begin? The view is asked, then the delegate.
    func shouldBegin() -> Bool {
        guard attachedView?.gestureRecognizerShouldBegin(self) ?? true else { return false }
        return delegate(for: GestureRecognizerDelegateMethods.shouldBegin)?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Called by UIView when the recogniser is taken off it.
    func detached() {
        attachedView = nil
        arena?.move(self, to: currentState == .possible ? .failed : .cancelled)
    }

    func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
        guard isEnabled, allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
        guard shouldReceive(event),
            delegate(for: GestureRecognizerDelegateMethods.shouldReceiveEvent)?.gestureRecognizer(
                self, shouldReceive: event) ?? true
        else {
            return false
        }
        return delegate(for: GestureRecognizerDelegateMethods.shouldReceiveTouch)?.gestureRecognizer(
            self, shouldReceive: touch) ?? true
    }

    /// True while the recogniser may still turn the touch into a gesture.
    func isUndecided(about touch: UITouch) -> Bool {
        currentState == .possible && trackedTouches.contains { $0 === touch }
    }

    func callActions() {
        for action in actions { action.body(self) }
    }

    /// The fingers that are down, and those that the latest event has lifted.
    var currentTouches: [UITouch] {
        let latest = lastEvent?.timestamp
        return trackedTouches.filter { $0.isDown || $0.timestamp == latest }
    }

    /// Ends the gesture for good; called by the arena.
    func startAnew() {
        if let touch = trackedTouches.last { lastWindowLocation = touch.windowLocation }
        reset()
        for touch in trackedTouches { touch.recognizers.removeAll { $0 === self } }
        trackedTouches.removeAll()
        requestedState = nil
        currentState = .possible
        arena = nil
        lastEvent = nil
    }

    /// Without touches there is nobody to arbitrate with.
    private func applyWithoutArena(_ newState: State) {
        currentState = newState
        if newState != .possible && newState != .failed { callActions() }
    }
}

struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer: AttachmentHolder {}
