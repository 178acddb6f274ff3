import Foundation

/// A finger on the screen, or a pointer while its button is down.
///
/// The same object represents the finger from `began` to `ended` or `cancelled`.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// How far a touch is.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    /// What touches the screen.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        case indirect = 1
        case pencil = 2
        /// The pointer of a mouse or touchpad.
        case indirectPointer = 3

        public static var stylus: TouchType { .pencil }
    }

    /// Properties of a touch that a stylus first estimates.
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let force = Properties(rawValue: 1)
        public static let azimuth = Properties(rawValue: 2)
        public static let altitude = Properties(rawValue: 4)
        public static let location = Properties(rawValue: 8)
        public static let roll = Properties(rawValue: 16)  // unverified
    }

    /// The time of the last change in seconds, on the clock of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { time }

    open var phase: Phase { currentPhase }

    /// The number of taps in quick succession at about the same place, including this one.
    open var tapCount: Int { taps }

    open var type: TouchType { touchType }

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

    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// The angle by which a stylus is turned about its own axis.
    open var rollAngle: CGFloat { 0 }

    /// Empty, because nothing is estimated.
    open var estimatedProperties: Properties { [] }
    open var estimatedPropertiesExpectingUpdates: Properties { [] }
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
