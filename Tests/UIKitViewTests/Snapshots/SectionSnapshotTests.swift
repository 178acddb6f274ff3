import Foundation
import Testing
import UpdateModels

@testable import UIKit
@testable import UIKitTestSupport

/// Outlines: snapshots of one section.
@MainActor @Suite(.serialized)
struct SectionSnapshotTests {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    /// Fruit with apple (with a Boskoop) and pear; then Nuts.
    private var outline: Outline {
        var outline = Outline()
        outline.append(["Fruit", "Nuts"])
        outline.append(["Apple", "Pear"], to: "Fruit")
        outline.append(["Boskoop"], to: "Apple")
        return outline
    }

    /// The texts of what an edit raises.
    private func raised(_ edit: () -> Void) -> [String] {
        let before = Trestle.exceptionPolicy
        defer { Trestle.exceptionPolicy = before }
        nonisolated(unsafe) var texts: [String] = []
        Trestle.exceptionPolicy = .report { texts.append($0.reason ?? "") }
        edit()
        return texts
    }

    @Test func itemsAreListedFromTopToBottom() {
        #expect(outline.items == ["Fruit", "Apple", "Boskoop", "Pear", "Nuts"])
        #expect(outline.rootItems == ["Fruit", "Nuts"] && outline.visibleItems == ["Fruit", "Nuts"])
        #expect(outline.index(of: "Pear") == 3 && outline.index(of: "Fig") == nil)
        #expect(outline.level(of: "Boskoop") == 2 && outline.level(of: "Fig") == NSNotFound)
        #expect(outline.parent(of: "Pear") == "Fruit" && outline.parent(of: "Nuts") == nil)
    }

    @Test func itemsShowWhileEverythingAboveThemIsExpanded() {
        var outline = outline
        outline.expand(["Apple"])
        #expect(outline.visibleItems == ["Fruit", "Nuts"] && !outline.isVisible("Boskoop"))
        outline.expand(["Fruit"])
        #expect(outline.visibleItems == ["Fruit", "Apple", "Boskoop", "Pear", "Nuts"])
        #expect(outline.isVisible("Boskoop") && outline.expandedItems == ["Fruit", "Apple"])
        outline.collapse(["Fruit"])
        #expect(outline.visibleItems == ["Fruit", "Nuts"] && outline.isExpanded("Apple"))
    }

    @Test func itemsAreInsertedBesideOthersOfTheirLevel() {
        var outline = outline
        outline.insert(["Fig"], before: "Pear")
        outline.insert(["Plum"], after: "Pear")
        outline.insert(["Seeds"], after: "Nuts")
        #expect(outline.items == ["Fruit", "Apple", "Boskoop", "Fig", "Pear", "Plum", "Nuts", "Seeds"])
        #expect(outline.parent(of: "Fig") == "Fruit" && outline.level(of: "Seeds") == 0)
    }

    @Test func deletingAnItemDeletesWhatIsBelowIt() {
        var outline = outline
        outline.delete(["Apple", "Unknown"])
        #expect(outline.items == ["Fruit", "Pear", "Nuts"] && !outline.contains("Boskoop"))
        outline.append(["Boskoop"], to: "Nuts")
        #expect(outline.parent(of: "Boskoop") == "Nuts")
        outline.deleteAll()
        #expect(outline.items == [])
    }

    @Test func partsAreTakenOutAndPutIn() {
        let part = outline.snapshot(of: "Apple", includingParent: true)
        #expect(part.items == ["Apple", "Boskoop"] && part.rootItems == ["Apple"])
        #expect(outline.snapshot(of: "Fruit").rootItems == ["Apple", "Pear"])
        var other = Outline()
        other.append(["A", "B"])
        other.insert(part, after: "A")
        #expect(other.items == ["A", "Apple", "Boskoop", "B"] && other.level(of: "Boskoop") == 1)
        let texts = raised { other.replace(childrenOf: "B", using: outline.snapshot(of: "Apple")) }
        #expect(texts.count == 1 && other.items == ["A", "Apple", "Boskoop", "B"], "what is there already is refused")
    }

    @Test func replacingRemovesWhatWasBelow() {
        var outline = outline
        var berries = Outline()
        berries.append(["Berries"])
        berries.append(["Currant", "Apple"], to: "Berries")
        outline.replace(childrenOf: "Fruit", using: berries)
        #expect(outline.items == ["Fruit", "Berries", "Currant", "Apple", "Nuts"])
        #expect(outline.parent(of: "Berries") == "Fruit" && outline.parent(of: "Apple") == "Berries")
    }

    @Test func copiesAreIndependent() {
        let first = outline
        var second = Outline(first)
        second.delete(["Fruit"])
        #expect(first.items.count == 5 && second.items == ["Nuts"])
    }

    @Test func mistakesRaiseAndChangeNothing() {
        var outline = outline
        let texts = raised {
            outline.append(["Pear"])
            outline.append(["A", "A"])
            outline.append(["A"], to: "Unknown")
            outline.insert(["A"], before: "Unknown")
        }
        #expect(texts.count == 4 && texts.first == "Supplied identifiers are not unique.")
        #expect(outline.items == self.outline.items)
    }

    @Test func theDescriptionShowsLevels() {
        var outline = outline
        outline.expand(["Fruit"])
        #expect(
            outline.visualDescription() == "- Fruit\n  + Apple\n    * Boskoop\n  * Pear\n* Nuts")
    }

    /// A random outline has the items of a list of lines with levels.
    @Test func randomEditsAgreeWithAListOfLines() {
        for seed in FuzzSettings.seeds(40) {
            var generator = SeededGenerator(seed: UInt64(seed))
            var outline = NSDiffableDataSourceSectionSnapshot<Int>()
            var lines: [(item: Int, level: Int)] = []
            for item in 0..<60 {
                let index = lines.isEmpty ? 0 : Int.random(in: 0..<lines.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case _ where lines.isEmpty:
                    outline.append([item])
                    lines.append((item, 0))
                case 0:
                    outline.append([item], to: lines[index].item)
                    lines.insert((item, lines[index].level + 1), at: endOfBranch(lines, index))
                case 1:
                    outline.insert([item], before: lines[index].item)
                    lines.insert((item, lines[index].level), at: index)
                case 2:
                    outline.insert([item], after: lines[index].item)
                    lines.insert((item, lines[index].level), at: endOfBranch(lines, index))
                default:
                    outline.delete([lines[index].item])
                    lines.removeSubrange(index..<endOfBranch(lines, index))
                }
                guard outline.items == lines.map(\.item), lines.allSatisfy({ outline.level(of: $0.item) == $0.level })
                else {
                    Issue.record("SEED=\(seed): \(outline.visualDescription()) is not \(lines)")
                    return
                }
            }
        }
    }

    private func endOfBranch(_ lines: [(item: Int, level: Int)], _ index: Int) -> Int {
        lines[(index + 1)...].firstIndex { $0.level <= lines[index].level } ?? lines.count
    }
}
