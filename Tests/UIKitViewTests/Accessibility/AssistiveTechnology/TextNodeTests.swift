import HostInterface
import Testing
import UIKit
import UIKitTestDriver

/// The texts of labels, fields and text views as assistive technologies read and edit them.
@MainActor @Suite(.serialized)
struct TextNodeTests {
    private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var asked: [String] = []
        var allows = true

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            asked.append("\(range.location) \(range.length) \(string)")
            return allows
        }
    }

    private func stage(_ view: UIView) throws -> NodeStage {
        let app = try TestApplication(showing: Column([view]))
        app.frame()
        return NodeStage(app)
    }

    private func field(_ text: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        field.text = text
        return field
    }

    @Test func aFieldIsEditedAsIfTheUserTyped() throws {
        let (field, delegate) = (field("Hello"), Delegate())
        field.delegate = delegate
        let stage = try stage(field)
        let node = try stage.node(.entry)
        #expect(node.states.isSuperset(of: [.editable, .singleLine, .focusable]) && node.description.isEmpty)
        let text = try #require(node.text)
        #expect(text.string == "Hello" && text.caret == 5)
        #expect(text.replace(0..<1, with: "J") && field.text == "Jello" && delegate.asked == ["0 1 J"])
        #expect(text.setCaret(2) && text.caret == 2 && text.replace(5..<5, with: "!\n") && field.text == "Jello! ")
        delegate.allows = false
        #expect(!text.replace(0..<7, with: "") && field.text == "Jello! ")
        field.isEnabled = false
        #expect(!text.replace(0..<1, with: "x") && node.states.contains(.readOnly))
    }

    @Test func anEmptyFieldSaysItsPlaceholder() throws {
        let field = field("")
        field.placeholder = "Name"
        let node = try stage(field).node(.entry)
        #expect(node.text?.string == "" && node.attributes["placeholder-text"] == "Name")
    }

    @Test func aSecureTextIsNeverTold() throws {
        let field = field("secret")
        field.isSecureTextEntry = true
        let node = try stage(field).node(.passwordText)
        let text = try #require(node.text)
        #expect(text.string == "\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}")
        UIPasteboard.general.string = "before"
        text.copy(0..<6)
        #expect(UIPasteboard.general.string == "before" && text.attributes(at: 0).values.isEmpty)
        #expect(!node.name.contains("secret") && !node.description.contains("secret"))
    }

    @Test func offsetsCountUnicodeScalars() throws {
        // One scalar of two UTF-16 units, and a letter with a mark.
        let field = field("a\u{1F600}e\u{301}b")
        let text = try #require(try stage(field).node(.entry).text)
        #expect(text.string.unicodeScalars.count == 5 && text.caret == 5)
        #expect(
            text.setCaret(2)
                && field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 3)
        #expect(text.caret == 2)
        #expect(text.select([1..<2]) && text.selections == [1..<2])
        #expect(text.replace(1..<2, with: "") && field.text == "ae\u{301}b")
    }

    @Test func selectionsAndPlacesOutsideTheTextAreLimited() throws {
        let field = field("word")
        let text = try #require(try stage(field).node(.entry).text)
        #expect(text.select([2..<50]) && text.selections == [2..<4])
        #expect(text.setCaret(-3) && text.caret == 0 && text.selections.isEmpty)
        #expect(!text.select([0..<1, 2..<3]))
        #expect(text.replace(90..<95, with: "s") && field.text == "words")
        #expect(text.line(at: 100) == 0..<5)
    }

    @Test func charactersHavePlacesFromLeftToRight() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        label.text = "Wide text"
        let stage = try stage(label)
        let text = try #require(try stage.node(named: "Wide text").text)
        let (first, second) = (try #require(text.frame(of: 0..<1)), try #require(text.frame(of: 1..<2)))
        #expect(first.x >= 20 && first.width > 0 && second.x >= first.x + first.width - 0.01)
        #expect(first.y >= 40 && first.y + first.height <= 70.5)
        #expect(text.offset(x: second.x + 0.5, y: second.y + 2) == 1)
        #expect(text.words(in: 0..<9) == [0..<4, 5..<9] && text.line(at: 3) == 0..<9)
        #expect(text.caret == nil && !text.replace(0..<1, with: "x"))
    }

    @Test func aLabelTellsItsRunsOfAttributes() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        let string = NSMutableAttributedString(string: "plain bold", attributes: [.font: UIFont.systemFont(ofSize: 16)])
        string.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 16), range: NSRange(location: 6, length: 4))
        label.attributedText = string
        let text = try #require(try stage(label).node(named: "plain bold").text)
        let (plain, bold) = (text.attributes(at: 1), text.attributes(at: 7))
        #expect(plain.run == 0..<6 && plain.values["weight"] == "400" && plain.values["size"] == "12pt")
        #expect(bold.run == 6..<10 && bold.values["weight"] == "700")
    }

    @Test func aTextViewHasLines() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.text = "first line\nsecond"
        let node = try stage(view).node(.text)
        #expect(node.states.isSuperset(of: [.multiLine, .editable]))
        let text = try #require(node.text)
        #expect(text.line(at: 2)?.lowerBound == 0 && text.line(at: 13) == 11..<17)
        #expect(text.replace(0..<5, with: "The") && view.text == "The line\nsecond")
        view.isEditable = false
        #expect(node.states.contains(.readOnly) && !text.replace(0..<1, with: ""))
    }

    @Test func aLabelThatSaysSomethingElseHasNoPlaces() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        label.text = "5 km"
        label.accessibilityLabel = "five kilometers"
        let text = try #require(try stage(label).node(named: "five kilometers").text)
        #expect(text.string == "five kilometers" && text.frame(of: 0..<1) == nil)
    }
}
