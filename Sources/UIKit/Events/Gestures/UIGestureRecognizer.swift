import Foundation
internal import ToolchainBets

/// Observes the touches of a view and its subviews, and calls its actions when they form a gesture.
///
/// A subclass overrides the `touches…` methods and sets `state`. The window's arena then waits for other recognizers
/// to fail, prevents others, cancels the touches in the view and calls the actions.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a recognizer is with its gesture.
    public enum State: Int, Sendable {
        /// The gesture is not recognized yet; the state at the beginning of each gesture.
        case possible = 0
        /// A continuous gesture was recognized. Actions are called.
        case began = 1
        /// A continuous gesture goes on with other values. Actions are called.
        case changed = 2
        /// The gesture is complete. Actions are called; then the recognizer is reset.
        case ended = 3
        /// A continuous gesture was interrupted. Actions are called; then the recognizer is reset.
        case cancelled = 4
        /// The touches are no such gesture. No action is called, and recognizers that wait for the failure go on.
        case failed = 5

        /// The final state of a discrete gesture, equal to `ended`.
        public static var recognized: State { .ended }
    }

    /// Creates a recognizer that sends `action` to `target` whenever the gesture begins, changes or ends. If either is
    /// nil, it has no action.
    public init(target: Any?, action: Selector?) {
        super.init()
        MainActorDeinit.adopt(self)
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    // MARK: Public

    /// Sends `action` to `target` whenever the gesture begins, changes or ends, with the recognizer as the argument.
    /// The target is not retained. Does nothing if the recognizer already has this action.
    open func addTarget(_ target: Any, action: Selector) {
        actions.removeAll { $0.message?.target.isGone == true }
        guard !actions.contains(where: { $0.sends(action, to: target) }) else { return }
        actions.append(GestureAction(target: MessageTarget(target), selector: action))
    }

    /// - Parameters:
    ///   - target: nil removes the actions of all targets.
    ///   - action: nil removes all actions of the target.
    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { $0.message != nil && $0.sends(action, to: target) }
    }

    /// The state of the gesture. Setting it in a subclass is a request: the state stays `.possible` while the
    /// recognizer must wait for another one to fail, and becomes `.failed` if the gesture may not begin.
    open var state: State {
        get { currentState }
        set {
            if let arena { arena.move(self, to: newValue) } else { applyWithoutArena(newValue) }
        }
    }

    /// The object that decides about touches and other recognizers; not retained.
    open weak var delegate: UIGestureRecognizerDelegate? {
        didSet { proxy = ProxyAnswers(delegate) }
    }
    private var proxy: ProxyAnswers?

    /// Returns the delegate; nil if it is a proxy that does not respond to the method.
    func delegate<Call>(for method: OptionalMethod<any UIGestureRecognizerDelegate, Call>) -> (
        any UIGestureRecognizerDelegate
    )? {
        method.receiver(delegate, proxy)
    }

    /// Whether the recognizer receives touches; the default is true. Setting it to false during a gesture cancels the
    /// gesture.
    open var isEnabled: Bool {
        get { ownEnabled }
        set { changing("enabled") { ownEnabled = newValue } }
    }

    private var ownEnabled = true {
        didSet {
            guard !ownEnabled, oldValue, let arena else { return }
            note(failure: "it was disabled")
            arena.move(self, to: currentState == .possible ? .failed : .cancelled)
        }
    }

    /// The view to which the recognizer belongs; nil without one.
    open var view: UIView? { MainActorDeinit.living(attachedView) }

    /// Whether recognition sends `touchesCancelled` to the view that received the touches; the default is true.
    open var cancelsTouchesInView = true

    /// Whether the view receives its touches only after this recognizer has failed; the default is false.
    open var delaysTouchesBegan = false

    /// Whether the view receives `touchesEnded` only after this recognizer has failed; the default is true.
    open var delaysTouchesEnded = true

    /// The accepted types, as raw values of `UITouch.TouchType`; by default all types.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }

    /// Whether touches of another type than those that the recognizer tracks are ignored; the default is true.
    open var requiresExclusiveTouchType = true

    /// The buttons whose presses the recognizer receives, as raw values of `UIPress.PressType`; by default none, which is
    /// unverified. Arrow keys without modifiers are arrows, return is `.select`, escape is `.menu`.
    open var allowedPressTypes: [NSNumber] = []

    /// A name for debugging, or by which a delegate can distinguish recognizers.
    open var name: String?

    /// The modifier keys of the last event.
    open var modifierFlags: UIKeyModifierFlags { lastEvent?.modifierFlags ?? [] }

    /// The buttons of the last event.
    open var buttonMask: UIEvent.ButtonMask { lastEvent?.buttonMask ?? [] }

    /// The number of fingers of the gesture, including those that the current event lifts.
    open var numberOfTouches: Int { currentTouches.count }

    /// Returns the center of the gesture's fingers in the view's coordinates; nil is the window.
    open func location(in view: UIView?) -> CGPoint {
        let touches = currentTouches
        guard !touches.isEmpty else {
            return view?.convert(lastWindowLocation, from: nil as UIView?) ?? lastWindowLocation
        }
        let points = touches.map { $0.location(in: view) }
        let count = CGFloat(points.count)
        return CGPoint(x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
    }

    /// Returns the place of one of the touches in a view; nil stands for the window.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        currentTouches[touchIndex].location(in: view)
    }

    /// Makes this recognizer wait until the other has failed, and fail if the other recognizes its gesture. The other
    /// recognizer matters only while both receive the same touch.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.removeAll { $0.recognizer == nil }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // MARK: For subclasses

    /// Called when the gesture is over and its fingers are lifted, before `state` returns to `.possible`.
    open func reset() {}

    /// Removes the touch from the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        trackedTouches.removeAll { $0 === touch }
        touch.recognizers.removeAll { $0 === self }
    }

    /// Removes the press from the gesture.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        trackedPresses.removeAll { $0 === button }
        button.recognizers.removeAll { $0 === self }
    }

    /// Returns whether this recognizer makes the other fail when it recognizes its gesture; the default is true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether another recognizer that has recognized may keep this one from doing so. The default is true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether this recognizer waits for another one to fail. The default is false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether another recognizer waits for this one to fail. The default is false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether the recognizer gets an event. The default is true.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Called when fingers come down. Does nothing; for subclasses.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when fingers move. Does nothing; for subclasses.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when fingers are lifted. Does nothing; for subclasses.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the touches are taken away. Does nothing; for subclasses.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called: the host reports all that it knows of a touch at once.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Called when a key goes down. Does nothing; for subclasses.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Never called here: keys do not report how hard they are pressed.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when a key is released. Does nothing; for subclasses.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when the presses are taken away. Does nothing; for subclasses.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    // MARK: Internal state

    // Sound: written under the lock of `Attachments`; read without it on the main actor only.
    @usableFromInline nonisolated(unsafe) package final var objectAttachments: ObjectAttachments?

    /// Set by UIView when the recognizer is added or removed. Sound: the view clears it in its `deinit`. Not weak: see
    /// `CALayer.superlayerReference`.
    unowned(unsafe) var attachedView: UIView?
    /// Whether the recognizer waits for taps, which keys can stand for.
    var recognizesTaps: Bool { false }

    /// Changed only by the methods that add and remove actions.
    var actions: [GestureAction] = []
    var failureRequirements: [WeakRecognizer] = []

    // Set by GestureArena from the first touch to the reset.
    weak var arena: GestureArena?
    var currentState: State {
        get { ownCurrentState }
        set { changing("state") { ownCurrentState = newValue } }
    }
    private var ownCurrentState = State.possible
    /// The state that was requested while the recognizer must wait for others to fail.
    var requestedState: State?
    var trackedTouches: [UITouch] = []
    var trackedPresses: [UIPress] = []
    var lastEvent: UIEvent?
    private var lastWindowLocation = CGPoint.zero
    /// Why the recognizer failed last, if that is noted: see ``InspectionRecord``. Changed by the arena and by
    /// ``fail(because:)``.
    var failureNote: String?

    /// Whether the gesture continues without a finger, as between the taps of a multiple tap.
    var awaitsMoreTouches: Bool { false }

    /// Called when recognition has been granted, before `state` changes.
    func willRecognize() {}

    /// Returns whether the gesture may begin. The view is asked first, then the delegate.
    func shouldBegin() -> Bool {
        guard attachedView?.gestureRecognizerShouldBegin(self) ?? true else { return false }
        return delegate(for: GestureRecognizerDelegateMethods.shouldBegin)?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Called by UIView when the recognizer is removed from it.
    func detached() {
        attachedView = nil
        note(failure: "it was removed from its view")
        arena?.move(self, to: currentState == .possible ? .failed : .cancelled)
    }

    /// Asks the recognizer and its delegate.
    final func accepts(_ event: UIEvent) -> Bool {
        shouldReceive(event)
            && delegate(for: GestureRecognizerDelegateMethods.shouldReceiveEvent)?.gestureRecognizer(
                self, shouldReceive: event) ?? true
    }

    /// Sets the location of a gesture without touches.
    final func noteLocation(_ location: CGPoint) { lastWindowLocation = location }

    func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
        guard isEnabled, allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
        if requiresExclusiveTouchType, trackedTouches.contains(where: { $0.isDown && $0.type != touch.type }) {
            return false
        }
        guard accepts(event) else { return false }
        return delegate(for: GestureRecognizerDelegateMethods.shouldReceiveTouch)?.gestureRecognizer(
            self, shouldReceive: touch) ?? true
    }

    func accepts(_ press: UIPress, of event: UIPressesEvent) -> Bool {
        guard isEnabled, let button = press.button,
            allowedPressTypes.contains(where: { $0.intValue == button.rawValue }), accepts(event)
        else {
            return false
        }
        return delegate(for: GestureRecognizerDelegateMethods.shouldReceivePress)?.gestureRecognizer(
            self, shouldReceive: press) ?? true
    }

    /// Whether a finger or a key of the gesture is down.
    var hasInputDown: Bool {
        trackedTouches.contains(where: \.isDown) || trackedPresses.contains(where: \.isDown)
    }

    /// Whether both recognizers receive the same touch or the same press.
    func sharesInput(with other: UIGestureRecognizer) -> Bool {
        other.trackedTouches.contains { touch in trackedTouches.contains { $0 === touch } }
            || other.trackedPresses.contains { press in trackedPresses.contains { $0 === press } }
    }

    /// Returns whether the recognizer may still recognize a gesture with the touch.
    func isUndecided(about touch: UITouch) -> Bool {
        currentState == .possible && trackedTouches.contains { $0 === touch }
    }

    func callActions() {
        for action in actions { action.body(self) }
    }

    /// The touches that are down, and those that the latest event has lifted.
    var currentTouches: [UITouch] {
        let latest = lastEvent?.timestamp
        return trackedTouches.filter { $0.isDown || $0.timestamp == latest }
    }

    /// Ends the gesture and resets the recognizer. Called by the arena.
    func startAnew() {
        if let touch = trackedTouches.last { lastWindowLocation = touch.windowLocation }
        reset()
        for touch in trackedTouches { touch.recognizers.removeAll { $0 === self } }
        trackedTouches.removeAll()
        for press in trackedPresses { press.recognizers.removeAll { $0 === self } }
        trackedPresses.removeAll()
        requestedState = nil
        currentState = .possible
        arena = nil
        lastEvent = nil
    }

    /// Applies a state immediately, because a recognizer without touches has no rivals.
    private func applyWithoutArena(_ newState: State) {
        currentState = newState
        if newState != .possible && newState != .failed { callActions() }
    }
}

struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer: AttachmentHolder {}
