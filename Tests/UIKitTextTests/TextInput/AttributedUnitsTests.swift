import Testing
import UpdateModels

@testable import UIKit

struct AttributedUnitsTests {
    private let bold: AttributedUnits.Attributes = [.kern: 1]
    private let plain: AttributedUnits.Attributes = [.kern: 2]

    private func runs(_ text: AttributedUnits) -> [String] {
        text.runs.map { "\($0.length):\($0.attributes[.kern] ?? "-")" }
    }

    @Test func aReplacedRangeMayDivideACharacter() {
        var text = AttributedUnits("🇩🇪", attributes: plain)
        text.replace(0..<2, with: AttributedUnits())
        #expect(text.string == "🇪")
        #expect(runs(text) == ["2:2"])
    }

    @Test func aReplacedRangeMayDivideASurrogatePair() {
        var text = AttributedUnits("a😀😀", attributes: plain)
        text.replace(1..<2, with: AttributedUnits("x", attributes: plain))
        #expect(text.string.utf16.count == 5)
        #expect(text.string == "ax\u{FFFD}😀")
        text.replace(1..<2, with: AttributedUnits())
        #expect(text.count == 4)
    }

    @Test func halvesOfASurrogatePairThatMeetAgainAreTheCharacter() {
        var text = AttributedUnits("😀", attributes: plain)
        text.replace(1..<1, with: AttributedUnits("x"))
        text.replace(1..<2, with: AttributedUnits())
        #expect(text.string == "😀")
        #expect(runs(text) == ["2:2"])
    }

    @Test func equalRunsThatMeetAreOne() {
        var text = AttributedUnits("aabb", attributes: plain)
        text.changeAttributes(in: 1..<3) { $0 = bold }
        #expect(runs(text) == ["1:2", "2:1", "1:2"])
        text.replace(1..<3, with: AttributedUnits())
        #expect(runs(text) == ["2:2"])
        text.replace(1..<1, with: AttributedUnits("x", attributes: plain))
        #expect(runs(text) == ["3:2"])
    }

    @Test func aPartKeepsItsAttributes() {
        var text = AttributedUnits("abcd", attributes: plain)
        text.changeAttributes(in: 2..<4) { $0 = bold }
        let part = text[1..<3]
        #expect(part.string == "bc")
        #expect(runs(part) == ["1:2", "1:1"])
        #expect(text[2..<2].isEmpty)
    }

    @Test func changedAttributesReachTheWholeRangeAndNoMore() {
        var text = AttributedUnits("abcd", attributes: plain)
        text.changeAttributes(in: 0..<4) { $0[.kern] = 1 }
        #expect(runs(text) == ["4:1"])
        text.changeAttributes(in: 0..<0) { $0 = plain }
        #expect(runs(text) == ["4:1"])
        #expect(text.attributes(at: 3)[.kern] as? Int == 1)
        #expect(text.attributes(at: 4).isEmpty)
    }

    @Test func anAttributedStringHasTheSameRuns() {
        var text = AttributedUnits("🇩🇪x", attributes: plain)
        text.changeAttributes(in: 2..<4) { $0 = bold }
        let string = text.attributedString
        #expect(string.string == "🇩🇪x")
        #expect(string.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2)
        #expect(string.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 1)
        #expect(runs(AttributedUnits(string)) == ["2:2", "2:1", "1:2"])
    }

    /// Replaces random ranges, and compares with an array that has the attributes of each unit.
    @Test func randomEditsEqualAnArrayOfUnits() {
        for seed in FuzzSettings.seed..<FuzzSettings.seed + 200 {
            var generator = SeededGenerator(seed: seed)
            var text = AttributedUnits()
            var model: [(unit: UInt16, kern: Int)] = []
            for _ in 0..<30 {
                let lower = Int.random(in: 0...model.count, using: &generator)
                let upper = Int.random(in: lower...model.count, using: &generator)
                let kern = Int.random(in: 1...2, using: &generator)
                if Bool.random(using: &generator) {
                    let new = ["", "a", "😀", "e\u{301}", "xyz"].randomElement(using: &generator)!
                    text.replace(lower..<upper, with: AttributedUnits(new, attributes: [.kern: kern]))
                    model.replaceSubrange(lower..<upper, with: new.utf16.map { ($0, kern) })
                } else {
                    text.changeAttributes(in: lower..<upper) { $0[.kern] = kern }
                    for index in lower..<upper { model[index].kern = kern }
                }
                #expect(text.units == model.map(\.unit), "SEED=\(seed)")
                let kerns = text.runs.flatMap { Array(repeating: $0.attributes[.kern] as? Int, count: $0.length) }
                #expect(kerns == model.map(\.kern), "SEED=\(seed)")
                let neighbors = zip(text.runs, text.runs.dropFirst())
                #expect(neighbors.allSatisfy { $0.attributes[.kern] as? Int != $1.attributes[.kern] as? Int })
            }
        }
    }
}
