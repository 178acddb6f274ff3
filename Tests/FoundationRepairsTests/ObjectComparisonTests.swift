import Foundation
import FoundationRepairs
import Testing
import ToolchainBets

/// Objects of classes that Core Foundation does not know, in Foundation's attributed strings.
@Suite
struct ObjectComparisonTests {
    @Test func coreFoundationHasTheRecordsThatTheRepairExpects() {
        #expect(ObjectComparison.isInEffect == ToolchainBet.untypedObjects.isAllowed)
    }

    @Test func neighbouringRunsHaveTheSameKeyWithDifferentValues() {
        for (first, second) in pairs {
            let text = NSMutableAttributedString(string: "red blue")
            text.addAttribute(key, value: first, range: NSRange(location: 0, length: 3))
            text.addAttribute(key, value: second, range: NSRange(location: 3, length: 3))
            #expect(ranges(in: text) == [NSRange(location: 0, length: 3), NSRange(location: 3, length: 3)])
        }
    }

    @Test func aValueIsReplacedByAnother() {
        for (first, second) in pairs {
            let text = NSMutableAttributedString(string: "red blue", attributes: [key: first])
            text.addAttribute(key, value: second, range: NSRange(location: 2, length: 3))
            #expect(ranges(in: text).map(\.length) == [2, 3, 3])
            text.addAttribute(key, value: second, range: NSRange(location: 0, length: 8))
            #expect(ranges(in: text).map(\.length) == [8])
        }
    }

    @Test func equalValuesMakeOneRun() {
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(key, value: Level(1), range: NSRange(location: 0, length: 1))
        text.addAttribute(key, value: Level(1), range: NSRange(location: 1, length: 1))
        #expect(ranges(in: text).map(\.length) == [2])
    }

    @Test func stringsAreEqualWhenTheirValuesAre() {
        func text(_ value: Any) -> NSAttributedString { NSAttributedString(string: "a", attributes: [key: value]) }
        #expect(text(Level(1)) == text(Level(1)))
        #expect(text(Level(1)) != text(Level(2)))
        #expect(text(Level(1)) != text(1))
        #expect(text(1) != text(Level(1)))
        #expect(text(Mark()) != text(Mark()))
        #expect(text(0 as CGFloat) == text(0 as CGFloat))
        #expect(text(0 as CGFloat) != text(1 as CGFloat))
    }

    // MARK: Values

    private let key = NSAttributedString.Key("key")

    /// Two different values of each kind. Their memory begins with zeros, which Core Foundation takes for a type.
    private var pairs: [(Any, Any)] {
        [
            (Mark(), Mark()), (Level(0), Level(1)), (Level(0), 1), (1, Level(0)), (Plain(), Plain()),
            (0 as CGFloat, 1 as CGFloat), (CGSize(width: 0, height: 1), CGSize.zero), (Choice.first, Choice.second),
            (NSNull(), Mark()), (Mark(), NSNull()), ([Mark()], [Mark()]), ([0: Mark()], [0: Mark()]),
            ({ () -> Void in }, { () -> Void in }), ("0", Mark()), (Mark(), Data()),
        ]
    }

    private func ranges(in text: NSAttributedString) -> [NSRange] {
        var ranges: [NSRange] = []
        text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            if value != nil { ranges.append(range) }
        }
        return ranges
    }
}

/// An object without properties: nothing of it follows its header.
private final class Mark: NSObject {}

/// An object that is equal to others.
private final class Level: NSObject {
    let number: Int

    init(_ number: Int) {
        self.number = number
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? Level)?.number == number }
    override var hash: Int { number }
}

private final class Plain {
    let zero = 0
}

private enum Choice { case first, second }
