import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Random drags and drops on two collection views whose clients change them in any call. The seed is printed, and chosen by
/// `SEED` and `ITERATIONS`.
@MainActor @Suite(.serialized) struct CollectionDragMonkeyTests {
    @Test func collectionViewsStayWholeWhateverTheirClientsDoDuringDrags() throws {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["SEED"].flatMap { Int($0) } ?? 1
        let count = environment["ITERATIONS"].flatMap { Int($0) } ?? 40
        for seed in first..<first + count {
            if let fault = try CollectionDragMonkey(seed: seed).run() {
                Issue.record("SEED=\(seed) ITERATIONS=1: \(fault)")
            }
        }
    }
}

/// Two grids, what the user does to them, and what their clients do in every call.
@MainActor
private final class CollectionDragMonkey {
    private let app: TestApplication
    private let grids: TwoGrids
    private var choices: ClientChoices
    private var contexts: [(context: any UICollectionViewDropPlaceholderContext, grid: DraggedItems)] = []
    private var isDown = false
    private var isNested = false
    private var nextName = 0

    init(seed: Int) throws {
        choices = ClientChoices(seed: seed, step: 0)
        (app, grids) = try TwoGrids.open()
        grids.left.moves = seed % 2 == 0
        for grid in lists {
            grid.collectionView.reorderingCadence = UICollectionView.ReorderingCadence(rawValue: seed % 3) ?? .slow
            grid.onCall = { [unowned self] _ in interfere() }
            grid.proposal = { [unowned self] _, _ in
                UICollectionViewDropProposal(
                    operation: [.copy, .move, .move, .cancel][roll(4)],
                    intent: UICollectionViewDropProposal.Intent(rawValue: roll(3)) ?? .unspecified)
            }
            grid.perform = { [unowned self, unowned grid] coordinator in drop(coordinator, on: grid) }
        }
    }

    private var lists: [DraggedItems] { [grids.left, grids.right] }

    private func roll(_ count: Int) -> Int { choices.roll(count) }

    func run() -> String? {
        for _ in 0..<30 {
            step()
            app.frame()
            if let fault = fault(atRest: false) { return fault }
        }
        if isDown { app.touchUp() }
        app.advance(by: 2)
        for (context, _) in contexts { _ = context.deletePlaceholder() }
        app.advance(by: 1)
        defer { app.end() }
        return fault(atRest: true)
    }

    // MARK: The user

    private func step() {
        let point = CGPoint(x: roll(600), y: roll(300))
        switch roll(8) {
        case 0, 1:
            if isDown { return app.moveDrag(to: point, duration: 0.2) }
            isDown = true
            app.beginDrag(at: point)
        case 2, 3, 4: if isDown { app.moveDrag(to: point, duration: 0.1) }
        case 5:
            guard isDown else { return }
            isDown = false
            if roll(3) == 0 { app.cancelDrag() } else { app.drop() }
        case 6: if isDown { app.tapDuringDrag(at: point) } else { app.dropFromOutside(text: "text", at: point) }
        default:
            app.advance(by: Double(roll(40)) / 60)
            guard let (context, grid) = contexts.popLast() else { return }
            switch roll(3) {
            case 0: _ = context.deletePlaceholder()
            case 1: context.setNeedsCellUpdate()
            default: _ = context.commitInsertion { grid.items.insert(name(), at: $0.item) }
            }
        }
    }

    // MARK: The clients

    private func name() -> String {
        nextName += 1
        return "\(nextName)"
    }

    private func interfere() {
        guard !isNested, roll(3) == 0 else { return }
        isNested = true
        defer { isNested = false }
        change(lists[roll(2)])
    }

    private func change(_ grid: DraggedItems) {
        let view = grid.collectionView!
        switch roll(5) {
        case 0:
            let item = roll(grid.items.count + 1)
            grid.items.insert(name(), at: item)
            view.insertItems(at: [IndexPath(item: item, section: 0)])
        case 1:
            guard !grid.items.isEmpty else { return }
            let item = roll(grid.items.count)
            grid.items.remove(at: item)
            view.deleteItems(at: [IndexPath(item: item, section: 0)])
        case 2:
            grid.items = (0..<roll(9)).map { _ in name() }
            view.reloadData()
        case 3:
            guard grid.items.count > 1 else { return }
            let (from, to) = (roll(grid.items.count), roll(grid.items.count))
            grid.items.insert(grid.items.remove(at: from), at: to)
            view.moveItem(at: IndexPath(item: from, section: 0), to: IndexPath(item: to, section: 0))
        default: view.collectionViewLayout.invalidateLayout()
        }
    }

    private func drop(_ coordinator: any UICollectionViewDropCoordinator, on grid: DraggedItems) {
        for item in coordinator.items {
            let count = grid.items.count
            let path = IndexPath(item: min(coordinator.destinationIndexPath?.item ?? count, count), section: 0)
            switch roll(4) {
            case 0:
                let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "cell")
                placeholder.cellUpdateHandler = { [unowned self] in
                    ($0 as? LetterCell)?.label.text = "*"
                    interfere()
                }
                contexts.append((coordinator.drop(item.dragItem, to: placeholder), grid))
            case 1:
                guard count > 0 else { return }
                coordinator.drop(
                    item.dragItem, intoItemAt: IndexPath(item: roll(count), section: 0),
                    rect: CGRect(x: 10, y: 10, width: roll(40), height: 20))
            case 2: break
            default:
                grid.collectionView.performBatchUpdates {
                    grid.items.insert(name(), at: path.item)
                    grid.collectionView.insertItems(at: [path])
                }
                coordinator.drop(item.dragItem, toItemAt: path)
            }
            if roll(3) == 0 { change(grid) }
        }
    }

    // MARK: Checks

    private func fault(atRest: Bool) -> String? {
        for (grid, label) in [(grids.left, "left"), (grids.right, "right")] {
            let view = grid.collectionView!
            view.layoutIfNeeded()
            if view.numberOfItems(inSection: 0) != grid.items.count { return "\(label): wrong count" }
            // A movement shows the items in another order than the data source has.
            let isMoved = view.parts.movement.ifMade?.isHolding ?? false
            for case let cell as LetterCell in view.visibleCells {
                guard let path = view.indexPath(for: cell) else { return "\(label): a cell without an item" }
                if !isMoved, cell.label.text != grid.items[path.item] {
                    return "\(label): item \(path.item) has another text"
                }
                if atRest, cell.alpha != 1 || cell.dragState != .none || cell.isHighlighted {
                    return "\(label): item \(path.item) has alpha \(cell.alpha), \(cell.dragState)"
                }
            }
            guard atRest else { continue }
            if view.hasUncommittedUpdates { return "\(label): has uncommitted updates" }
            if view.hasActiveDrag || view.hasActiveDrop { return "\(label): has an active session" }
            let lines = (grid.items.count + 2) / 3
            if view.contentSize.height != CGFloat(max(lines * 100 - 20, 0)) { return "\(label): wrong content size" }
            // More items do not fit on the screen.
            guard grid.items.count <= 12 else { continue }
            if grid.shown != grid.items.joined() { return "\(label): shows \(grid.shown), not \(grid.items.joined())" }
        }
        return nil
    }
}
