import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct TextTokenizerTests {
    private final class Watcher: NSObject, UITextInputDelegate {
        var calls: [String] = []
        func selectionWillChange(_ textInput: (any UITextInput)?) { calls.append("selection will") }
        func selectionDidChange(_ textInput: (any UITextInput)?) { calls.append("selection did") }
        func textWillChange(_ textInput: (any UITextInput)?) { calls.append("text will") }
        func textDidChange(_ textInput: (any UITextInput)?) { calls.append("text did") }
    }

    private func position(_ view: UITextView, _ offset: Int) throws -> UITextPosition {
        try #require(view.position(from: view.beginningOfDocument, offset: offset))
    }

    private func view(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = text
        return view
    }

    @Test func aTokenizerFindsTheWordAtAPosition() throws {
        let view = view("one two. Three")
        let forward = UITextDirection.storage(.forward)
        let word = view.tokenizer.rangeEnclosingPosition(try position(view, 5), with: .word, inDirection: forward)
        #expect(view.text(in: try #require(word)) == "two")
        let end = try position(view, 7)
        #expect(view.tokenizer.rangeEnclosingPosition(end, with: .word, inDirection: forward) == nil)
        let before = view.tokenizer.rangeEnclosingPosition(end, with: .word, inDirection: .storage(.backward))
        #expect(view.text(in: try #require(before)) == "two")
        let sentence = view.tokenizer.rangeEnclosingPosition(
            try position(view, 2), with: .sentence, inDirection: forward)
        #expect(view.text(in: try #require(sentence))?.hasPrefix("one two.") == true)
    }

    @Test func aTokenizerFindsBoundaries() throws {
        let view = view("one two")
        let (forward, backward) = (UITextDirection.storage(.forward), UITextDirection.storage(.backward))
        #expect(view.tokenizer.isPosition(try position(view, 3), atBoundary: .word, inDirection: forward))
        #expect(!view.tokenizer.isPosition(try position(view, 4), atBoundary: .word, inDirection: forward))
        #expect(view.tokenizer.isPosition(try position(view, 4), atBoundary: .word, inDirection: backward))
        let next = view.tokenizer.position(from: try position(view, 4), toBoundary: .word, inDirection: forward)
        #expect(view.offset(from: view.beginningOfDocument, to: try #require(next)) == 7)
        #expect(view.tokenizer.position(from: view.endOfDocument, toBoundary: .word, inDirection: forward) == nil)
    }

    @Test func theInputDelegateHearsOfChanges() throws {
        let watcher = Watcher()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        let app = try TestApplication(editing: field)
        field.inputDelegate = watcher
        app.type("a")
        #expect(watcher.calls == ["text will", "text did"])
        watcher.calls = []
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        #expect(watcher.calls == ["selection will", "selection did"])
        watcher.calls = []
        field.text = "b"
        #expect(watcher.calls == ["text will", "text did"])
    }
}
