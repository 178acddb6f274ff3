import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct UITextViewTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var log: [String] = []
        var allows = true
        func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
        func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
        func textViewDidChange(_ textView: UITextView) { log.append("change \(textView.text!)") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            log.append("should \(range.location),\(range.length) \(text)")
            return allows
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    }

    private func shown(_ text: String, size: CGSize = CGSize(width: 200, height: 100)) throws
        -> (app: TestApplication, view: UITextView, delegate: Delegate)
    {
        let controller = UIViewController()
        let view = UITextView(frame: CGRect(origin: CGPoint(x: 50, y: 50), size: size))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        controller.view.addSubview(view)
        let app = try TestApplication(showing: controller)
        let delegate = Delegate()
        view.delegate = delegate
        // Held by the test's tuple.
        return (app, view, delegate)
    }

    @Test func theContentIsAsHighAsTheTextBeforeAnyLayout() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.text = "one"
        let lineHeight = UIFont.systemFont(ofSize: 12).lineHeight
        #expect(view.contentSize.height == (lineHeight + 16).rounded(.up))
        view.text = "one\ntwo\nthree"
        #expect(lineHeight > 0)
        #expect(view.contentSize == CGSize(width: 100, height: (lineHeight * 3 + 16).rounded(.up)))
    }

    // MARK: Typing

    @Test func aTapBeginsEditingAndTypingGoesWhereItWas() throws {
        let (app, view, delegate) = try shown("one\ntwo")
        // Behind the second line.
        app.tap(at: CGPoint(x: 200, y: 50 + 8 + 30))
        #expect(view.isFirstResponder)
        app.type("!")
        #expect(view.text == "one\ntwo!")
        app.advance(by: 1)
        app.tap(at: CGPoint(x: 200, y: 50 + 8 + 10))
        app.type("?")
        #expect(view.text == "one?\ntwo!")
        #expect(delegate.log.first == "begin")
        #expect(delegate.log.last == "change one?\ntwo!")
    }

    @Test func returnMakesANewLine() throws {
        let (app, view, _) = try shown("one")
        view.becomeFirstResponder()
        app.press(.keyboardReturnOrEnter)
        app.type("two")
        #expect(view.text == "one\ntwo")
    }

    @Test func theDelegateMayForbidAChange() throws {
        let (app, view, delegate) = try shown("one")
        view.becomeFirstResponder()
        delegate.allows = false
        app.type("x")
        #expect(view.text == "one")
        #expect(delegate.log == ["begin", "should 3,0 x"])
    }

    @Test func changesInCodeAskNobody() throws {
        let (_, view, delegate) = try shown("one")
        view.text = "two"
        #expect(!delegate.log.contains { $0.hasPrefix("should") || $0.hasPrefix("change") })
    }

    @Test func aViewThatIsNotEditableKeepsItsText() throws {
        let (app, view, _) = try shown("one two")
        view.isEditable = false
        view.becomeFirstResponder()
        app.type("x")
        app.press(.keyboardDeleteOrBackspace)
        #expect(view.text == "one two")
    }

    @Test func resigningEndsEditing() throws {
        let (_, view, delegate) = try shown("one")
        view.becomeFirstResponder()
        view.resignFirstResponder()
        #expect(delegate.log == ["begin", "end"])
    }

    @Test func aCompositionShowsAndIsReplaced() throws {
        let (app, view, _) = try shown("")
        view.becomeFirstResponder()
        app.compose("ni")
        #expect(view.text == "ni")
        app.compose("")
        app.type("你")
        #expect(view.text == "你")
    }

    // MARK: Selecting

    @Test func aDoubleTapSelectsTheWordAndTypingReplacesIt() throws {
        let (app, view, _) = try shown("one two")
        view.becomeFirstResponder()
        app.tap(at: CGPoint(x: 65, y: 68))
        app.tap(at: CGPoint(x: 65, y: 68))
        #expect(view.selectedRange == NSRange(location: 0, length: 3))
        app.type("1")
        #expect(view.text == "1 two")
    }

    @Test func upAndDownMoveByLines() throws {
        let (app, view, _) = try shown("first\nsecond\nthird")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 8, length: 0)
        app.press(.keyboardUpArrow)
        #expect(view.selectedRange.location <= 5)
        app.press(.keyboardDownArrow)
        #expect((6...12).contains(view.selectedRange.location))
        app.press(.keyboardDownArrow)
        #expect((13...18).contains(view.selectedRange.location))
        app.press(.keyboardDownArrow)
        #expect(view.selectedRange.location == 18, "below the last line: the end")
    }

    @Test func homeAndEndStayInTheLine() throws {
        let (app, view, _) = try shown("first\nsecond\nthird")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 8, length: 0)
        app.press(.keyboardHome)
        #expect(view.selectedRange.location == 6)
        app.press(.keyboardEnd)
        #expect(view.selectedRange.location == 12)
        app.press(.keyboardEnd, modifiers: .control)
        #expect(view.selectedRange.location == 18)
    }

    @Test func shiftExtendsTheSelectionOverLines() throws {
        let (app, view, _) = try shown("first\nsecond")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 2, length: 0)
        app.press(.keyboardEnd, modifiers: [.shift, .control])
        #expect(view.selectedRange == NSRange(location: 2, length: 10))
        app.press(.keyboardDeleteOrBackspace)
        #expect(view.text == "fi")
    }

    @Test func cutAndPasteKeepTheLines() throws {
        let (app, view, _) = try shown("first\nsecond")
        view.becomeFirstResponder()
        app.press(.keyboardA, modifiers: .control)
        app.press(.keyboardX, modifiers: .control)
        #expect(view.text == "")
        app.press(.keyboardV, modifiers: .control)
        #expect(view.text == "first\nsecond")
    }

    @Test func aSelectedRangeOutsideOfTheTextIsBroughtInside() throws {
        let (_, view, _) = try shown("one")
        view.selectedRange = NSRange(location: 2, length: 100)
        #expect(view.selectedRange == NSRange(location: 2, length: 1))
        view.selectedRange = NSRange(location: 1, length: Int.max)
        #expect(view.selectedRange == NSRange(location: 1, length: 2))
        view.selectedRange = NSRange(location: NSNotFound, length: 1)
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        view.scrollRangeToVisible(NSRange(location: NSNotFound, length: 1))
    }

    // MARK: Layout and scrolling

    @Test func theContentIsAsHighAsTheText() throws {
        let (_, view, _) = try shown("one\ntwo\nthree")
        let line = try #require(view.font).lineHeight
        #expect(abs(view.contentSize.height - 3 * line - 16) < 1)
    }

    @Test func aTextThatEndsWithALineBreakHasAnEmptyLastLine() throws {
        let (_, view, _) = try shown("one")
        let before = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        view.text = "one\n"
        let line = try #require(view.font).lineHeight
        #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - before - line) < 1)
    }

    @Test func longLinesWrapAtTheWidth() throws {
        let (_, view, _) = try shown("Words that do not fit into two hundred points on one line")
        #expect(view.contentSize.height > 50)
        #expect(view.contentSize.width == 200)
    }

    @Test func typingAtTheEndScrollsThere() throws {
        let (app, view, _) = try shown((1...20).map { "Line \($0)" }.joined(separator: "\n"))
        #expect(view.contentOffset.y == 0)
        view.becomeFirstResponder()
        app.advance(by: 0.1)
        #expect(view.contentOffset.y > 100, "the caret is at the end")
        let end = view.contentSize.height - view.bounds.height
        #expect(abs(view.contentOffset.y - end) < 0.5, "the inset below the last line is seen too")
        app.press(.keyboardHome, modifiers: .control)
        app.advance(by: 0.1)
        #expect(view.contentOffset.y == 0)
    }

    @Test func aDragScrollsAndSelectsNothing() throws {
        let (app, view, delegate) = try shown((1...20).map { "Line \($0)" }.joined(separator: "\n"))
        app.drag(from: CGPoint(x: 100, y: 130), to: CGPoint(x: 100, y: 70))
        app.advance(by: 1)
        #expect(view.contentOffset.y > 20)
        #expect(!view.isFirstResponder)
        #expect(delegate.log.contains("scroll"))
    }

    @Test func scrollRangeToVisibleShowsTheRange() throws {
        let text = (1...50).map { "Line \($0)" }.joined(separator: "\n")
        let (_, view, _) = try shown(text)
        view.scrollRangeToVisible(NSRange(location: text.utf16.count, length: 0))
        #expect(view.contentOffset.y > 500)
    }

    @Test func withoutScrollingTheIntrinsicSizeIsTheTexts() throws {
        let (_, view, _) = try shown("one\ntwo")
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize == view.sizeThatFits(CGSize(width: 200, height: 0)))
    }

    @Test func insetsAndPaddingMoveTheText() throws {
        let (_, view, _) = try shown("one")
        let before = view.sizeThatFits(.zero)
        view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 20, right: 10)
        view.textContainer.lineFragmentPadding = 0
        let after = view.sizeThatFits(.zero)
        #expect(after.height == before.height + 24)
        #expect(after.width == before.width + 10)
    }

    @Test func aMaximumNumberOfLinesCutsTheText() throws {
        let (_, view, _) = try shown("one\ntwo\nthree")
        let three = view.sizeThatFits(.zero).height
        view.textContainer.maximumNumberOfLines = 1
        #expect(view.sizeThatFits(.zero).height < three - 30)
    }

    // MARK: Looks

    @Test func fontAndColorAreTheWholeTexts() throws {
        let (_, view, _) = try shown("one")
        view.font = .boldSystemFont(ofSize: 20)
        view.textColor = .purple
        let attributes = view.attributedText.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(attributes[.foregroundColor] as? UIColor == .purple)
    }

    @Test func typedTextLooksLikeWhatIsBeforeIt() throws {
        let (app, view, _) = try shown("")
        view.attributedText = NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        view.becomeFirstResponder()
        app.type("!")
        let attributes = view.attributedText.attributes(at: 3, effectiveRange: nil)
        #expect((attributes[.font] as? UIFont)?.pointSize == 40)
    }

    // MARK: Cost

    @Test func aLetterInALongTextShapesItsParagraphAlone() throws {
        let text = (0..<10_000).map { "Paragraph \($0)" }.joined(separator: "\n")
        let (app, view, _) = try shown(text)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 5, length: 0)
        app.advance(by: 0.5)
        let work = app.work { app.type("x") }
        #expect(work.textShapings == 1)
        #expect(view.text.hasPrefix("Paragxraph 0\n"))
    }
}
