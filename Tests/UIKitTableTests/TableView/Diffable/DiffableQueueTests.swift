import Dispatch
import Synchronization
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// From which queues snapshots may be applied, and what order they keep.
@MainActor @Suite(.serialized) struct DiffableQueueTests {
    /// Lets the main queue do what is due.
    private func turnMainQueue() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    private func onQueue(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "snapshots").async {
                body()
                continuation.resume()
            }
        }
    }

    @Test func withoutAnimationTheCompletionComesWithinTheCall() {
        let fixture = DiffableFixture([["a"]])
        var shown: [String] = []
        fixture.source.apply(DiffableFixture.snapshot([["b"]]), animatingDifferences: false) {
            shown = fixture.source.snapshot().itemIdentifiers
        }
        #expect(shown == ["b"])
    }

    @Test func aCompletionWithoutAnimationMayApplyTheNextSnapshot() {
        let fixture = DiffableFixture([["a"]])
        let source = fixture.source!
        var shown: [[String]] = []
        let exceptions = raised {
            source.apply(DiffableFixture.snapshot([["b"]]), animatingDifferences: false) {
                shown.append(source.snapshot().itemIdentifiers)
                source.apply(DiffableFixture.snapshot([["c", "d"]]), animatingDifferences: false) {
                    shown.append(source.snapshot().itemIdentifiers)
                    source.applySnapshotUsingReloadData(DiffableFixture.snapshot([["e"]])) {
                        shown.append(source.snapshot().itemIdentifiers)
                    }
                }
            }
        }
        #expect(exceptions == [])
        #expect(shown == [["b"], ["c", "d"], ["e"]])
        fixture.table.layoutIfNeeded()
        #expect(fixture.texts == ["e"])
    }

    @Test func aSnapshotThatACompletionAppliesWithAnimationIsAnimated() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        let fixture = DiffableFixture([["a"]])
        controller.view.addSubview(fixture.table)
        app.advance(by: 0.1)
        var isDone = false
        fixture.source.apply(DiffableFixture.snapshot([["b"]]), animatingDifferences: false) {
            fixture.source.apply(DiffableFixture.snapshot([["b", "c"]])) { isDone = true }
        }
        #expect(!isDone)
        app.advance(by: 1)
        #expect(isDone)
        #expect(fixture.texts == ["b", "c"])
    }

    @Test func aCompletionThatTheNextSnapshotInterruptsMayApplyToo() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        let fixture = DiffableFixture([["a"]])
        controller.view.addSubview(fixture.table)
        app.advance(by: 0.1)
        let source = fixture.source!
        source.apply(DiffableFixture.snapshot([["a", "b"]])) {
            var next = source.snapshot()
            next.appendItems(["z"])
            source.apply(next, animatingDifferences: false)
        }
        app.advance(by: 0.1)
        let exceptions = raised { source.applySnapshotUsingReloadData(DiffableFixture.snapshot([["c"]])) }
        app.advance(by: 1)
        #expect(exceptions == [])
    }

    @Test func collectionViewsChainSnapshotsWithoutAnimationToo() {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, indexPath, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["x", "y"])
        let exceptions = raised {
            source.apply(DiffableFixture.snapshot([["a"]]), animatingDifferences: false) {
                source.apply(outline, to: 0, animatingDifferences: false) {
                    source.apply(DiffableFixture.snapshot([["b", "c", "d"]]), animatingDifferences: false)
                }
            }
        }
        #expect(exceptions == [])
        #expect(view.numberOfItems(inSection: 0) == 3)
    }

    @Test func aSnapshotAppliedInsteadOfAnAnswerIsShownByTheReloadAndCompletes() {
        let fixture = DiffableFixture([["a"]])
        var isDone = false
        fixture.source.onCountQuestion = {
            fixture.source.onCountQuestion = {}
            fixture.source.apply(DiffableFixture.snapshot([["b", "c"]])) { isDone = true }
        }
        let exceptions = raised { fixture.table.reloadData() }
        #expect(exceptions.count == 1)
        #expect(isDone)
        fixture.table.layoutIfNeeded()
        #expect(fixture.texts == ["b", "c"])
    }

    @Test func aSnapshotFromAnotherQueueIsShownWhenTheMainQueueGetsToIt() async {
        let fixture = DiffableFixture()
        let source = fixture.source!
        let isOnMain = Mutex(false)
        await onQueue {
            source.apply(DiffableFixture.snapshot([["a", "b"]]), animatingDifferences: false) {
                isOnMain.withLock { $0 = MainQueue.isCurrent }
            }
            var next = source.snapshot()
            next.appendItems(["c"])
            source.apply(next, animatingDifferences: false)
        }
        await turnMainQueue()
        fixture.table.layoutIfNeeded()
        #expect(fixture.texts == ["a", "b", "c"])
        #expect(isOnMain.withLock { $0 })
    }

    @Test func theAsynchronousFormsReturnWhenTheTableShowsTheSnapshot() async {
        let fixture = DiffableFixture([["a"]])
        await fixture.source.apply(DiffableFixture.snapshot([["b"]]), animatingDifferences: false)
        #expect(fixture.table.numberOfRows(inSection: 0) == 1)
        #expect(fixture.source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "b")
        await fixture.source.applySnapshotUsingReloadData(DiffableFixture.snapshot([["b", "c"]]))
        #expect(fixture.table.numberOfRows(inSection: 0) == 2)
    }

    @Test func aSnapshotOnTheMainQueueWhileAnotherWaitsIsADeadlockInUIKit() async {
        let fixture = DiffableFixture()
        let source = fixture.source!
        // The main queue is kept busy until the snapshot of the other queue waits for it.
        let waits = DispatchSemaphore(value: 0)
        DispatchQueue(label: "snapshots").async {
            source.apply(DiffableFixture.snapshot([["a"]]), animatingDifferences: false)
            waits.signal()
        }
        Self.wait(for: waits)
        let exceptions = raised { source.apply(DiffableFixture.snapshot([["a", "b"]]), animatingDifferences: false) }
        #expect(exceptions.count == 1)
        #expect(exceptions.first?.reason?.hasPrefix("Deadlock detected: calling this method on the main queue") == true)
        await turnMainQueue()
        fixture.table.layoutIfNeeded()
        #expect(fixture.texts == ["a", "b"])
    }

    private nonisolated static func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }

    @Test func changingQueuesIsWarnedAbout() async {
        let fixture = DiffableFixture([["a"]])
        let source = fixture.source!
        let messages = Mutex<[String]>([])
        await onQueue {
            ConsoleLog.listening(to: { text in messages.withLock { $0.append(text) } }) {
                source.apply(DiffableFixture.snapshot([["b"]]), animatingDifferences: false)
                DispatchQueue.main.sync {}
            }
        }
        #expect(
            messages.withLock { $0 }.first?.hasPrefix(
                "Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks.")
                == true)
    }

    @Test func applyingFromTheCellProviderRaisesAndHappensAfterwards() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
        table.rowHeight = 60
        weak var weakSource: UITableViewDiffableDataSource<Int, Int>?
        var hasApplied = false
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, item in
            if item == 2, !hasApplied, let source = weakSource {
                hasApplied = true
                var next = source.snapshot()
                next.deleteItems([1])
                source.apply(next, animatingDifferences: false)
            }
            return UITableViewCell()
        }
        weakSource = source
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot, animatingDifferences: false)
        table.layoutIfNeeded()
        snapshot = source.snapshot()
        snapshot.appendItems([2])
        let exceptions = raised {
            source.apply(snapshot, animatingDifferences: false)
            table.layoutIfNeeded()
        }
        #expect(exceptions.map { $0.reason?.hasPrefix("Deadlock detected") } == [true])
        #expect(table.numberOfRows(inSection: 0) == 1)
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 2)
        #expect(table.visibleCells.count == 1)
    }
}
