import Testing
import UIKit

/// Texts that an NSTextLayoutManager lays out paragraph by paragraph.
@MainActor @Suite(.serialized) struct TextLayoutFragmentTests {
    private let storage = NSTextContentStorage()
    private let manager = NSTextLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    private let font = UIFont.systemFont(ofSize: 20)

    init() {
        container.lineFragmentPadding = 0
        storage.addTextLayoutManager(manager)
        manager.textContainer = container
    }

    private func show(_ string: String) {
        storage.attributedString = NSAttributedString(string: string, attributes: [.font: font])
    }

    private func location(_ offset: Int) throws -> any NSTextLocation {
        try #require(storage.location(storage.documentRange.location, offsetBy: offset))
    }

    private func offsets(_ range: NSTextRange?) throws -> [Int] {
        let range = try #require(range)
        let start = storage.documentRange.location
        return [storage.offset(from: start, to: range.location), storage.offset(from: start, to: range.endLocation)]
    }

    @Test func eachParagraphHasAFragment() throws {
        show("one\nmany words that need more than one line\n")
        var fragments: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(from: nil) {
            fragments.append($0)
            return true
        }
        #expect(fragments.count == 2)
        #expect(try fragments.map { try offsets($0.rangeInElement) } == [[0, 4], [4, 44]])
        #expect(fragments.first?.textLineFragments.count == 1)
        // The line behind the last line break belongs to the last paragraph.
        #expect(fragments.last?.textLineFragments.last?.characterRange == NSRange(location: 40, length: 0))
        let frames = fragments.map(\.layoutFragmentFrame)
        #expect(abs(frames[0].maxY - frames[1].minY) < 0.01)
        #expect(abs(manager.usageBoundsForTextContainer.maxY - frames[1].maxY) < 0.01)
    }

    @Test func aParagraphKnowsItsLineBreak() throws {
        show("one\ntwo")
        let elements = storage.textElements(for: storage.documentRange)
        let first = try #require(elements.first as? NSTextParagraph)
        #expect(elements.count == 2 && first.attributedString.string == "one\n")
        #expect(try offsets(first.paragraphContentRange) == [0, 3])
        #expect(try offsets(first.paragraphSeparatorRange) == [3, 4])
        #expect((elements.last as? NSTextParagraph)?.paragraphSeparatorRange == nil)
    }

    @Test func pointsLeadToCharacters() throws {
        show("one\ntwo")
        let point = CGPoint(x: 2, y: font.lineHeight * 1.5)
        let fragment = try #require(manager.textLayoutFragment(for: point))
        #expect(try offsets(fragment.rangeInElement) == [4, 7])
        let line = try #require(fragment.textLineFragments.first)
        #expect(line.characterIndex(for: CGPoint(x: 2, y: 5)) == 0)
        #expect(line.characterIndex(for: CGPoint(x: 150, y: 5)) == 2)
        #expect(line.locationForCharacter(at: 0).x == 0 && line.locationForCharacter(at: 2).x > 5)
        #expect(abs(line.glyphOrigin.y - font.ascender) < 0.01)
        #expect(manager.textLayoutFragment(for: try location(7)) === fragment)
    }

    @Test func aSelectionHasSegments() throws {
        show("one\ntwo")
        func segments(_ type: NSTextLayoutManager.SegmentType) -> [CGRect] {
            var rects: [CGRect] = []
            manager.enumerateTextSegments(in: storage.documentRange, type: type) { _, rect, _, _ in
                rects.append(rect)
                return true
            }
            return rects
        }
        #expect(segments(.standard).count == 2)
        #expect(segments(.standard).map(\.maxX).max() ?? 200 < 100)
        #expect(segments(.selection).map(\.maxX).max() == 200)
    }

    @Test func changesOfTheTextAreLaidOut() throws {
        show("one")
        let height = manager.usageBoundsForTextContainer.height
        storage.performEditingTransaction {
            storage.textStorage?.append(NSAttributedString(string: "\ntwo", attributes: [.font: font]))
        }
        #expect(manager.usageBoundsForTextContainer.height == 2 * height)
        storage.textStorage?.deleteCharacters(in: NSRange(location: 3, length: 4))
        #expect(manager.usageBoundsForTextContainer.height == height)
        storage.removeTextLayoutManager(manager)
        #expect(manager.textContentManager == nil && manager.usageBoundsForTextContainer == .zero)
    }

    @Test func rangesAreComparedByTheirEnds() throws {
        show("one two three")
        let range = try #require(NSTextRange(location: try location(2), end: try location(5)))
        let other = try #require(NSTextRange(location: try location(4), end: try location(8)))
        #expect(range.intersects(other) && !range.contains(other))
        let (start, end) = (try location(2), try location(5))
        #expect(range.contains(start) && !range.contains(end))
        #expect(NSTextRange(location: end, end: start) == nil)
        #expect(try offsets(range.intersection(other)) == [4, 5])
        #expect(try offsets(range.union(other)) == [2, 8])
        #expect(NSTextRange(location: try location(3)).isEmpty)
        #expect(storage.location(try location(2), offsetBy: 20) == nil)
    }
}
