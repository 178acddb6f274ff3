import HostInterface
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class PressGestureTests {
    private lazy var stage = TouchStage(showing: outer)
    private let transcript = Transcript()
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private lazy var view = RespondingView(transcript)

    private func add(_ name: String, to view: UIView, _ buttons: [UIPress.PressType] = [.select]) -> PressRecognizer {
        let recognizer = PressRecognizer(name, transcript)
        recognizer.allowedPressTypes = buttons.map { NSNumber(value: $0.rawValue) }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    private func begin() {
        outer.addSubview(view)
        _ = stage
        view.becomeFirstResponder()
    }

    private func key(_ usage: UIKeyboardHIDUsage, isDown: Bool, _ modifiers: KeyModifiers = []) {
        stage.key(usage, isDown: isDown, modifiers: modifiers)
    }

    @Test func aRecognizerHearsTheButtonsItAllowsBeforeTheResponder() {
        begin()
        let recognizer = add("outer", to: outer, [.select, .leftArrow])
        for usage in [UIKeyboardHIDUsage.keyboardLeftArrow, .keyboardReturnOrEnter] {
            key(usage, isDown: true)
            key(usage, isDown: false)
            #expect(transcript.take() == ["outer began", "view began", "outer ended", "view ended"])
        }
        key(.keyboardEscape, isDown: true)
        key(.keyboardLeftArrow, isDown: true, .shift)
        #expect(transcript.take() == ["view began", "view began"])
        #expect(recognizer.state == .possible)
    }

    @Test func recognitionTakesThePressFromTheResponder() {
        begin()
        let recognizer = add("outer", to: outer)
        recognizer.recognizes = .ended
        recognizer.record("action", in: transcript)
        key(.keyboardReturnOrEnter, isDown: true)
        key(.keyboardReturnOrEnter, isDown: false)
        #expect(transcript.take() == ["outer began", "view began", "outer ended", "action ended", "view cancelled"])
        #expect(recognizer.state == .possible)
    }

    @Test func theInnerOneWins() {
        begin()
        let inner = add("inner", to: view)
        let outer = add("outer", to: outer)
        for recognizer in [inner, outer] {
            recognizer.recognizes = .began
            recognizer.record("action of \(recognizer.title)", in: transcript)
        }
        key(.keyboardReturnOrEnter, isDown: true)
        #expect(transcript.take() == ["inner began", "action of inner began"])
        #expect((inner.state, outer.state) == (.began, .failed))
        key(.keyboardReturnOrEnter, isDown: false)
        #expect((inner.state, outer.state) == (.began, .possible))
        inner.state = .ended
        #expect(inner.state == .possible)
    }

    @Test func aDelegateHidesAPress() {
        begin()
        let recognizer = add("outer", to: outer)
        let delegate = Refusing()
        recognizer.delegate = delegate
        key(.keyboardReturnOrEnter, isDown: true)
        #expect(transcript.take() == ["view began"])
        #expect(delegate.isFirst)
    }

    @Test func theEventKnowsTheRecognizersOfItsPresses() throws {
        begin()
        let recognizer = add("outer", to: outer)
        key(.keyboardReturnOrEnter, isDown: true)
        let press = try #require(recognizer.pressed)
        #expect(press.event.presses(for: recognizer) == [press.press])
        #expect(press.press.gestureRecognizers == [recognizer])
        #expect(press.press.force == 1)
        recognizer.ignore(press.press, for: press.event)
        #expect(press.event.presses(for: recognizer).isEmpty)
        key(.keyboardReturnOrEnter, isDown: false)
        #expect(transcript.take() == ["outer began", "view began", "view ended"])
    }

    @Test func aDelayedPressReachesTheResponderWhenTheRecognizerFails() {
        begin()
        let recognizer = add("outer", to: outer)
        recognizer.delaysTouchesBegan = true
        key(.keyboardReturnOrEnter, isDown: true)
        #expect(transcript.take() == ["outer began"])
        recognizer.state = .failed
        #expect(transcript.take() == ["view began"])
        key(.keyboardReturnOrEnter, isDown: false)
        #expect(transcript.take() == ["view ended"])
    }

    @Test func theEndIsDelayedWhileARecognizerWaits() {
        begin()
        let waiting = add("waiting", to: view)
        let other = add("other", to: outer)
        waiting.recognizes = .ended
        waiting.require(toFail: other)
        waiting.record("action", in: transcript)
        key(.keyboardReturnOrEnter, isDown: true)
        key(.keyboardReturnOrEnter, isDown: false)
        #expect(
            transcript.take() == [
                "waiting began", "other began", "view began", "waiting ended", "other ended", "action ended",
                "view cancelled",
            ])
    }

    @Test func aPressThatJoinsARunningGestureIsNotTheResponders() {
        begin()
        let recognizer = add("outer", to: outer, [.leftArrow, .rightArrow])
        recognizer.recognizes = .began
        key(.keyboardLeftArrow, isDown: true)
        _ = transcript.take()
        key(.keyboardRightArrow, isDown: true)
        #expect(transcript.take() == ["outer began"])
    }

    @Test func aLateClaimDoesNotCancelAPressThatHasEnded() {
        begin()
        let recognizer = add("outer", to: outer, [.leftArrow, .rightArrow])
        key(.keyboardLeftArrow, isDown: true)
        key(.keyboardRightArrow, isDown: true)
        recognizer.delaysTouchesEnded = false
        key(.keyboardRightArrow, isDown: false)
        _ = transcript.take()
        recognizer.state = .began
        #expect(transcript.take() == ["view cancelled"])
    }

    @Test func anAlertInFrontKeepsTheKeysFromTheRecognizersBehind() {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.view.addSubview(view)
        view.becomeFirstResponder()
        let recognizer = add("behind", to: controller.view)
        recognizer.recognizes = .began
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        controller.present(alert, animated: false)
        stage.advance(by: 1)
        key(.keyboardReturnOrEnter, isDown: true)
        key(.keyboardReturnOrEnter, isDown: false)
        #expect(!transcript.take().contains("behind began"))
    }

    @Test func losingTheWindowCancels() {
        begin()
        _ = add("outer", to: outer)
        key(.keyboardReturnOrEnter, isDown: true)
        stage.post(.activation(false))
        #expect(transcript.take() == ["outer began", "view began", "outer cancelled", "view cancelled"])
    }

    @Test func aResponderThatRemovesTheRecognizerEndsItsGesture() {
        begin()
        let recognizer = add("outer", to: outer)
        recognizer.recognizes = .ended
        view.whenPressed = { [outer] in outer.removeGestureRecognizer(recognizer) }
        key(.keyboardReturnOrEnter, isDown: true)
        key(.keyboardReturnOrEnter, isDown: false)
        #expect(transcript.take() == ["outer began", "view began", "view ended"])
        #expect(recognizer.state == .possible)
    }
}

private final class PressRecognizer: UIGestureRecognizer {
    let title: String
    private let transcript: Transcript
    /// The phase in which it recognizes its gesture.
    var recognizes: UIPress.Phase?
    private(set) var pressed: (press: UIPress, event: UIPressesEvent)?

    init(_ title: String, _ transcript: Transcript) {
        self.title = title
        self.transcript = transcript
        super.init(target: nil, action: nil)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        transcript.add("\(title) began")
        if let press = presses.first { pressed = (press, event) }
        if recognizes == .began { state = .began }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        transcript.add("\(title) ended")
        if recognizes == .ended { state = .ended }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        transcript.add("\(title) cancelled")
    }
}

private final class RespondingView: UIView {
    private let transcript: Transcript
    var whenPressed: () -> Void = {}

    init(_ transcript: Transcript) {
        self.transcript = transcript
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        transcript.add("view began")
        whenPressed()
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { transcript.add("view ended") }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        transcript.add("view cancelled")
    }
}

private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    private(set) var isFirst = false
    private var events = 0

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        events += 1
        return event.type == .presses
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        isFirst = events == 1
        return false
    }
}
