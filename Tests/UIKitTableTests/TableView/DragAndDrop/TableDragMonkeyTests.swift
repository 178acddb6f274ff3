import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Random drags and drops on two tables whose clients change them in any call. The seed is printed, and chosen by
/// `SEED` and `ITERATIONS`.
@MainActor @Suite(.serialized) struct TableDragMonkeyTests {
    @Test func tablesStayWholeWhateverTheirClientsDoDuringDrags() throws {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["SEED"].flatMap { Int($0) } ?? 1
        let count = environment["ITERATIONS"].flatMap { Int($0) } ?? 12
        for seed in first..<first + count {
            if let fault = try DragMonkey(seed: seed).run() {
                Issue.record("SEED=\(seed) ITERATIONS=1: \(fault)")
            }
        }
    }
}

/// Two tables, what the user does to them, and what their clients do in every call.
@MainActor
private final class DragMonkey {
    private let app: TestApplication
    private let tables: TwoTables
    private var choices: ClientChoices
    private var contexts: [any UITableViewDropPlaceholderContext] = []
    private var isDown = false
    private var isNested = false
    private var nextName = 0

    init(seed: Int) throws {
        choices = ClientChoices(seed: seed, step: 0)
        (app, tables) = try TwoTables.open()
        tables.left.moves = seed % 2 == 0
        for list in [tables.left, tables.right] {
            list.onCall = { [unowned self] _ in interfere() }
            list.proposal = { [unowned self] session, _ in
                UITableViewDropProposal(
                    operation: [.copy, .move, .move, .cancel][roll(4)],
                    intent: UITableViewDropProposal.Intent(rawValue: roll(4)) ?? .unspecified)
            }
            list.perform = { [unowned self, unowned list] coordinator in drop(coordinator, on: list) }
        }
    }

    private func roll(_ count: Int) -> Int { choices.roll(count) }

    func run() -> String? {
        for _ in 0..<30 {
            step()
            app.frame()
            if let fault = fault(atRest: false) { return fault }
        }
        if isDown { app.touchUp() }
        app.advance(by: 2)
        for context in contexts { _ = context.deletePlaceholder() }
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
            if let context = contexts.popLast() {
                if roll(2) == 0 { _ = context.deletePlaceholder() } else { commit(context) }
            }
        }
    }

    // MARK: The clients

    private var lists: [DraggedRows] { [tables.left, tables.right] }

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

    private func change(_ list: DraggedRows) {
        let table = list.tableView!
        switch roll(4) {
        case 0:
            let row = roll(list.rows.count + 1)
            list.rows.insert(name(), at: row)
            table.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        case 1:
            guard !list.rows.isEmpty else { return }
            let row = roll(list.rows.count)
            list.rows.remove(at: row)
            table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        case 2:
            list.rows = (0..<roll(7)).map { _ in name() }
            table.reloadData()
        default:
            table.performBatchUpdates(nil)
        }
    }

    private func drop(_ coordinator: any UITableViewDropCoordinator, on list: DraggedRows) {
        for item in coordinator.items {
            let count = list.rows.count
            let wanted = coordinator.destinationIndexPath?.row ?? count
            let path = IndexPath(row: min(wanted, count), section: 0)
            switch roll(4) {
            case 0:
                let placeholder = UITableViewDropPlaceholder(
                    insertionIndexPath: path, reuseIdentifier: "cell",
                    rowHeight: roll(2) == 0 ? UITableView.automaticDimension : 30)
                contexts.append(coordinator.drop(item.dragItem, to: placeholder))
            case 1:
                guard count > 0 else { return }
                coordinator.drop(
                    item.dragItem, intoRowAt: IndexPath(row: roll(count), section: 0),
                    rect: CGRect(x: 10, y: 10, width: roll(40), height: 20))
            case 2: break
            default:
                list.tableView.performBatchUpdates {
                    list.rows.insert(name(), at: path.row)
                    list.tableView.insertRows(at: [path], with: .automatic)
                }
                coordinator.drop(item.dragItem, toRowAt: path)
            }
            if roll(3) == 0 { change(list) }
        }
    }

    private func commit(_ context: any UITableViewDropPlaceholderContext) {
        let list = lists.first { $0.tableView.hasUncommittedUpdates && $0 === tables.right } ?? tables.left
        // The table of the context is not known to it: the one that asks for the row gets it.
        for candidate in [list, list === tables.left ? tables.right : tables.left] {
            let before = candidate.tableView.numberOfRows(inSection: 0)
            var path: IndexPath?
            guard candidate.rows.count == before else { continue }
            if candidate.tableView.parts.openings.ifMade?.isEmpty == false {
                let owner = (context as? TablePlaceholderContext)?.row?.cell.superview
                guard owner === candidate.tableView else { continue }
                _ = context.commitInsertion {
                    path = $0
                    candidate.rows.insert(name(), at: $0.row)
                }
                if path != nil { return }
            }
        }
    }

    // MARK: Checks

    private func fault(atRest: Bool) -> String? {
        for (list, label) in [(tables.left, "left"), (tables.right, "right")] {
            let table = list.tableView!
            table.layoutIfNeeded()
            if table.numberOfRows(inSection: 0) != list.rows.count { return "\(label): wrong count" }
            for cell in table.visibleCells {
                guard let path = table.indexPath(for: cell) else { return "\(label): a cell without a row" }
                if cell.textLabel?.text != list.rows[path.row] { return "\(label): row \(path.row) has another text" }
                if atRest, cell.alpha != 1 || cell.dragState != .none || cell.isHighlighted {
                    return "\(label): row \(path.row) has alpha \(cell.alpha), \(cell.dragState)"
                }
            }
            guard atRest else { continue }
            if table.hasUncommittedUpdates { return "\(label): has uncommitted updates" }
            if table.hasActiveDrag || table.hasActiveDrop { return "\(label): has an active session" }
            if table.contentSize.height != CGFloat(50 * list.rows.count) { return "\(label): wrong content size" }
            if list.shown != list.rows.joined() { return "\(label): shows \(list.shown), not \(list.rows.joined())" }
        }
        if atRest, app.window.subviews.contains(where: { $0.layer.zPosition == 10_000 }) { return "pictures stay" }
        return nil
    }
}
