import Foundation

/// A finger on the screen, or a pointer whose button is down.
///
/// The same object stands for the finger from `began` to `ended` or `cancelled`.
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
        /// A mouse or touchpad pointer.
        case indirectPointer = 3

        public static var stylus: TouchType { .pencil }
    }

    /// Seconds on the clock of `CACurrentMediaTime()`: when the touch last changed.
    open var timestamp: TimeInterval { time }

    open var phase: Phase { currentPhase }

    /// How often a finger has come down at about this place in quick succession, this time included.
    open var tapCount: Int { taps }

    open var type: TouchType { touchType }

    open var window: UIWindow? { touchedWindow }

    /// The view that was hit when the touch began; it stays the same wherever the finger goes.
    open var view: UIView? { touchedView }

    /// The recognisers that get this touch, innermost view first.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// Where the touch is, in the view's coordinates; nil gives the window's.
    open func location(in view: UIView?) -> CGPoint {
        convert(windowLocation, to: view)
    }

    /// Where the touch was in the event before.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousWindowLocation, to: view)
    }

    // Set by HostEventTranslator.
    var time: TimeInterval
    var currentPhase = Phase.began
    var taps = 1
    let touchType: TouchType
    /// The window keeps its touch, but a window that closes meanwhile must not live on for it.
    weak var touchedWindow: UIWindow?
    var windowLocation: CGPoint
    private let startLocation: CGPoint
    var previousWindowLocation: CGPoint

    // Set by TouchDispatcher when the touch begins.
    var touchedView: UIView?
    var recognizers: [UIGestureRecognizer] = []

    /// From where it began, in the window.
    var travel: CGPoint { CGPoint(x: windowLocation.x - startLocation.x, y: windowLocation.y - startLocation.y) }

    var isDown: Bool { currentPhase != .ended && currentPhase != .cancelled }

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
