import Foundation

/// A finger on the screen, or a pointer while its button is down.
///
/// The same object represents the finger from `began` to `ended` or `cancelled`.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// How far a touch is.
    public enum Phase: Int, Sendable {
        /// The finger has come down.
        case began = 0
        /// The finger has moved.
        case moved = 1
        /// The finger has not moved since the previous event; another one has changed.
        case stationary = 2
        /// The finger has been lifted.
        case ended = 3
        /// The system has ended the touch, for example because its window was closed.
        case cancelled = 4
        /// A pointer without a button has come into a region. Touches of this phase do not occur; see
        /// `UIHoverGestureRecognizer`.
        case regionEntered = 5
        /// A pointer without a button has moved in a region. Touches of this phase do not occur.
        case regionMoved = 6
        /// A pointer without a button has left a region. Touches of this phase do not occur.
        case regionExited = 7
    }

    /// What touches the screen.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on a remote control. Does not occur here.
        case indirect = 1
        /// A stylus. Does not occur here: a pen is a pointer on the desktop.
        case pencil = 2
        /// The pointer of a mouse or touchpad.
        case indirectPointer = 3

        /// The same as `pencil`.
        public static var stylus: TouchType { .pencil }
    }

    /// Properties of a touch that a stylus first estimates.
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The pressure: `force`.
        public static let force = Properties(rawValue: 1)
        /// The direction of the stylus: `azimuthAngle(in:)`.
        public static let azimuth = Properties(rawValue: 2)
        /// The angle between stylus and screen: `altitudeAngle`.
        public static let altitude = Properties(rawValue: 4)
        /// The place: `location(in:)`.
        public static let location = Properties(rawValue: 8)
        /// The turn of the stylus about its own axis: `rollAngle`.
        public static let roll = Properties(rawValue: 16)  // unverified
    }

    /// The time of the last change in seconds, on the clock of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { time }

    /// How far the touch is, as of the last event.
    open var phase: Phase { currentPhase }

    /// The number of taps in quick succession at about the same place, including this one.
    open var tapCount: Int { taps }

    /// Whether the touch is that of a finger or of a pointer; the same for the whole touch.
    open var type: TouchType { touchType }

    /// The window in which the touch began; nil after it was closed.
    open var window: UIWindow? { touchedWindow }

    /// The view that was hit when the touch began. It does not change when the finger moves.
    open var view: UIView? { touchedView }

    /// How hard the finger presses; 1 is an average touch. Always 0: screens and pointers on Linux do not report it, as
    /// on devices without pressure.
    open var force: CGFloat { 0 }

    /// The greatest ``force`` there is; 0 where it is not reported.
    open var maximumPossibleForce: CGFloat { 0 }

    /// The radius of the finger's contact in points. Always 0, as for ``force``: the size is not reported.
    open var majorRadius: CGFloat { 0 }

    /// How far ``majorRadius`` may be wrong, in points.
    open var majorRadiusTolerance: CGFloat { 0 }

    // MARK: Stylus. Fingers and pointers are upright; a pen is a pointer on the desktop.

    /// The angle between stylus and screen in radians; a right angle for all that is not a stylus.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// The direction in which a stylus points, as an angle in the coordinates of a view; 0 for an upright one.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// Returns the direction in which a stylus points as a vector of length 1; to the right, because nothing is tilted.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// The angle by which a stylus is turned about its own axis.
    open var rollAngle: CGFloat { 0 }

    /// Empty, because nothing is estimated.
    open var estimatedProperties: Properties { [] }
    /// Empty, because nothing is estimated.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// Nil, because no updates of estimates follow.
    open var estimationUpdateIndex: NSNumber? { nil }

    /// The gesture recognizers that receive this touch, those of the innermost view first.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// Returns the location in the view's coordinates; nil is the window.
    open func location(in view: UIView?) -> CGPoint {
        convert(windowLocation, to: view)
    }

    /// Returns the location at the time of the previous event, in the view's coordinates; nil is the window.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousWindowLocation, to: view)
    }

    /// Returns the location as precisely as it is known, which ``location(in:)`` does too.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Returns the place at the time of the previous event, as ``previousLocation(in:)`` does.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    // Set by HostEventTranslator.
    var time: TimeInterval
    var currentPhase = Phase.began
    var taps = 1
    let touchType: TouchType
    /// Weak, so that a touch does not keep a closed window alive.
    weak var touchedWindow: UIWindow?
    var windowLocation: CGPoint
    private let startLocation: CGPoint
    var previousWindowLocation: CGPoint

    // Set by TouchDispatcher when the touch begins.
    var touchedView: UIView?
    var recognizers: [UIGestureRecognizer] = []

    /// The movement since the touch began, in the window's coordinates.
    var travel: CGPoint { CGPoint(x: windowLocation.x - startLocation.x, y: windowLocation.y - startLocation.y) }

    var isDown: Bool { currentPhase != .ended && currentPhase != .cancelled }

    /// Creates a touch that belongs to no window, for tests of code that receives touches.
    public override init() {
        (windowLocation, startLocation, previousWindowLocation) = (.zero, .zero, .zero)
        (time, touchType) = (0, .direct)
        super.init()
    }

    init(window: UIWindow?, location: CGPoint, time: TimeInterval, type: TouchType) {
        touchedWindow = window
        windowLocation = location
        startLocation = location
        previousWindowLocation = location
        self.time = time
        touchType = type
        super.init()
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== touchedWindow else { return point }
        return view.convert(point, from: touchedWindow)
    }
}
