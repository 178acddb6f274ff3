import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// What is typed reaches the first responder that takes text.
@MainActor @Suite(.serialized)
final class KeyboardTextTests {
    @Test func typedTextIsInserted() throws {
        let (app, field) = try start()
        app.type("Hallo, Welt!")
        #expect(field.text == "Hallo, Welt!")
    }

    @Test func aCharacterThatNoKeyHasComesFromTheInputMethod() throws {
        let (app, field) = try start()
        app.type("né 中文")
        #expect(field.text == "né 中文")
    }

    @Test func returnTabAndBackspaceAreKeys() throws {
        let (app, field) = try start()
        app.type("ab\n\tc")
        app.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "ab\n\t")
    }

    @Test func withoutAFirstResponderNothingIsTyped() throws {
        let (app, field) = try start()
        field.resignFirstResponder()
        app.type("x")
        #expect(field.text == "")
    }

    @Test func aKeyThatAResponderKeepsTypesNothing() throws {
        let (app, field) = try start()
        field.keeps = [.keyboardX, .keyboardReturnOrEnter]
        app.type("axb\nc")
        #expect(field.text == "abc")
    }

    @Test func commandAndControlMakeNoText() throws {
        let (app, field) = try start()
        app.press(.keyboardTab, modifiers: .control)
        app.press(.keyboardReturnOrEnter, modifiers: .command)
        #expect(field.text == "")
    }

    @Test func returnTypesNothingWhileAResponderThatWantsTextHasNone() throws {
        let (app, field) = try start()
        field.enablesReturnKeyAutomatically = true
        app.type("\n")
        #expect(field.text == "")
        app.type("a\n")
        #expect(field.text == "a\n")
    }

    @Test func aHeldBackspaceGoesOnDeleting() {
        let stage = TouchStage()
        let field = TypedText(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        field.text = "abcd"
        for _ in 0..<3 { stage.key(.keyboardDeleteOrBackspace, isDown: true) }
        stage.key(.keyboardDeleteOrBackspace, isDown: false)
        #expect(field.text == "a")
        #expect(field.presses == 1)
    }

    @Test func theInputMethodIsOnOnlyWhileSomebodyTakesTextAndKnowsWhere() throws {
        let stage = TouchStage()
        #expect(stage.textPlace == nil)
        let field = TypedText(frame: CGRect(x: 10, y: 30, width: 100, height: 20))
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        #expect(stage.textPlace == CGRect(x: 10, y: 30, width: 100, height: 20))
        field.frame.origin.y = 200
        stage.advance(by: 0.1)
        #expect(stage.textPlace?.minY == 200)
        field.resignFirstResponder()
        #expect(stage.textPlace == nil)
    }

    @Test func aResponderThatTakesKeysOnlyLeavesTheInputMethodOff() {
        let stage = TouchStage()
        let view = KeysOnly(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        #expect(stage.textPlace == nil)
    }

    @Test func droppedTextIsInserted() throws {
        let (app, field) = try start()
        app.drop(text: "one\ntwo", at: CGPoint(x: 5, y: 5))
        #expect(field.text == "one\ntwo")
    }

    private func start() throws -> (TestApplication, TypedText) {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        let field = TypedText(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        return (app, field)
    }
}

@MainActor
private final class TypedText: UIView, UIKeyInput {
    var text = ""
    var keeps: Set<UIKeyboardHIDUsage> = []
    var presses = 0
    var enablesReturnKeyAutomatically = false

    override var canBecomeFirstResponder: Bool { true }

    var hasText: Bool { !text.isEmpty }

    func insertText(_ text: String) { self.text += text }

    func deleteBackward() { if hasText { text.removeLast() } }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        self.presses += presses.count
        if let key = presses.first?.key?.keyCode, keeps.contains(key) { return }
        super.pressesBegan(presses, with: event)
    }
}

@MainActor
private final class KeysOnly: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
