import HeadlessHost
import HostInterface

@testable import UIKit

/// A window on a host whose clock is moved by hand, and fingers, a wheel and keys for it, at the level of host events:
/// exact times, no guesses about what a user means.
///
/// One application runs at a time: make the stage inside the test (suites hold it in a lazy property), since the tests
/// of different suites take turns between a suite's initializer and the test.
@MainActor
final class TouchStage {
    let window: UIWindow
    private let host: HeadlessHost
    let run: ApplicationRun
    private let clock: ManualClock
    private var places: [Int: CGPoint] = [:]

    /// The default is the screen of the measured traces.
    init(
        size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, safeArea: UIEdgeInsets = .zero,
        isRightToLeft: Bool = false
    ) {
        clock = ManualClock()
        host = HeadlessHost(clock: clock)
        var settings = ScreenSettings()
        settings.size = size
        settings.scale = scale
        settings.safeAreaInsets = safeArea
        settings.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        guard let run = try? ApplicationRun(host: host, settings: settings, makeDelegate: { nil }) else {
            preconditionFailure("a headless host always opens a window")
        }
        self.run = run
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.makeKeyAndVisible()
        advance(by: 0)
    }

    /// A stage with one view on it.
    convenience init(showing view: UIView) {
        self.init()
        window.addSubview(view)
        advance(by: 0.1)
    }

    isolated deinit {
        run.end()
    }

    var now: Double { clock.now }

    /// The pointer's shape.
    var cursor: HostCursor { host.cursor }

    /// Moves the pointer of a mouse; nil: out of the window.
    func hover(_ place: CGPoint?) {
        post(
            .pointer(
                PointerEvent(
                    place == nil ? .left : .hovered, x: Double(place?.x ?? 0), y: Double(place?.y ?? 0),
                    time: clock.now, kind: .mouse))
        )
    }

    /// What other programs can paste.
    var clipboardText: String? { host.clipboard.text }

    /// Where the host knows that text is typed; nil: its input method is off.
    var textPlace: CGRect? {
        host.textInput.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    }

    func advance(by seconds: Double) {
        host.advance(by: seconds)
    }

    /// Time passes without a frame, as on a machine that is busy.
    func jump(by seconds: Double) {
        clock.advance(by: seconds)
    }

    /// One frame at a time, until `condition` or for at most `frames`.
    func advance(frames: Int, until condition: () -> Bool) {
        for _ in 0..<frames where !condition() { host.advance(by: HeadlessHost.frameDuration) }
    }

    // MARK: Fingers

    func down(_ x: CGFloat, _ y: CGFloat, id: Int = 0) {
        places[id] = CGPoint(x: x, y: y)
        send(.began, id)
    }

    func move(_ dx: CGFloat, _ dy: CGFloat, id: Int = 0) {
        let place = places[id] ?? .zero
        places[id] = CGPoint(x: place.x + dx, y: place.y + dy)
        send(.moved, id)
    }

    func up(id: Int = 0) {
        send(.ended, id)
    }

    func cancel(id: Int = 0) {
        send(.cancelled, id)
    }

    func tap(_ x: CGFloat, _ y: CGFloat, id: Int = 0) {
        down(x, y, id: id)
        advance(by: 0.05)
        up(id: id)
    }

    /// Moves in steps of `step` seconds.
    func drag(by total: CGPoint, steps: Int, every step: Double = 0.008, id: Int = 0) {
        for _ in 0..<steps {
            advance(by: step)
            move(total.x / CGFloat(steps), total.y / CGFloat(steps), id: id)
        }
    }

    private func send(_ phase: PointerEvent.Phase, _ id: Int) {
        let place = places[id] ?? .zero
        post(.pointer(PointerEvent(phase, x: place.x, y: place.y, time: clock.now, id: id)))
    }

    // MARK: Everything else

    /// A step of a notched wheel is 60 points down.
    func wheel(_ x: CGFloat, _ y: CGFloat, dx: CGFloat = 0, dy: CGFloat, isPrecise: Bool = false, shift: Bool = false) {
        post(
            .wheel(
                WheelEvent(
                    x: x, y: y, deltaX: dx, deltaY: dy, time: clock.now, isPrecise: isPrecise,
                    modifiers: shift ? .shift : [])))
    }

    func key(_ usage: UIKeyboardHIDUsage, isDown: Bool, characters: String = "", modifiers: KeyModifiers = []) {
        post(
            .key(
                KeyEvent(
                    isDown: isDown, usage: usage.rawValue, characters: characters, modifiers: modifiers,
                    time: clock.now)))
    }

    func post(_ event: HostEvent) {
        run.receive(event, in: host.windows[0])
    }
}

/// Writes down the touches it gets.
@MainActor
class TouchRecordingView: UIView {
    let name: String
    let transcript: Transcript

    init(_ name: String, _ transcript: Transcript, frame: CGRect) {
        self.name = name
        self.transcript = transcript
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        transcript.add("\(name) began \(touches.count)")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        transcript.add("\(name) moved \(touches.count)")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        transcript.add("\(name) ended \(touches.count)")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        transcript.add("\(name) cancelled \(touches.count)")
    }
}

extension UIGestureRecognizer {
    /// Writes down every call of the recognizer's actions.
    func record(_ name: String, in transcript: Transcript) {
        addAction { recognizer in transcript.add("\(name) \(recognizer.state)") }
    }
}
