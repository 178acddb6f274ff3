import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct TextPositionTests {
    private func field(_ text: String) throws -> (app: TestApplication, field: UITextField) {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        field.text = text
        return (try TestApplication(editing: field), field)
    }

    private func range(_ input: some UITextInput, _ start: Int, _ end: Int) throws -> UITextRange {
        let first = try #require(input.position(from: input.beginningOfDocument, offset: start))
        let last = try #require(input.position(from: input.beginningOfDocument, offset: end))
        return try #require(input.textRange(from: first, to: last))
    }

    @Test func theSelectionOfAFieldIsSetByPositions() throws {
        let (app, field) = try field("Lisbon")
        field.selectedTextRange = try range(field, 0, 3)
        app.type("P")
        #expect(field.text == "Pbon")
        let selection = try #require(field.selectedTextRange)
        #expect(selection.isEmpty)
        #expect(field.offset(from: field.beginningOfDocument, to: selection.start) == 1)
    }

    @Test func positionsOutsideOfTheTextDoNotExist() throws {
        let (_, field) = try field("ab")
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
        #expect(field.position(from: field.beginningOfDocument, offset: .max) == nil)
        #expect(field.position(from: field.endOfDocument, offset: .max) == nil)
        #expect(field.textRange(from: UITextPosition(), to: field.endOfDocument) == nil)
    }

    @Test func positionsAreOrderedAndEqualByTheirPlace() throws {
        let (_, field) = try field("ab")
        let (start, end) = (field.beginningOfDocument, field.endOfDocument)
        #expect(field.compare(start, to: end) == .orderedAscending)
        #expect(field.compare(end, to: start) == .orderedDescending)
        #expect(field.compare(end, to: field.endOfDocument) == .orderedSame)
        #expect(field.offset(from: end, to: start) == -2)
        #expect(end.isEqual(field.endOfDocument))
        #expect(field.textRange(from: end, to: start) == field.textRange(from: start, to: end))
    }

    @Test func aPositionBehindATextThatBecameShorterIsItsEnd() throws {
        let (_, field) = try field("Lisbon")
        let end = field.endOfDocument
        field.text = "a"
        #expect(field.offset(from: field.beginningOfDocument, to: end) == 1)
        #expect(field.caretRect(for: end) == field.caretRect(for: field.endOfDocument))
    }

    @Test func aRangeIsReadAndReplaced() throws {
        let (_, field) = try field("Lisbon")
        let range = try range(field, 1, 3)
        #expect(field.text(in: range) == "is")
        field.replace(range, withText: "ondo")
        #expect(field.text == "Londobon")
    }

    @Test func theCaretOfAFieldIsWhereItSays() throws {
        let (app, field) = try field("ab")
        let caret = try app.view(TextCaretView.self)
        let rect = try #require(field.selectedTextRange.map { field.caretRect(for: $0.start) })
        #expect(caret.convert(caret.bounds, to: field) == rect)
    }

    @Test func aFieldWithoutAPlaceForTheCaretShowsNone() throws {
        let field = CaretlessField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        field.text = "ab"
        let app = try TestApplication(editing: field)
        #expect(throws: DriverError.self) { try app.view(TextCaretView.self) }
        field.selectedTextRange = try range(field, 0, 2)
        app.frame()
        #expect(field.asked > 0)
    }

    @Test func charactersAreFoundAtTheirPlaces() throws {
        let (_, field) = try field("Lisbon")
        let area = field.firstRect(for: try range(field, 2, 3))
        #expect(area.width > 2)
        let found = try #require(field.characterRange(at: CGPoint(x: area.midX, y: area.midY)))
        #expect(field.text(in: found) == "s")
        let nearest = try #require(field.closestPosition(to: CGPoint(x: area.minX + 0.5, y: area.midY)))
        #expect(field.offset(from: field.beginningOfDocument, to: nearest) == 2)
        let caret = field.caretRect(for: nearest)
        #expect(abs(caret.midX - area.minX) <= 1)
    }

    @Test func linesOfATextViewAreAboveEachOther() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        view.text = "one\ntwo"
        _ = try TestApplication(editing: view)
        let second = try #require(view.position(from: view.beginningOfDocument, in: .down, offset: 1))
        #expect(view.offset(from: view.beginningOfDocument, to: second) == 4)
        #expect(view.position(from: second, in: .down, offset: 1) == nil)
        let right = try #require(view.position(from: second, in: .right, offset: 2))
        #expect(view.offset(from: second, to: right) == 2)
        let rects = view.selectionRects(for: try range(view, 1, 6))
        #expect(rects.first?.containsStart == true && rects.last?.containsEnd == true)
        #expect(rects.first!.rect.maxY <= rects.last!.rect.minY + 0.5)
    }

    @Test func aCompositionIsTheMarkedText() throws {
        let (_, field) = try field("")
        field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        #expect(field.markedTextRange.flatMap { field.text(in: $0) } == "ni")
        field.unmarkText()
        #expect(field.markedTextRange == nil)
        #expect(field.text == "ni")
    }
}

/// A field without a caret, as fields for codes are.
private final class CaretlessField: UITextField {
    var asked = 0

    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        asked += 1
        return []
    }
}
