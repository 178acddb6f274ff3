import Testing
import UIKitTestDriver

@testable import UIKit

/// What the user changes in a text can be undone and redone.
@MainActor @Suite(.serialized)
struct TextUndoTests {
    private func start(_ text: String = "") throws -> (app: TestApplication, view: UITextView) {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.text = text
        let app = try TestApplication(editing: view)
        return (app, view)
    }

    private func startField(_ text: String = "") throws -> (app: TestApplication, field: UITextField) {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
        field.text = text
        let app = try TestApplication(editing: field)
        return (app, field)
    }

    private func undo(_ app: TestApplication) { app.press(.keyboardZ, modifiers: .control) }
    private func redo(_ app: TestApplication) { app.press(.keyboardZ, modifiers: [.command, .shift]) }

    @Test func whatWasTypedInOneGoIsUndoneAtOnce() throws {
        let (app, view) = try start("a")
        app.type("bcd")
        undo(app)
        #expect(view.text == "a")
        redo(app)
        #expect(view.text == "abcd")
        #expect(view.selectedRange == NSRange(location: 4, length: 0))
        #expect(view.undoManager?.undoMenuItemTitle == "Undo Typing")
    }

    @Test func movingTheCaretEndsWhatIsUndoneAtOnce() throws {
        let (app, field) = try startField()
        app.type("ab")
        app.press(.keyboardHome)
        app.type("cd")
        undo(app)
        #expect(field.text == "ab")
        undo(app)
        #expect(field.text == "")
        undo(app)
        redo(app)
        redo(app)
        #expect(field.text == "cdab")
    }

    @Test func typingAfterAnUndoIsAChangeOfItsOwn() throws {
        let (app, view) = try start()
        app.type("ab")
        undo(app)
        app.type("c")
        redo(app)
        #expect(view.text == "c")
        undo(app)
        #expect(view.text == "")
    }

    @Test func deletedTextComesBackWithItsAttributesAndItsSelection() throws {
        let (app, view) = try start()
        let text = NSMutableAttributedString(string: "plain ")
        text.append(NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
        view.attributedText = text
        view.selectedRange = NSRange(location: 4, length: 5)
        app.type("x")
        #expect(view.text == "plaix")
        undo(app)
        #expect(view.text == "plain big")
        #expect(view.selectedRange == NSRange(location: 4, length: 5))
        let font = view.attributedText.attribute(.font, at: 7, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 40)
    }

    @Test func backspacesAreUndoneAtOnceAndApartFromTyping() throws {
        let (app, view) = try start()
        app.type("abc")
        app.press(.keyboardDeleteOrBackspace)
        app.press(.keyboardDeleteOrBackspace)
        app.press(.keyboardDeleteOrBackspace)
        undo(app)
        #expect(view.text == "abc")
        undo(app)
        #expect(view.text == "")
    }

    @Test func deletionsAfterTheCaretAreUndoneAtOnce() throws {
        let (app, field) = try startField("abc")
        app.press(.keyboardHome)
        app.press(.keyboardDeleteForward)
        app.press(.keyboardDeleteForward)
        #expect(field.text == "c")
        undo(app)
        #expect(field.text == "abc")
    }

    @Test func cutAndPasteHaveTheirNames() throws {
        let (app, field) = try startField("ab")
        app.press(.keyboardA, modifiers: .control)
        app.press(.keyboardX, modifiers: .control)
        #expect(field.undoManager?.undoActionName == "Cut")
        app.press(.keyboardV, modifiers: .control)
        app.type("c")
        #expect(field.undoManager?.undoActionName == "Typing")
        undo(app)
        #expect(field.undoManager?.undoActionName == "Paste")
        undo(app)
        undo(app)
        #expect(field.text == "ab")
    }

    @Test func aCompositionIsUndoneAsWhatWasCommitted() throws {
        let (app, view) = try start("a")
        app.compose("n")
        app.compose("ni")
        app.type("你")
        undo(app)
        #expect(view.text == "a")
        redo(app)
        #expect(view.text == "a你")
    }

    @Test func aCompositionThatWasGivenUpLeavesNothingToUndo() throws {
        let (app, view) = try start("a")
        app.compose("n")
        app.compose("")
        #expect(view.undoManager?.canUndo == false)
    }

    @Test func aCompositionThatReplacesASelectionBringsItBack() throws {
        let (app, view) = try start("abc")
        view.selectedRange = NSRange(location: 1, length: 1)
        app.compose("n")
        app.compose("")
        #expect(view.text == "ac")
        undo(app)
        #expect(view.text == "abc")
    }

    @Test func aCompositionThatIsCutShortByUndoIsUndone() throws {
        let (app, view) = try start("a")
        app.type("b")
        app.compose("n")
        undo(app)
        #expect(view.text == "a")
        app.type("b")
        app.compose("ni")
        view.undoManager?.undo()
        #expect(view.text == "a")
    }

    @Test func textSetInCodeCannotBeUndone() throws {
        let (app, view) = try start()
        app.type("ab")
        view.text = "x"
        undo(app)
        #expect(view.text == "x")
        #expect(view.undoManager?.canUndo == false)
    }

    @Test func aFieldForgetsEverythingWhenEditingEnds() throws {
        let (app, field) = try startField()
        app.type("ab")
        field.resignFirstResponder()
        field.becomeFirstResponder()
        undo(app)
        #expect(field.text == "ab")
    }

    @Test func theDelegateIsAskedAndToldAboutAnUndo() throws {
        let (app, field) = try startField("a")
        let delegate = Delegate()
        field.delegate = delegate
        app.type("bc")
        delegate.log = []
        undo(app)
        #expect(delegate.log == ["{1, 2} "])
        redo(app)
        delegate.allows = false
        undo(app)
        #expect(field.text == "abc")
        delegate.allows = true
        undo(app)
        #expect(field.text == "abc", "what could not be undone is forgotten")
    }

    @Test func aDelegateThatSetsTheTextItselfIsNotUndoneElsewhere() throws {
        let (app, field) = try startField("abc")
        let delegate = Delegate()
        field.delegate = delegate
        app.type("de")
        delegate.sets = "x"
        undo(app)
        #expect(field.text == "x")
        #expect(field.undoManager?.canUndo == false)
    }

    @Test func changesWhileRegistrationIsDisabledForgetThoseBefore() throws {
        let (app, view) = try start()
        app.type("abc")
        view.undoManager?.disableUndoRegistration()
        app.press(.keyboardHome)
        app.type("x")
        view.undoManager?.enableUndoRegistration()
        undo(app)
        #expect(view.text == "xabc")
    }

    @Test func nothingOfASecureTextComesBack() throws {
        let (app, field) = try startField()
        field.isSecureTextEntry = true
        app.type("secret")
        #expect(field.undoManager?.canUndo == false)
        undo(app)
        #expect(field.text == "secret")
        field.isSecureTextEntry = false
        app.type("!")
        undo(app)
        #expect(field.text == "secret")
    }

    @Test func anUndoManagerOfTheApplicationKeepsTheOrder() throws {
        let view = OwnUndoTextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let app = try TestApplication(editing: view)
        app.type("ab")
        view.shared.registerUndo(withTarget: view) { $0.undone = true }
        app.type("cd")
        undo(app)
        #expect(view.text == "ab")
        #expect(!view.undone)
        undo(app)
        #expect(view.undone)
        undo(app)
        #expect(view.text == "")
    }

    @Test func anotherUndoManagerDoesNotUndoWhatTheFormerOneKnows() throws {
        let view = OwnUndoTextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let app = try TestApplication(editing: view)
        app.type("ab")
        let first = view.shared
        view.shared = UndoManager()
        app.press(.keyboardHome)
        app.type("cd")
        first.undo()
        #expect(view.text == "cdab")
        undo(app)
        #expect(view.text == "ab")
    }

    @Test func anUndoManagerOfTheApplicationIsNotRetained() throws {
        let view = OwnUndoTextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let app = try TestApplication(editing: view)
        app.type("ab")
        weak let first = view.shared
        view.shared = UndoManager()
        #expect(first == nil)
        app.type("cd")
        undo(app)
        #expect(view.text == "ab")
    }

    private final class Delegate: NSObject, UITextFieldDelegate {
        var log: [String] = []
        var allows = true
        var sets: String?
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            log.append("{\(range.location), \(range.length)} \(string)")
            if let sets { textField.text = sets }
            return allows
        }
    }
}

@MainActor
private final class OwnUndoTextView: UITextView {
    var shared = UndoManager()
    var undone = false

    override var undoManager: UndoManager? { shared }
}
