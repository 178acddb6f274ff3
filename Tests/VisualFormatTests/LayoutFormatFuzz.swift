import Testing
import UpdateModels
import VisualFormat

/// Strings of the language, and strings that almost are.
@Suite struct LayoutFormatFuzz {
    @Test func whatIsWrittenIsReadAgain() {
        forEachSeed { generator in
            let format = randomFormat(using: &generator)
            let again = try? parsed(format.description)
            return again == format ? nil : "\(format) is read as \(again.map(\.description) ?? "nothing")"
        }
    }

    @Test func changedStringsAreReadOrRefusedWithAColumn() {
        forEachSeed { generator in
            var text = Array(randomFormat(using: &generator).description)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0...text.count, using: &generator)
                switch Int.random(in: 0...2, using: &generator) {
                case 0 where place < text.count: text.remove(at: place)
                case 1 where place < text.count: text.swapAt(place, text.count / 2)
                default: text.insert("|-[]()=<>@,.:HVabm019eEx+ é\u{0}👨‍👩‍👧".randomElement(using: &generator)!, at: place)
                }
            }
            do throws(LayoutFormatError) {
                let format = try parsed(String(text))
                // What is accepted means the same when it is written again.
                let again = try parsed(format.description)
                return again == format ? nil : "\(String(text)) is written as \(format)"
            } catch {
                let column = error.column ?? 0
                if column < 0 || column > text.count { return "\(String(text)): column \(column)" }
                return error.sentence.isEmpty ? "\(String(text)): no sentence" : nil
            }
        }
    }

    private func forEachSeed(_ fault: (inout SeededGenerator) -> String?) {
        for iteration in 0..<FuzzSettings.iterations * 10 {
            let seed = FuzzSettings.seed &+ UInt64(iteration)
            var generator = SeededGenerator(seed: seed)
            guard let found = fault(&generator) else { continue }
            Issue.record("SEED=\(seed): \(found)")
            return
        }
    }

    private func randomFormat(using generator: inout SeededGenerator) -> LayoutFormat {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        func constant(_ lowest: Int) -> LayoutFormat.Constant {
            number(0...1) == 0 ? .metric("m") : .number(Double(number(lowest...4000)) / 4)
        }
        func predicate(ofView: Bool) -> LayoutFormat.Predicate {
            let relation = [LayoutFormat.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][number(0...2)]
            let object: LayoutFormat.Object = ofView && number(0...2) == 0 ? .view("b") : .constant(constant(-400))
            return LayoutFormat.Predicate(relation, object, priority: number(0...1) == 0 ? nil : constant(1))
        }
        func connection() -> LayoutFormat.Connection {
            switch number(0...2) {
            case 0: .none
            case 1: .standard
            default: .predicates((0...number(0...2)).map { _ in predicate(ofView: false) })
            }
        }
        var format = LayoutFormat()
        format.orientation = number(0...1) == 0 ? .horizontal : .vertical
        if number(0...1) == 0 { format.leading = connection() }
        for place in 0...number(0...3) {
            if place > 0 { format.connections.append(connection()) }
            let predicates = (0..<number(0...2)).map { _ in predicate(ofView: true) }
            format.elements.append(LayoutFormat.Element(["a", "b", "_label1"][number(0...2)], predicates))
        }
        if number(0...1) == 0 { format.trailing = connection() }
        return format
    }
}
