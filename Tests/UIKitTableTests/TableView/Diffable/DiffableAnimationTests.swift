import AllocationCount
import Testing
import UIKitTestDriver

@testable import UIKit

/// Snapshots that are applied with animation in a window, and what applying costs.
@MainActor @Suite(.serialized) struct DiffableAnimationTests {
    private final class Screen: UITableViewController {
        private(set) lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) {
            table, indexPath, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = item
            return cell
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 50
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            source.apply(DiffableFixture.snapshot([["a", "b", "c"]]), animatingDifferences: false)
        }
    }

    private func tops(_ screen: Screen) -> [String: CGFloat] {
        screen.tableView.visibleCells.reduce(into: [:]) {
            $0[$1.textLabel?.text ?? ""] = $1.layer.presentation()?.frame.minY
        }
    }

    @Test func rowsTravelToTheirPlacesAndTheCompletionComesAtTheEnd() throws {
        let screen = Screen(style: .plain)
        let app = try TestApplication(showing: screen)
        var isDone = false
        screen.source.apply(DiffableFixture.snapshot([["c", "a", "b"]])) { isDone = true }
        app.advance(by: 0.1)
        let top = try #require(tops(screen)["c"])
        #expect(top > 0 && top < 100)
        #expect(!isDone)
        #expect(screen.source.snapshot().itemIdentifiers == ["c", "a", "b"])
        app.advance(by: 1)
        #expect(isDone)
        #expect(tops(screen) == ["c": 0, "a": 50, "b": 100])
    }

    @Test func withoutAnimationEverythingJumps() throws {
        let screen = Screen(style: .plain)
        let app = try TestApplication(showing: screen)
        screen.source.apply(DiffableFixture.snapshot([["c", "a", "b"]]), animatingDifferences: false)
        app.advance(by: 1.0 / 60)
        #expect(tops(screen) == ["c": 0, "a": 50, "b": 100])
    }

    @Test func noneAsDefaultAnimationStillMovesRowsThatMove() throws {
        let screen = Screen(style: .plain)
        let app = try TestApplication(showing: screen)
        screen.source.defaultRowAnimation = .none
        var isDone = false
        screen.source.apply(DiffableFixture.snapshot([["a", "b", "c", "d"]])) { isDone = true }
        app.advance(by: 2)
        #expect(isDone)
        #expect(tops(screen) == ["a": 0, "b": 50, "c": 100, "d": 150])
    }

    @Test func aSnapshotThatComesWhileTheLastStillMovesGoesOnFromThere() throws {
        let screen = Screen(style: .plain)
        let app = try TestApplication(showing: screen)
        var done: [Int] = []
        screen.source.apply(DiffableFixture.snapshot([["c", "a", "b"]])) { done.append(1) }
        app.advance(by: 0.1)
        let top = try #require(tops(screen)["c"])
        screen.source.apply(DiffableFixture.snapshot([["a", "b", "c"]])) { done.append(2) }
        app.advance(by: 1.0 / 60)
        let next = try #require(tops(screen)["c"])
        #expect(abs(next - top) < 25)
        app.advance(by: 2)
        #expect(done == [1, 2])
        #expect(tops(screen) == ["a": 0, "b": 50, "c": 100])
    }

    @Test func equalSnapshotsChangeNothingAndComplete() throws {
        let screen = Screen(style: .plain)
        let app = try TestApplication(showing: screen)
        var isDone = false
        screen.source.apply(screen.source.snapshot()) { isDone = true }
        app.advance(by: 1)
        #expect(isDone)
    }

    @Test func applyingEditsCostsAsMuchInManyRowsAsInFew() {
        func cost(_ total: Int) -> UInt {
            let fixture = DiffableFixture()
            var first = DiffableFixture.Snapshot()
            first.appendSections([0])
            first.appendItems((0..<total).map { "\($0)" })
            fixture.source.apply(first, animatingDifferences: false)
            fixture.table.layoutIfNeeded()
            func applyEdits(_ round: Int) -> UInt {
                var next = fixture.source.snapshot()
                for number in 0..<20 {
                    next.deleteItems(["\(number * total / 21 + 40 + round)"])
                    next.insertItems(["new \(round) \(number)"], beforeItem: "\(number * total / 21 + 50)")
                }
                let before = allocation_count()
                fixture.source.apply(next, animatingDifferences: false)
                return allocation_count() - before
            }
            _ = applyEdits(0)
            return (1..<4).map { applyEdits($0) }.min() ?? 0
        }
        let few = cost(2_000)
        let many = cost(200_000)
        #expect(few > 20)
        #expect(many <= few * 2, "\(few) and \(many) allocations")
    }
}
