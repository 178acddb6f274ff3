import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct TextInputRequirementTests {
    private func field(_ text: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        field.text = text
        return field
    }

    private func view(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        view.text = text
        return view
    }

    private func range(_ input: some UITextInput, _ start: Int, _ end: Int) throws -> UITextRange {
        let first = try #require(input.position(from: input.beginningOfDocument, offset: start))
        let last = try #require(input.position(from: input.beginningOfDocument, offset: end))
        return try #require(input.textRange(from: first, to: last))
    }

    private func offset(_ input: some UITextInput, _ position: UITextPosition?) -> Int? {
        position.map { input.offset(from: input.beginningOfDocument, to: $0) }
    }

    @Test func theFarthestPositionOfARangeIsItsEndInTheDirection() throws {
        let view = view("abc def")
        let range = try range(view, 1, 5)
        #expect(offset(view, view.position(within: range, farthestIn: .left)) == 1)
        #expect(offset(view, view.position(within: range, farthestIn: .right)) == 5)
        #expect(offset(view, view.position(within: range, farthestIn: .up)) == 1)
        #expect(offset(view, view.position(within: range, farthestIn: .down)) == 5)
    }

    @Test func theFarthestPositionToTheLeftOfHebrewIsItsEnd() throws {
        let view = view("שלום עולם")
        let range = try range(view, 1, 5)
        #expect(offset(view, view.position(within: range, farthestIn: .left)) == 5)
    }

    @Test func aPositionIsExtendedToTheEndOfItsLineAndToTheEndOfTheText() throws {
        let view = view("first\nsecond\nthird")
        let position = try #require(view.position(from: view.beginningOfDocument, offset: 8))
        func bounds(_ direction: UITextLayoutDirection) throws -> [Int?] {
            let range = try #require(view.characterRange(byExtending: position, in: direction))
            return [offset(view, range.start), offset(view, range.end)]
        }
        #expect(try bounds(.left) == [6, 8])
        #expect(try bounds(.right) == [8, 12])
        #expect(try bounds(.up) == [0, 8])
        #expect(try bounds(.down) == [8, 18])
    }

    @Test func offsetsInARangeCountFromItsStart() throws {
        let field = field("Lisbon")
        let range = try range(field, 2, 5)
        let position = try #require(field.position(within: range, atCharacterOffset: 2))
        #expect(offset(field, position) == 4)
        #expect(field.characterOffset(of: position, within: range) == 2)
        #expect(field.position(within: range, atCharacterOffset: 4) == nil)
        #expect(field.position(within: range, atCharacterOffset: -1) == nil)
    }

    @Test func theBaseWritingDirectionIsThatOfTheWholeParagraph() throws {
        let view = view("first\nsecond\nthird")
        view.setBaseWritingDirection(.rightToLeft, for: try range(view, 7, 8))
        func direction(_ offset: Int) throws -> NSWritingDirection {
            let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
            return view.baseWritingDirection(for: position, in: .forward)
        }
        #expect(try [0, 6, 12, 13].map(direction) == [.natural, .rightToLeft, .rightToLeft, .natural])
    }

    @Test func theBaseWritingDirectionOfAFieldMovesItsText() throws {
        let field = field("abc")
        let app = try TestApplication(editing: field)
        let left = field.firstRect(for: try range(field, 0, 3))
        field.setBaseWritingDirection(.rightToLeft, for: try range(field, 0, 3))
        try app.settle()
        #expect(field.firstRect(for: try range(field, 0, 3)).minX > left.minX + 100)
    }

    @Test func theStyleAtAPositionIsThatOfTheTextOnTheSideOfTheDirection() throws {
        let view = view("ab")
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(.kern, value: 3, range: NSRange(location: 1, length: 1))
        view.attributedText = text
        let position = try #require(view.position(from: view.beginningOfDocument, offset: 1))
        #expect(view.textStyling(at: position, in: .forward)?[.kern] as? Int == 3)
        #expect(view.textStyling(at: position, in: .backward)?[.kern] == nil)
        #expect(view.textStyling(at: view.endOfDocument, in: .forward)?[.kern] as? Int == 3)
    }

    private final class Digits: UITextField {
        override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
            text.allSatisfy(\.isNumber) && super.shouldChangeText(in: range, replacementText: text)
        }
    }

    @Test func aSubclassRefusesChangesBeforeTheDelegateIsAsked() throws {
        final class Delegate: NSObject, UITextFieldDelegate {
            var asked: [String] = []
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                asked.append(string)
                return true
            }
        }
        let field = Digits(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        let delegate = Delegate()
        field.delegate = delegate
        let app = try TestApplication(editing: field)
        app.type("1a2")
        #expect(field.text == "12")
        #expect(delegate.asked == ["1", "2"])
    }

    @Test func aCompositionIsDrawnInItsStyleAndHasItsOwnAttributes() {
        let view = view("")
        view.markedTextStyle = [.backgroundColor: UIColor.yellow]
        view.setAttributedMarkedText(
            NSAttributedString(string: "ka", attributes: [.kern: 2]), selectedRange: NSRange(location: 2, length: 0))
        #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
        #expect(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == view.font)
        let shown = view.editor.text.shown.attributes(at: 0)
        #expect(shown[.backgroundColor] as? UIColor == .yellow)
        #expect(shown[.underlineStyle] == nil)
        view.unmarkText()
        #expect(view.text == "ka")
        #expect(view.editor.text.shown.attributes(at: 0)[.backgroundColor] == nil)
    }

    private final class Menus: UITextView {
        var events: [String] = []
        override func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
            let action = UIAction(title: "Translate \(text(in: textRange) ?? "")") { _ in }
            return UIMenu(children: [action])
        }
        override func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) { events.append("present") }
        override func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) { events.append("dismiss") }
    }

    @Test func aSubclassReplacesTheEditMenu() throws {
        let view = Menus(frame: CGRect(x: 20, y: 200, width: 300, height: 200))
        view.text = "Lisbon"
        let app = try TestApplication(editing: view)
        view.selectedRange = NSRange(location: 0, length: 3)
        UIMenuController.shared.showMenu(from: view, rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        try app.settle()
        try app.tap(text: "Translate Lis")
        try app.settle()
        #expect(view.events == ["present", "dismiss"])
    }

    @Test func aTurnedCaretIsDrawnTurned() throws {
        final class Turned: UITextView {
            override func caretTransform(for position: UITextPosition) -> CGAffineTransform {
                CGAffineTransform(rotationAngle: .pi / 2)
            }
        }
        let view = Turned(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        view.text = "Lisbon"
        let app = try TestApplication(editing: view)
        try app.settle()
        let caret = try #require(view.subviews.flatMap(\.subviews).compactMap { $0 as? TextCaretView }.first)
        #expect(caret.frame.width > caret.frame.height)
        #expect(caret.placed == view.caretRect(for: view.endOfDocument))
    }
}
