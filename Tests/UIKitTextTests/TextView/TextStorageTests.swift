import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct TextStorageTests {
    private func view(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        view.text = text
        return view
    }

    /// Makes every number red, as an editor that highlights words does.
    private final class Highlighter: NSObject, NSTextStorageDelegate {
        var reports: [String] = []

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            let mask = editedMask.contains(.editedCharacters) ? "characters" : "attributes"
            reports.append("\(mask) \(editedRange.location) \(editedRange.length) \(delta)")
            for (index, unit) in textStorage.string.utf16.enumerated() where 0x30...0x39 ~= unit {
                textStorage.addAttribute(
                    .foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
            }
        }
    }

    private func colors(_ text: NSAttributedString) -> [Bool] {
        (0..<text.length).map { text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor == .red }
    }

    @Test func theStorageIsTheTextOfTheView() {
        let view = view("Lisbon")
        #expect(view.textStorage === view.textStorage)
        #expect(view.textStorage.string == "Lisbon")
        #expect(view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == view.font)
        view.text = "Porto"
        #expect(view.textStorage.string == "Porto")
        view.font = .systemFont(ofSize: 30)
        #expect(view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == view.font)
    }

    @Test func changesInCodeAreShown() throws {
        let view = view("Lisbon")
        let app = try TestApplication(editing: view)
        try app.settle()
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Car")
        view.textStorage.append(NSAttributedString(string: " is far", attributes: [.kern: 3]))
        view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        try app.settle()
        #expect(view.text == "Carbon is far")
        #expect(view.attributedText.attribute(.kern, at: 7, effectiveRange: nil) as? Int == 3)
        #expect(colors(view.attributedText).filter { $0 }.count == 1)
        let spans = view.editor.shown.blocks.blocks[0].styled.spans
        #expect(spans.first?.color == UIColor.red.cgColor)
    }

    @Test func changesOfTheCharactersAreShown() {
        let view = view("one two")
        let count = view.textStorage.mutableString.replaceOccurrences(
            of: "two", with: "three", options: [], range: NSRange(location: 0, length: 7))
        #expect(count == 1)
        #expect(view.text == "one three")
        view.textStorage.mutableString.setString("")
        #expect(view.text.isEmpty)
        view.textStorage.mutableString.append("four")
        #expect(view.text == "four" && view.textStorage.string == "four")
    }

    @Test func theSelectionMovesWithTheText() {
        let view = view("one two three")
        view.selectedRange = NSRange(location: 4, length: 3)
        view.textStorage.insert(NSAttributedString(string: "zero "), at: 0)
        #expect(view.selectedRange == NSRange(location: 9, length: 3))
        view.textStorage.deleteCharacters(in: NSRange(location: 12, length: 6))
        #expect(view.selectedRange == NSRange(location: 9, length: 3))
        view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 10))
        #expect(view.selectedRange == NSRange(location: 0, length: 2))
        #expect(view.text == "wo")
    }

    @Test func whatIsTypedIsHighlightedBeforeItIsShown() throws {
        let view = view("a")
        let highlighter = Highlighter()
        view.textStorage.delegate = highlighter
        let app = try TestApplication(editing: view)
        app.type("1b")
        #expect(view.text == "a1b")
        #expect(colors(view.attributedText) == [false, true, false])
        #expect(highlighter.reports == ["characters 1 1 1", "characters 2 1 1"])
        app.press(.keyboardDeleteOrBackspace)
        #expect(highlighter.reports.last == "characters 2 0 -1")
        view.undoManager?.undo()
        #expect(view.text == view.textStorage.string)
        #expect(colors(view.attributedText) == colors(view.textStorage))
    }

    @Test func changesBetweenBeginAndEndAreReportedOnce() {
        let view = view("one two")
        let highlighter = Highlighter()
        view.textStorage.delegate = highlighter
        view.textStorage.beginEditing()
        view.textStorage.addAttribute(.kern, value: 2, range: NSRange(location: 5, length: 1))
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "eleven")
        #expect(view.text == "one two")
        view.textStorage.endEditing()
        #expect(highlighter.reports == ["characters 0 9 3"])
        #expect(view.text == "eleven two")
        #expect(view.attributedText.attribute(.kern, at: 8, effectiveRange: nil) as? Int == 2)
    }

    @Test func aViewWhoseStorageIsNotReadMakesNone() throws {
        let view = view("a")
        let app = try TestApplication(editing: view)
        app.type("b")
        #expect(view.editor.text.didChange == nil)
    }
}
