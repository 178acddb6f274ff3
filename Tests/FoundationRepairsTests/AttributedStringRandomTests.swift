import Foundation
import FoundationRepairs
import Testing
import ToolchainBets
import UpdateModels

/// Random changes of Foundation's attributed strings, compared with a model in plain arrays.
@Suite
struct AttributedStringRandomTests {
    @Test func coreFoundationHasTheRecordsThatTheRepairExpects() {
        #expect(StringReplacements.isInEffect == ToolchainBet.stringReplacement.isAllowed)
    }

    @Test(arguments: [
        ["red", " ", "x", "blue green"],
        ["e", "\u{301}", "\u{4e00}\u{4e01}", "a\r", "\n", "ü ö"],
        ["👍", "🏽", "👨‍👩‍👧", "x", "🇩", "🇪", "\u{200d}"],
    ])
    func everyChangeIsThatOfTheModel(pieces: [String]) {
        for seed in FuzzSettings.seed..<FuzzSettings.seed + UInt64(FuzzSettings.iterations * 5) {
            var random = SeededGenerator(seed: seed)
            let text = NSMutableAttributedString(string: "")
            var model = AttributedStringModel("")
            for step in 0..<20 {
                change(text, &model, pieces, &random)
                let place: Comment = "seed \(seed), step \(step)"
                guard AttributedStringModel(text) == model else { return #expect(Bool(false), place) }
                #expect(AttributedStringModel(runsOf: text) == model, place)
                #expect(text == text.mutableCopy() as? NSMutableAttributedString, place)
                let range = self.range(in: model, &random)
                let part = text.attributedSubstring(from: NSRange(range))
                #expect(AttributedStringModel(part) == model[range], place)
            }
        }
    }

    @Test func aHalfOfASurrogatePairBecomesAReplacementCharacter() {
        let text = NSMutableAttributedString(string: "👍x", attributes: [.init("key"): AttributeValue(1)])
        text.deleteCharacters(in: NSRange(location: 1, length: 1))
        #expect(text.string == "\u{FFFD}x")
        #expect(text.attributes(at: 1, effectiveRange: nil).count == 1)
    }

    // MARK: Changes

    private func change(
        _ text: NSMutableAttributedString, _ model: inout AttributedStringModel, _ pieces: [String],
        _ random: inout SeededGenerator
    ) {
        let range = range(in: model, &random)
        let key = NSAttributedString.Key(["a", "b", "c"].randomElement(using: &random)!)
        let value = AttributeValue(Int.random(in: 0..<4, using: &random))
        let values = Bool.random(using: &random) ? [key: value] : [:]
        let piece = pieces.randomElement(using: &random)!
        let new = NSAttributedString(string: piece, attributes: values)
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
            text.addAttribute(key, value: value, range: NSRange(range))
            model.update(range) { $0[key] = value }
        case 1:
            text.addAttributes(values, range: NSRange(range))
            model.update(range) { $0.merge(values) { $1 } }
        case 2:
            text.setAttributes(values, range: NSRange(range))
            model.update(range) { $0 = values }
        case 3:
            text.removeAttribute(key, range: NSRange(range))
            model.update(range) { $0[key] = nil }
        case 4:
            text.append(new)
            model.replace(model.units.count..<model.units.count, with: AttributedStringModel(piece, values))
        case 5:
            text.insert(new, at: range.lowerBound)
            model.replace(range.lowerBound..<range.lowerBound, with: AttributedStringModel(piece, values))
        case 6:
            text.replaceCharacters(in: NSRange(range), with: piece)
            model.replace(range, with: piece)
        case 7:
            text.replaceCharacters(in: NSRange(range), with: new)
            model.replace(range, with: AttributedStringModel(piece, values))
        case 8:
            let source = self.range(in: model, &random)
            text.replaceCharacters(in: NSRange(range), with: text.attributedSubstring(from: NSRange(source)))
            model.replace(range, with: model[source])
        default:
            text.deleteCharacters(in: NSRange(range))
            model.replace(range, with: "")
        }
    }

    private func range(in model: AttributedStringModel, _ random: inout SeededGenerator) -> Range<Int> {
        let offsets = model.offsetsOfScalars
        let ends = [offsets.randomElement(using: &random)!, offsets.randomElement(using: &random)!].sorted()
        return ends[0]..<ends[1]
    }
}
