import Testing
import UIKitTestDriver

@testable import UIKit

/// Texts of many lines: an edit costs what it changes.
@MainActor @Suite(.serialized)
struct LongTextTests {
    private func shown(_ text: String) throws -> (app: TestApplication, view: UITextView) {
        let controller = UIViewController()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.font = .systemFont(ofSize: 14)
        view.text = text
        controller.view.addSubview(view)
        let app = try TestApplication(showing: controller, size: CGSize(width: 300, height: 300))
        view.becomeFirstResponder()
        app.frame()
        return (app, view)
    }

    private static let lines = (0..<20_000).map { "Line \($0) of a long text" }

    @Test(arguments: [0.0, 0.5, 1])
    func aTypedCharacterPlacesFewLines(place: Double) throws {
        let (app, view) = try shown(Self.lines.joined(separator: "\n"))
        defer { app.end() }
        view.selectedRange = NSRange(location: Int(place * Double(view.text.utf16.count)), length: 0)
        app.frame()
        let (placed, shaped) = (TextLayout.placedLineCount, TextLayout.shapingCount)
        app.type("a")
        app.frame()
        app.type("\n")
        app.frame()
        app.press(.keyboardDeleteOrBackspace)
        app.press(.keyboardLeftArrow)
        app.frame()
        #expect(TextLayout.placedLineCount - placed < 1000)
        #expect(TextLayout.shapingCount - shaped < 20)
    }

    /// The places of some carets, which a view with the same text from the start must have, too.
    private func carets(_ view: UITextView) -> [CGPoint] {
        let length = view.text.utf16.count
        return stride(from: 0, through: length, by: max(length / 50, 1)).map { offset in
            let rect = view.caretRect(for: TextOffset(offset))
            return CGPoint(x: rect.minX.rounded(), y: rect.minY.rounded())
        }
    }

    @Test func editsLeadToTheLayoutOfTheirResult() throws {
        let start = Self.lines.prefix(600).enumerated().map { $0 % 7 == 0 ? "" : $1 }.joined(separator: "\r\n")
        let (app, view) = try shown(start)
        defer { app.end() }
        var random = RepeatableNumbers(seed: 7)
        for step in 0..<60 {
            let length = view.text.utf16.count
            let location = random.next(below: length + 1)
            let count = min(random.next(below: step % 10 == 0 ? 9000 : 40), length - location)
            view.selectedRange = NSRange(location: location, length: count)
            switch random.next(below: 4) {
            case 0: view.insertText("\n")
            case 1: view.insertText("new\r\n\ntext")
            case 2: view.deleteBackward()
            default: view.insertText("a word")
            }
            if step % 3 == 0 { continue }
            let other = UITextView(frame: view.frame)
            other.font = view.font
            other.text = view.text
            #expect(view.contentSize == other.contentSize, "step \(step)")
            #expect(carets(view) == carets(other), "step \(step)")
        }
    }

    @Test func caretsAndWordsGoOnBetweenBlocks() throws {
        let text = Self.lines.prefix(220).joined(separator: "\n")
        let (app, view) = try shown(text)
        defer { app.end() }
        let editor = view.editor
        #expect(editor.shown.blocks.blocks.count > 1)
        let whole = TextCarets(
            text,
            spans: [
                TextSpan(
                    utf16Range: 0..<Int.max, font: UIFont.systemFont(ofSize: 14).fontDescription,
                    color: UIColor.black.cgColor)
            ])
        let start = editor.shown.blocks.starts[1]
        for offset in start - 12...start + 12 {
            #expect(editor.carets.next(offset) == whole.next(offset))
            #expect(editor.carets.previous(offset) == whole.previous(offset))
            #expect(editor.carets.wordEnd(after: offset) == whole.wordEnd(after: offset))
            #expect(editor.carets.wordStart(before: offset) == whole.wordStart(before: offset))
        }
        // Pango takes long for these in a text that is a single line.
        for offset in start - 2...start + 2 {
            #expect(editor.carets.offset(leftOf: offset) == whole.offset(leftOf: offset))
            #expect(editor.carets.offset(rightOf: offset) == whole.offset(rightOf: offset))
        }
    }
}

/// Numbers that are the same in every run.
private struct RepeatableNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(limit, 1)))
    }
}
