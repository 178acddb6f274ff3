import Testing
import UIKitTestDriver

@testable import UIKit

/// Text views whose text storage, layout manager and container were made by the application.
@MainActor @Suite(.serialized) struct TextViewStackTests {
    /// Keeps the text itself and marks digits, as editors that highlight words do.
    private final class Highlighting: NSTextStorage {
        private let text = NSMutableAttributedString(string: "")
        var processed = 0

        override var string: String { text.string }

        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] {
            text.attributes(at: location, effectiveRange: range)
        }

        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            text.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            endEditing()
        }

        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            text.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }

        override func processEditing() {
            processed += 1
            removeAttribute(.foregroundColor, range: NSRange(location: 0, length: length))
            for (index, unit) in string.utf16.enumerated() where 0x30...0x39 ~= unit {
                addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
            }
            super.processEditing()
        }
    }

    private final class Recording: NSLayoutManager {
        var glyphs: [NSRange] = []
        var backgrounds: [NSRange] = []

        override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            glyphs.append(glyphsToShow)
            super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
        }

        override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            backgrounds.append(glyphsToShow)
            super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
        }
    }

    private let frame = CGRect(x: 20, y: 100, width: 300, height: 200)

    private func view(
        _ storage: NSTextStorage, _ manager: NSLayoutManager = NSLayoutManager(), size: CGSize = .zero
    ) -> UITextView {
        let container = NSTextContainer(size: size)
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return UITextView(frame: frame, textContainer: container)
    }

    private func redUnits(_ text: NSAttributedString) -> [Int] {
        (0..<text.length).filter { text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor == .red }
    }

    // MARK: Storages

    @Test func aStorageThatKeepsItsTextAnswersForIt() {
        let storage = Highlighting()
        storage.append(NSAttributedString(string: "a1b", attributes: [.kern: 2]))
        #expect(storage.length == 3 && storage.processed == 1)
        #expect(redUnits(storage) == [1])
        #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 2)
        storage.removeAttribute(.kern, range: NSRange(location: 0, length: 2))
        var range = NSRange()
        #expect(storage.attribute(.kern, at: 2, effectiveRange: &range) as? Int == 2)
        #expect(range == NSRange(location: 2, length: 1))
        #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 1)).string == "1")
        storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        #expect((storage.copy() as? NSAttributedString)?.string == "1b")
        let plain = NSTextStorage()
        plain.append(storage)
        #expect(plain.string == "1b" && redUnits(plain) == [0])
        let label = UILabel()
        label.attributedText = storage
        #expect(label.text == "1b")
    }

    @Test func theViewShowsTheTextOfItsStorage() throws {
        let storage = Highlighting()
        storage.append(NSAttributedString(string: "a1", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        let view = view(storage)
        #expect(view.textStorage === storage && view.text == "a1")
        #expect(view.layoutManager.textStorage === storage && storage.layoutManagers == [view.layoutManager])
        let app = try TestApplication(editing: view)
        app.type("2b")
        #expect(view.text == "a12b" && storage.string == "a12b")
        #expect(redUnits(view.attributedText) == [1, 2])
        #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 20)
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "3")
        #expect(view.text == "312b" && redUnits(view.attributedText) == [0, 1, 2])
        view.text = "x4"
        #expect(storage.string == "x4" && redUnits(view.attributedText) == [1])
    }

    @Test func aViewTakesAnotherStorage() {
        let view = UITextView(frame: frame)
        view.text = "old"
        let former = view.textStorage
        let storage = Highlighting()
        storage.append(NSAttributedString(string: "new 1"))
        former.removeLayoutManager(view.layoutManager)
        storage.addLayoutManager(view.layoutManager)
        #expect(view.textStorage === storage && view.text == "new 1")
        former.append(NSAttributedString(string: "er"))
        #expect(view.text == "new 1")
        view.insertText("2")
        #expect(storage.string == "new 12" && former.string == "older")
    }

    @Test func twoViewsShowOneStorage() throws {
        let storage = NSTextStorage(string: "one")
        let (first, second) = (view(storage), view(storage))
        let app = try TestApplication(editing: first)
        app.type("s")
        #expect(first.text == "ones" && second.text == "ones")
    }

    // MARK: Containers

    @Test func aContainerFollowsTheView() throws {
        let view = view(NSTextStorage(string: ""))
        view.text = String(repeating: "word ", count: 40)
        let used = view.layoutManager.usedRect(for: view.textContainer)
        #expect(used.width <= 300 && used.height > 20)
        let other = UITextView(frame: frame)
        let own = other.textContainer
        #expect(own.widthTracksTextView && own.size.width == 300)
        own.size = CGSize(width: 50, height: 0)
        #expect(own.size.width == 300)
    }

    @Test func aContainerThatDoesNotFollowTheViewHasItsOwnWidth() {
        let view = view(NSTextStorage(string: "many words in a line"), size: CGSize(width: 60, height: 0))
        #expect(view.textContainer.size.width == 300)
        view.textContainer.widthTracksTextView = false
        #expect(view.textContainer.size.width == 60)
        #expect(view.layoutManager.usedRect(for: view.textContainer).width < 80)
        #expect(view.contentSize.width == 300)
    }

    @Test func linesWithoutALimitMakeTheContentWider() {
        let view = UITextView(frame: frame)
        view.text = String(repeating: "word ", count: 40)
        view.textContainer.widthTracksTextView = false
        view.textContainer.size = CGSize(
            width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
        #expect(view.contentSize.width > 600)
        #expect(view.layoutManager.usedRect(for: view.textContainer).height < 30)
    }

    @Test func theTappedCharacterOfAViewIsFound() {
        let view = UITextView(frame: frame)
        view.font = .systemFont(ofSize: 20)
        view.text = "one\ntwo"
        let manager = view.layoutManager
        let word = manager.boundingRect(
            forGlyphRange: NSRange(location: 4, length: 1), in: view.textContainer)
        let point = CGPoint(x: word.midX, y: word.midY)
        #expect(
            manager.characterIndex(
                for: point, in: view.textContainer, fractionOfDistanceBetweenInsertionPoints: nil) == 4)
        let position = view.closestPosition(
            to: CGPoint(x: word.minX + 1, y: word.midY + view.textContainerInset.top))
        #expect(position.map { view.offset(from: view.beginningOfDocument, to: $0) } == 4)
    }

    // MARK: Layout managers

    @Test func aManagerOfASubclassDrawsTheText() throws {
        let manager = Recording()
        let view = view(NSTextStorage(string: "one two"), manager)
        #expect(view.layoutManager === manager)
        let app = try TestApplication(editing: view)
        try app.settle()
        #expect(manager.glyphs.last == NSRange(location: 0, length: 7))
        #expect(manager.backgrounds.last == NSRange(location: 0, length: 7))
        let count = manager.glyphs.count
        manager.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: 3))
        try app.settle()
        #expect(manager.glyphs.count > count)
        app.type("!")
        try app.settle()
        #expect(manager.glyphs.last == NSRange(location: 0, length: 8))
    }

    @Test func aSubclassInheritsTheInitializerWithAFrameAlone() {
        class Noting: UITextView {
            let note: String

            override init(frame: CGRect, textContainer: NSTextContainer?) {
                note = textContainer == nil ? "its own container" : "another container"
                super.init(frame: frame, textContainer: textContainer)
            }

            required init?(coder: NSCoder) { nil }
        }
        let view = Noting(frame: frame)
        #expect(view.note == "its own container" && view.frame == frame)
        #expect(Noting().note == "its own container")
        let type: UIView.Type = Noting.self
        #expect((type.newObject(frame: frame) as? Noting)?.note == "its own container")
    }

    private final class Spacing: NSObject, NSLayoutManagerDelegate {
        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { 10 }
    }

    @Test func theDelegateOfTheManagerMovesTheLinesOfTheView() {
        let view = UITextView(frame: frame)
        view.text = "one\ntwo\nthree"
        let height = view.contentSize.height
        let delegate = Spacing()
        view.layoutManager.delegate = delegate
        #expect(view.contentSize.height == height + 20)
    }
}
