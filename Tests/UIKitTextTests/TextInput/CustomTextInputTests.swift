import Testing
import UIKitTestDriver

@testable import UIKit

/// A view that stores its own text. It implements what UIKit requires, and two optional methods.
private final class Notepad: UIView, UITextInput {
    private final class Place: UITextPosition {
        let index: Int
        init(_ index: Int) {
            self.index = index
            super.init()
        }
    }

    private final class Extent: UITextRange {
        let first: Int
        let last: Int
        init(_ first: Int, _ last: Int) {
            (self.first, self.last) = (first, last)
            super.init()
        }
        override var start: UITextPosition { Place(first) }
        override var end: UITextPosition { Place(last) }
        override var isEmpty: Bool { first == last }
    }

    private(set) var content = ""
    var isLocked = false
    var asked: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    // MARK: Optional

    var isEditable: Bool { !isLocked }
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        asked.append(text)
        return text != "x"
    }

    // MARK: Required

    var hasText: Bool { !content.isEmpty }
    func insertText(_ text: String) { content += text }
    func deleteBackward() { _ = content.popLast() }
    func text(in range: UITextRange) -> String? { content }
    func replace(_ range: UITextRange, withText text: String) { content = text }
    var selectedTextRange: UITextRange? {
        get { Extent(content.count, content.count) }
        set {}
    }
    var markedTextRange: UITextRange? { nil }
    var markedTextStyle: [NSAttributedString.Key: Any]?
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) { content = "[\(markedText ?? "")]" }
    func unmarkText() {}
    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    var beginningOfDocument: UITextPosition { Place(0) }
    var endOfDocument: UITextPosition { Place(content.count) }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let first = fromPosition as? Place, let last = toPosition as? Place else { return nil }
        return Extent(first.index, last.index)
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        (position as? Place).map { Place($0.index + offset) }
    }
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    { self.position(from: position, offset: offset) }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        range.end
    }
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    { nil }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        ((toPosition as? Place)?.index ?? 0) - ((from as? Place)?.index ?? 0)
    }
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
    { .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    func firstRect(for range: UITextRange) -> CGRect { bounds }
    func caretRect(for position: UITextPosition) -> CGRect { bounds }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
}

@MainActor @Suite(.serialized)
struct CustomTextInputTests {
    private func notepad() throws -> (app: TestApplication, pad: Notepad) {
        let pad = Notepad(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
        return (try TestApplication(editing: pad), pad)
    }

    @Test func typedTextIsInsertedIfTheInputAllowsIt() throws {
        let (app, pad) = try notepad()
        app.type("axb")
        #expect(pad.content == "ab")
        #expect(pad.asked == ["a", "x", "b"])
    }

    @Test func nothingIsTypedIntoAnInputThatIsNotEditable() throws {
        let (app, pad) = try notepad()
        pad.isLocked = true
        app.type("a")
        #expect(pad.content == "")
    }

    @Test func whatAnInputDoesNotImplementHasUIKitsValues() throws {
        let (_, pad) = try notepad()
        #expect(pad.textInputView === pad)
        #expect(pad.selectionAffinity == .forward)
        #expect(pad.caretTransform(for: pad.endOfDocument) == .identity)
        #expect(pad.textStyling(at: pad.endOfDocument, in: .forward) == nil)
        let range = try #require(pad.textRange(from: pad.beginningOfDocument, to: pad.endOfDocument))
        #expect(pad.editMenu(for: range, suggestedActions: []) == nil)
        pad.setAttributedMarkedText(NSAttributedString(string: "ka"), selectedRange: NSRange(location: 0, length: 0))
        #expect(pad.content == "[ka]")
    }
}
