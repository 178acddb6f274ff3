import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class KeyPressTests {
    private lazy var stage = TouchStage()
    private let transcript = Transcript()

    @Test func keysGoToTheFirstResponder() {
        let view = KeyView(transcript)
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        stage.key(.keyboardA, isDown: true, characters: "A", modifiers: .shift)
        stage.key(.keyboardA, isDown: false, characters: "A")
        #expect(transcript.take() == ["began 4 A a 131072", "ended 4 A a 131072"])
    }

    @Test func aHeldKeyIsReportedDownOnce() {
        let view = KeyView(transcript)
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        stage.key(.keyboardDownArrow, isDown: true)
        stage.key(.keyboardDownArrow, isDown: true)
        stage.key(.keyboardDownArrow, isDown: false)
        #expect(transcript.take() == ["began 81   0", "ended 81   0"])
    }

    @Test func losingTheWindowCancelsTheKeysThatAreDown() {
        let view = KeyView(transcript)
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        stage.key(.keyboardA, isDown: true, characters: "a")
        stage.post(.activation(false))
        // The key went up elsewhere.
        stage.key(.keyboardA, isDown: false, characters: "a")
        stage.post(.activation(true))
        stage.key(.keyboardA, isDown: true, characters: "a")
        stage.key(.keyboardA, isDown: false, characters: "a")
        #expect(transcript.take() == ["began 4 a a 0", "cancelled 4 a a 0", "began 4 a a 0", "ended 4 a a 0"])
    }

    @Test func withoutAFirstResponderTheControllerHearsTheKeys() {
        let controller = KeyController()
        stage.window.rootViewController = controller
        stage.key(.keyboardEscape, isDown: true)
        #expect(controller.pressed == [.keyboardEscape])
        stage.key(.keyboardEscape, isDown: false)
    }
}

private final class KeyView: UIView {
    let transcript: Transcript

    init(_ transcript: Transcript) {
        self.transcript = transcript
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { record("began", presses) }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { record("ended", presses) }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        record("cancelled", presses)
    }

    private func record(_ name: String, _ presses: Set<UIPress>) {
        for key in presses.compactMap(\.key) {
            transcript.add(
                "\(name) \(key.keyCode.rawValue) \(key.characters) \(key.charactersIgnoringModifiers) \(key.modifierFlags.rawValue)"
            )
        }
    }
}

private final class KeyController: UIViewController {
    var pressed: [UIKeyboardHIDUsage] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        pressed += presses.compactMap { $0.key?.keyCode }
    }
}
