import Testing
import UIKitTestDriver

@testable import UIKit

/// Typing next to and inside characters that consist of several scalars.
@MainActor @Suite(.serialized)
struct TypingInCharactersTests {
    private func startField(_ text: String) throws -> (app: TestApplication, field: UITextField) {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
        field.text = text
        let app = try TestApplication(editing: field)
        return (app, field)
    }

    private func startView(_ text: String) throws -> (app: TestApplication, view: UITextView) {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.text = text
        let app = try TestApplication(editing: view)
        return (app, view)
    }

    @Test func halfAFlagBeforeTheOtherHalf() throws {
        let (app, field) = try startField("🇪")
        app.press(.keyboardHome)
        app.type("🇩")
        #expect(field.text == "🇩🇪")
        app.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "🇪")
    }

    @Test func aViramaBetweenTwoConsonants() throws {
        let (app, field) = try startField("कष")
        app.press(.keyboardLeftArrow)
        app.type("\u{94D}")
        #expect(field.text == "क\u{94D}ष")
        app.type("x")
        #expect(field.text == "क\u{94D}xष")
        app.press(.keyboardDeleteOrBackspace)
        app.press(.keyboardEnd)
        app.type("!")
        #expect(field.text == "क\u{94D}ष!")
    }

    @Test func anEmojiBeforeASkinTone() throws {
        let (app, field) = try startField("🏽")
        app.press(.keyboardHome)
        app.type("👍")
        #expect(field.text == "👍🏽")
        app.type("a")
        #expect(field.text == "👍a🏽")
        app.press(.keyboardDeleteOrBackspace)
        app.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "🏽")
    }

    @Test func anAccentWithoutALetter() throws {
        let (app, view) = try startView("\u{301}")
        app.press(.keyboardHome)
        app.type("e")
        #expect(Array(view.text.unicodeScalars) == ["e", "\u{301}"])
        app.press(.keyboardDeleteOrBackspace)
        #expect(Array(view.text.unicodeScalars) == ["\u{301}"])
    }

    @Test func aRangeThatDividesASurrogatePairIsReplacedAsItIs() throws {
        let (app, view) = try startView("a😀😀")
        view.selectedRange = NSRange(location: 1, length: 1)
        app.type("x")
        #expect(view.text == "ax\u{FFFD}😀")
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
        app.press(.keyboardZ, modifiers: .control)
        #expect(view.text == "a😀😀")
    }

    @Test func aLineFeedAfterACarriageReturn() throws {
        let (app, view) = try startView("a\rb")
        view.selectedRange = NSRange(location: 2, length: 0)
        app.press(.keyboardReturnOrEnter)
        #expect(Array(view.text.unicodeScalars) == ["a", "\r", "\n", "b"])
        app.press(.keyboardLeftArrow)
        app.press(.keyboardDeleteForward)
        #expect(view.text == "ab")
    }

    @Test func attributesBeginInsideACharacter() throws {
        let (app, view) = try startView("🇪")
        view.typingAttributes[.font] = UIFont.systemFont(ofSize: 30)
        view.selectedRange = NSRange(location: 0, length: 0)
        view.typingAttributes = [.font: UIFont.systemFont(ofSize: 40)]
        app.type("🇩")
        let text: NSAttributedString = view.attributedText
        #expect(text.string == "🇩🇪")
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 40)
        #expect((text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)?.pointSize == 12)
    }

    @Test func theCaretStepsOverWholeCharactersOfASecureText() throws {
        let (app, field) = try startField("a👍🏽")
        field.isSecureTextEntry = true
        app.press(.keyboardLeftArrow)
        app.type("b")
        #expect(field.text == "ab👍🏽")
        app.press(.keyboardEnd)
        app.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "ab")
    }

    @Test func whatADelegateSetsWhileItIsAskedIsNotReplacedElsewhere() throws {
        let (app, field) = try startField("abcdef")
        let delegate = Setter()
        field.delegate = delegate
        app.press(.keyboardA, modifiers: .control)
        app.type("x")
        #expect(field.text == "set to another textx")
    }

    private final class Setter: NSObject, UITextFieldDelegate {
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            textField.text = "set to another text"
            return true
        }
    }
}
