import Testing
import UIKit

/// Stacks of text storage, layout manager and container that have no text view.
@MainActor @Suite(.serialized) struct TextKitStackTests {
    @MainActor private final class Stack {
        let storage: NSTextStorage
        let manager = NSLayoutManager()
        let container: NSTextContainer

        init(_ text: NSAttributedString, _ size: CGSize, padding: CGFloat = 0) {
            storage = NSTextStorage(attributedString: text)
            container = NSTextContainer(size: size)
            container.lineFragmentPadding = padding
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
        }
    }

    private let font = UIFont.systemFont(ofSize: 20)

    private func text(_ string: String, _ alignment: NSTextAlignment = .natural) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
    }

    private func width(_ string: String) -> CGFloat { text(string).size().width }

    /// Returns where a text behind another one begins, also behind a space.
    private func end(of prefix: String) -> CGFloat { width(prefix + "|") - width("|") }

    // MARK: Tapped characters

    /// Returns the character at a point of a label, as public code finds it.
    private func index(at point: CGPoint, in label: UILabel) throws -> Int {
        let stack = Stack(try #require(label.attributedText), label.bounds.size)
        stack.container.lineBreakMode = label.lineBreakMode
        stack.container.maximumNumberOfLines = label.numberOfLines
        let used = stack.manager.usedRect(for: stack.container)
        let offset = CGPoint(
            x: (label.bounds.width - used.width) * 0.5 - used.minX,
            y: (label.bounds.height - used.height) * 0.5 - used.minY)
        return stack.manager.characterIndex(
            for: CGPoint(x: point.x - offset.x, y: point.y - offset.y), in: stack.container,
            fractionOfDistanceBetweenInsertionPoints: nil)
    }

    @Test(arguments: [NSTextAlignment.left, .center, .right])
    func theTappedCharacterOfALabelIsFound(alignment: NSTextAlignment) throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        label.attributedText = text("Read the terms", alignment)
        let whole = width("Read the terms")
        // Public code takes the text for centered whatever its alignment is.
        let start = (300 - whole) / 2
        for prefix in ["", "Rea", "Read ", "Read the "] {
            let next = try #require("Read the terms".dropFirst(prefix.count).first)
            let x = start + end(of: prefix) + width(String(next)) / 2
            #expect(try index(at: CGPoint(x: x, y: 30), in: label) == prefix.count)
        }
    }

    @Test func theTappedLineOfALabelIsFound() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
        label.numberOfLines = 0
        label.attributedText = text("one\ntwo\nthree")
        label.sizeToFit()
        let height = label.bounds.height / 3
        #expect(try index(at: CGPoint(x: 2, y: height * 0.5), in: label) == 0)
        #expect(try index(at: CGPoint(x: 2, y: height * 1.5), in: label) == 4)
        #expect(try index(at: CGPoint(x: 2, y: height * 2.5), in: label) == 8)
    }

    @Test func aPointBesideTheTextBelongsToTheNearestCharacter() {
        let stack = Stack(text("one\ntwo"), CGSize(width: 200, height: 0))
        var fraction: CGFloat = -1
        let index = stack.manager.glyphIndex(
            for: CGPoint(x: 190, y: 5), in: stack.container, fractionOfDistanceThroughGlyph: &fraction)
        #expect(index == 2 && fraction == 1)
        #expect(stack.manager.glyphIndex(for: CGPoint(x: -9, y: -9), in: stack.container) == 0)
        #expect(stack.manager.glyphIndex(for: CGPoint(x: 190, y: 900), in: stack.container) == 6)
    }

    @Test func theFractionIsThatOfTheGlyph() {
        let stack = Stack(text("MM"), CGSize(width: 200, height: 0), padding: 5)
        let glyph = width("MM") / 2
        let fraction = stack.manager.fractionOfDistanceThroughGlyph(
            for: CGPoint(x: 5 + glyph * 1.75, y: 5), in: stack.container)
        #expect(abs(fraction - 0.75) < 0.05)
        #expect(stack.manager.glyphIndex(for: CGPoint(x: 5 + glyph * 1.75, y: 5), in: stack.container) == 1)
    }

    // MARK: Areas

    @Test func theUsedAreaIsWhereTheAlignedTextIs() {
        let stack = Stack(text("one", .right), CGSize(width: 200, height: 0), padding: 5)
        let used = stack.manager.usedRect(for: stack.container)
        #expect(abs(used.maxX - 200) < 0.01)
        #expect(abs(used.width - width("one") - 10) < 0.01)
        #expect(stack.manager.usedRect(for: NSTextContainer()) == .zero)
    }

    @Test func theAreaOfAWordIsBetweenItsEnds() {
        let stack = Stack(text("one two three"), CGSize(width: 300, height: 0), padding: 5)
        let rect = stack.manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: stack.container)
        #expect(abs(rect.minX - 5 - end(of: "one ")) < 1)
        #expect(abs(rect.width - width("two")) < 1)
        #expect(abs(rect.height - font.lineHeight) < 0.01)
    }

    @Test func glyphsStandOnTheBaseline() {
        let stack = Stack(text("one\ntwo"), CGSize(width: 300, height: 0), padding: 5)
        var range = NSRange()
        let line = stack.manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &range)
        #expect(range == NSRange(location: 4, length: 3))
        #expect(line.minX == 0 && line.width == 300 && abs(line.minY - font.lineHeight) < 0.01)
        let start = stack.manager.location(forGlyphAt: 4)
        #expect(start.x == 5 && abs(start.y - font.ascender) < 0.01)
        #expect(stack.manager.location(forGlyphAt: 5).x > 5)
    }

    @Test func linesAreEnumeratedWithTheirRanges() {
        let stack = Stack(text("one\ntwo\nthree"), CGSize(width: 300, height: 0))
        var ranges: [NSRange] = []
        stack.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 2, length: 9)) {
            _, used, _, range, stop in
            ranges.append(range)
            #expect(used.width > 0)
            if ranges.count == 2 { stop.pointee = true }
        }
        #expect(ranges == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 4)])
    }

    @Test func aSelectionReachesTheRightEndOfItsLines() {
        let stack = Stack(text("one\ntwo"), CGSize(width: 300, height: 0))
        func rects(_ selected: NSRange) -> [CGRect] {
            var rects: [CGRect] = []
            stack.manager.enumerateEnclosingRects(
                forGlyphRange: NSRange(location: 0, length: 7), withinSelectedGlyphRange: selected, in: stack.container
            ) { rect, _ in rects.append(rect) }
            return rects
        }
        #expect(rects(NSRange(location: NSNotFound, length: 0)).map(\.maxX).max() ?? 0 < 100)
        #expect(rects(NSRange(location: 0, length: 7)).map(\.maxX).max() == 300)
    }

    @Test func aTextThatEndsWithALineBreakHasAnExtraLine() {
        let stack = Stack(text("one"), CGSize(width: 300, height: 0))
        #expect(stack.manager.extraLineFragmentRect == .zero)
        #expect(stack.manager.extraLineFragmentTextContainer == nil)
        stack.storage.append(text("\n"))
        #expect(abs(stack.manager.extraLineFragmentRect.minY - font.lineHeight) < 0.01)
        #expect(stack.manager.extraLineFragmentTextContainer === stack.container)
        #expect(stack.manager.numberOfGlyphs == 4)
    }

    // MARK: Containers

    @Test func whatDoesNotFitIsInTheNextContainer() {
        let stack = Stack(text("a\nb\nc\nd"), CGSize(width: 100, height: font.lineHeight * 2.5))
        #expect(stack.manager.glyphRange(for: stack.container) == NSRange(location: 0, length: 4))
        #expect(stack.manager.firstUnlaidCharacterIndex() == 4)
        let second = NSTextContainer(size: CGSize(width: 100, height: 0))
        stack.manager.addTextContainer(second)
        #expect(stack.manager.glyphRange(for: second) == NSRange(location: 4, length: 3))
        #expect(stack.manager.textContainer(forGlyphAt: 6, effectiveRange: nil) === second)
        #expect(stack.manager.firstUnlaidCharacterIndex() == 7)
        stack.manager.removeTextContainer(at: 0)
        #expect(stack.manager.glyphRange(for: second) == NSRange(location: 0, length: 7))
        #expect(stack.container.layoutManager == nil)
    }

    @Test func theLastAllowedLineIsTruncated() {
        let string = "many words that do not fit into one line"
        let stack = Stack(text(string), CGSize(width: 150, height: 0))
        #expect(stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
        stack.container.maximumNumberOfLines = 1
        stack.container.lineBreakMode = .byTruncatingTail
        let hidden = stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        #expect(hidden.location > 5 && hidden.location < 20 && hidden.upperBound == string.count)
        let used = stack.manager.usedRect(for: stack.container)
        #expect(used.width <= 150.01 && abs(used.height - font.lineHeight) < 0.01)
    }

    @Test func changesOfTheTextAndOfTheContainerAreLaidOut() {
        let stack = Stack(text("one two"), CGSize(width: 300, height: 0))
        let height = stack.manager.usedRect(for: stack.container).height
        stack.container.size = CGSize(width: max(width("one"), width("two")) + 2, height: 0)
        #expect(stack.manager.usedRect(for: stack.container).height == 2 * height)
        stack.storage.setAttributedString(text("one"))
        #expect(stack.manager.usedRect(for: stack.container).height == height)
    }

    // MARK: The stack

    @Test func aManagerFollowsTheStorageThatItWasAddedTo() {
        let stack = Stack(text("one"), CGSize(width: 300, height: 0))
        #expect(stack.storage.layoutManagers == [stack.manager])
        #expect(stack.manager.textStorage === stack.storage)
        let other = NSTextStorage(string: "other")
        other.addLayoutManager(stack.manager)
        #expect(stack.storage.layoutManagers.isEmpty)
        #expect(stack.manager.textStorage === other && stack.manager.numberOfGlyphs == 5)
        other.removeLayoutManager(stack.manager)
        #expect(stack.manager.textStorage == nil && stack.manager.numberOfGlyphs == 0)
    }

    @Test func anotherManagerTakesTheContainersAndTheText() {
        let stack = Stack(text("one"), CGSize(width: 300, height: 0))
        let other = NSLayoutManager()
        stack.container.replaceLayoutManager(other)
        #expect(stack.container.layoutManager === other)
        #expect(other.textContainers == [stack.container] && stack.manager.textContainers.isEmpty)
        #expect(other.textStorage === stack.storage && stack.manager.textStorage == nil)
    }

    // MARK: Drawing

    private func picture(_ draw: () -> Void) -> Data? {
        UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60)).image { _ in draw() }.pngData()
    }

    @Test func aRangeOfGlyphsIsDrawn() throws {
        let stack = Stack(text("one\ntwo"), CGSize(width: 100, height: 0))
        let (blank, whole) = (
            picture {}, picture { stack.manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 7), at: .zero) }
        )
        let line = picture { stack.manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 3), at: .zero) }
        #expect(whole != blank && line != blank && line != whole)
    }

    private final class Backgrounds: NSLayoutManager {
        var filled: [(range: NSRange, rects: [CGRect])] = []

        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
            color: UIColor
        ) {
            filled.append((charRange, (0..<rectCount).map { rectArray[$0] }))
        }
    }

    @Test func backgroundsAreFilledWhereTheirTextIs() {
        let manager = Backgrounds()
        let storage = NSTextStorage(attributedString: text("one two"))
        let container = NSTextContainer(size: CGSize(width: 300, height: 0))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let range = NSRange(location: 4, length: 3)
        storage.addAttribute(.backgroundColor, value: UIColor.red, range: range)
        manager.drawBackground(forGlyphRange: NSRange(location: 0, length: 7), at: CGPoint(x: 10, y: 20))
        #expect(manager.filled.count == 1 && manager.filled.first?.range == range)
        let word = manager.boundingRect(forGlyphRange: range, in: container).offsetBy(dx: 10, dy: 20)
        #expect(manager.filled.first?.rects == [word])
    }

    private final class Underlines: NSLayoutManager {
        var drawn: [NSRange] = []
        var draws = true

        override func drawUnderline(
            forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
            containerOrigin: CGPoint
        ) {
            drawn.append(glyphRange)
            guard draws, underlineVal == .single else { return }
            super.drawUnderline(
                forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset,
                lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }

    @Test func underlinesAreDrawnLineByLine() {
        let manager = Underlines()
        let storage = NSTextStorage(attributedString: text("one\ntwo"))
        let container = NSTextContainer(size: CGSize(width: 300, height: 0))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let whole = NSRange(location: 0, length: 7)
        let plain = picture { manager.drawGlyphs(forGlyphRange: whole, at: .zero) }
        #expect(manager.drawn.isEmpty)
        storage.addAttribute(.underlineStyle, value: 1, range: whole)
        let underlined = picture { manager.drawGlyphs(forGlyphRange: whole, at: .zero) }
        #expect(manager.drawn == [NSRange(location: 0, length: 3), NSRange(location: 4, length: 3)])
        manager.draws = false
        let skipped = picture { manager.drawGlyphs(forGlyphRange: whole, at: .zero) }
        #expect(underlined != plain && skipped == plain)
    }

    // MARK: The delegate

    private final class Delegate: NSObject, NSLayoutManagerDelegate {
        var calls: [String] = []

        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { 10 }

        func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { calls.append("invalidated") }

        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
            atEnd layoutFinishedFlag: Bool
        ) { calls.append("completed \(layoutFinishedFlag)") }
    }

    @Test func theDelegateGivesTheDistanceOfLines() {
        let stack = Stack(text("one\ntwo"), CGSize(width: 300, height: 0))
        let height = stack.manager.usedRect(for: stack.container).height
        let delegate = Delegate()
        stack.manager.delegate = delegate
        #expect(abs(stack.manager.usedRect(for: stack.container).height - height - 10) < 0.01)
    }

    @Test func theDelegateIsToldOfLayouts() {
        let stack = Stack(text("one\ntwo"), CGSize(width: 300, height: 0))
        let delegate = Delegate()
        stack.manager.delegate = delegate
        stack.manager.ensureLayout(for: stack.container)
        stack.manager.ensureLayout(for: stack.container)
        #expect(delegate.calls == ["completed true"])
        stack.container.size.height = font.lineHeight * 1.5
        stack.manager.ensureLayout(for: stack.container)
        #expect(delegate.calls == ["completed true", "invalidated", "completed false"])
    }

    @Test func aStackComesBackFromItsArchive() throws {
        let stack = Stack(text("one"), CGSize(width: 300, height: 40), padding: 3)
        stack.container.maximumNumberOfLines = 2
        let data = try NSKeyedArchiver.archivedData(withRootObject: stack.container, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextContainer.self, from: data))
        #expect(read.size == CGSize(width: 300, height: 40))
        #expect(read.lineFragmentPadding == 3 && read.maximumNumberOfLines == 2)
    }
}
