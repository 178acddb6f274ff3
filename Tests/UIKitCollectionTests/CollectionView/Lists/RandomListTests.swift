import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Random users and random clients of a list with outlines: whatever they do, the list shows the items of its data
/// source at the end.
@MainActor @Suite(.serialized)
struct RandomListTests {
    @Test(arguments: 1...12)
    func aRandomClientOfAListFindsItConsistent(seed: UInt64) throws {
        var run = RandomList(try ListStage(seed % 2 == 0 ? .insetGrouped : .plain), seed: seed)
        for step in 0..<60 {
            let name = run.step()
            run.stage.app.advance(by: run.number(3) == 0 ? 1 : 0.05)
            if step % 6 == 5 {
                run.rest()
                let wrong = run.wrong
                #expect(wrong == nil, "seed \(seed), step \(step), \(name)")
                if wrong != nil { return }
            }
        }
    }
}

@MainActor
private struct RandomList {
    let stage: ListStage
    private var random: SplitMix
    private var next = 1000

    init(_ stage: ListStage, seed: UInt64) {
        self.stage = stage
        random = SplitMix(state: seed)
        let calls = SplitMixBox(seed: seed &* 77)
        stage.setUp = { [unowned stage] cell, item in
            cell.accessories = item % 3 == 0 ? [.outlineDisclosure(), .reorder(displayed: .always)] : [.delete()]
            // Client code that changes the view while it is asked for a cell.
            switch calls.number(40) {
            case 0: stage.view.reloadData()
            case 1: stage.view.collectionViewLayout.invalidateLayout()
            case 2: stage.view.isEditing.toggle()
            case 3: stage.view.cancelInteractiveMovement()
            case 4: stage.view.setNeedsLayout()
            default: break
            }
        }
        stage.source.reorderingHandlers.canReorderItem = { $0 % 7 != 0 }
        stage.showOutline()
    }

    mutating func number(_ limit: Int) -> Int { random.number(limit) }

    private mutating func path() -> IndexPath {
        IndexPath(item: number(max(stage.view.numberOfItems(inSection: 0), 1)), section: 0)
    }

    mutating func step() -> String {
        let view = stage.view
        switch number(11) {
        case 0, 1:
            stage.source.toggle(itemAt: path(), in: view)
            return "toggle"
        case 2, 3:
            var outline = stage.source.snapshot(for: "main")
            let parents = outline.items
            for _ in 0..<number(6) {
                next += 1
                outline.append([next], to: parents.isEmpty || number(3) == 0 ? nil : parents[number(parents.count)])
            }
            if !parents.isEmpty, number(2) == 0 { outline.delete([parents[number(parents.count)]]) }
            stage.source.apply(outline, to: "main", animatingDifferences: number(2) == 0)
            return "apply"
        case 4: return "begin \(view.beginInteractiveMovementForItem(at: path()))"
        case 5, 6:
            view.updateInteractiveMovementTargetPosition(
                CGPoint(x: 195, y: view.contentOffset.y + CGFloat(number(700))))
            return "move"
        case 7:
            view.endInteractiveMovement()
            return "drop"
        case 8:
            view.contentOffset.y = CGFloat(number(Int(max(view.contentSize.height - 700, 1))))
            return "scroll"
        case 9:
            view.isEditing.toggle()
            return "edit"
        default:
            view.reloadData()
            return "reload"
        }
    }

    func rest() {
        stage.view.cancelInteractiveMovement()
        stage.app.advance(by: 1)
    }

    /// The first thing that is not as the data source has it.
    var wrong: String? {
        let items = stage.items
        guard stage.view.numberOfItems(inSection: 0) == items.count else {
            return "\(stage.view.numberOfItems(inSection: 0)) items of \(items.count)"
        }
        let cells = stage.view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
        if cells.isEmpty, !items.isEmpty { return "no cells" }
        for (index, cell) in cells.enumerated() {
            guard let path = stage.view.indexPath(for: cell), items.indices.contains(path.item) else {
                return "a cell without an item"
            }
            let text = (cell.contentConfiguration as? UIListContentConfiguration)?.text
            if text != "Item \(items[path.item])" { return "\(path) says \(text ?? "nothing")" }
            if index > 0, abs(cell.frame.minY - cells[index - 1].frame.maxY) > 0.001 {
                return "\(path) is at \(cell.frame.minY), not \(cells[index - 1].frame.maxY)"
            }
        }
        return nil
    }
}

private struct SplitMix {
    var state: UInt64

    mutating func number(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }
}

@MainActor
private final class SplitMixBox {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(state: seed) }

    func number(_ limit: Int) -> Int { random.number(limit) }
}
