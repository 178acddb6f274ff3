import HostInterface
import Testing

@testable import UIKit

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
