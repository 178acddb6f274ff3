import Foundation

/// A finger on the screen, or a pointer while its button is down.
///
/// The same object represents the finger from `began` to `ended` or `cancelled`.
@preconcurrency @MainActor
open class UITouch: NSObject {
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

    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        case indirect = 1
        case pencil = 2
        /// The pointer of a mouse or touchpad.
        case indirectPointer = 3

        public static var stylus: TouchType { .pencil }
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
