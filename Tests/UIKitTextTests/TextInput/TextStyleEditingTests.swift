import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct TextStyleEditingTests {
    private func field(_ text: String) throws -> (app: TestApplication, field: UITextField) {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        field.text = text
        return (try TestApplication(editing: field), field)
    }

    private func traits(_ text: NSAttributedString?, at offset: Int) -> UIFontDescriptor.SymbolicTraits? {
        let font = text?.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
        return font?.fontDescriptor.symbolicTraits.intersection([.traitBold, .traitItalic])
    }

    @Test func setTypingAttributesAreThoseOfTheTextThatIsTypedNext() throws {
        let (app, field) = try field("ab")
        field.typingAttributes?[.kern] = 4
        app.type("cd")
        let text = try #require(field.attributedText)
        #expect((0..<4).map { text.attribute(.kern, at: $0, effectiveRange: nil) as? Int } == [nil, nil, 4, 4])
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        #expect(field.typingAttributes?[.kern] == nil)
    }

    @Test func aFieldThatIsNotEditedHasNoTypingAttributes() throws {
        let (_, field) = try field("ab")
        #expect(field.typingAttributes?[.font] as? UIFont == field.font)
        field.resignFirstResponder()
        #expect(field.typingAttributes == nil)
        field.typingAttributes = [.kern: 1]
        field.becomeFirstResponder()
        #expect(field.typingAttributes?[.kern] == nil)
    }

    @Test func keysMakeTheSelectionBoldAndPlainAgain() throws {
        let (app, field) = try field("abcd")
        field.allowsEditingTextAttributes = true
        field.editedText.select(1..<3)
        app.press(.keyboardB, modifiers: .command)
        #expect((0..<4).map { traits(field.attributedText, at: $0) } == [[], .traitBold, .traitBold, []])
        app.press(.keyboardI, modifiers: .control)
        #expect(traits(field.attributedText, at: 1) == [.traitBold, .traitItalic])
        app.press(.keyboardB, modifiers: .command)
        #expect(traits(field.attributedText, at: 1) == .traitItalic)
        #expect(field.editedText.text.selection == 1..<3)
        #expect(field.text == "abcd")
    }

    @Test func aStyleIsUndone() throws {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        view.text = "abcd"
        view.allowsEditingTextAttributes = true
        let app = try TestApplication(editing: view)
        view.selectedRange = NSRange(location: 0, length: 4)
        app.press(.keyboardU, modifiers: .command)
        #expect(view.attributedText.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
        view.undoManager?.undo()
        #expect(view.attributedText.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    }

    @Test func withoutASelectionTheStyleIsThatOfTheTextThatIsTypedNext() throws {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        view.text = "a"
        view.allowsEditingTextAttributes = true
        let app = try TestApplication(editing: view)
        app.press(.keyboardB, modifiers: .command)
        app.type("b")
        #expect((0..<2).map { traits(view.attributedText, at: $0) } == [[], .traitBold])
    }

    @Test func stylesAreNotChangedUnlessTheTextAllowsIt() throws {
        let (app, field) = try field("abcd")
        field.editedText.select(0..<4)
        app.press(.keyboardB, modifiers: .command)
        #expect(traits(field.attributedText, at: 0) == [])
        #expect(!field.canPerformAction("toggleBoldface:", withSender: nil))
    }

    @Test func theInteractionStateRestoresTheSelectionAndThePosition() throws {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
        view.text = (0..<50).map { "line \($0)" }.joined(separator: "\n")
        let app = try TestApplication(editing: view)
        view.selectedRange = NSRange(location: 5, length: 3)
        try app.settle()
        view.contentOffset.y = 200
        let state = view.interactionState
        view.selectedRange = NSRange(location: 0, length: 0)
        try app.settle()
        view.contentOffset.y = 0
        view.interactionState = state
        try app.settle()
        #expect(view.selectedRange == NSRange(location: 5, length: 3))
        #expect(view.contentOffset.y == 200)
        view.interactionState = "something else"
        #expect(view.selectedRange == NSRange(location: 5, length: 3))
    }
}
