import Synchronization
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What snapshots raise, and how they go on after a report.
@MainActor @Suite(.serialized) struct SnapshotMistakeTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private var snapshot: Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        return snapshot
    }

    @Test func repeatedIdentifiersRaiseAndCountOnceAfterAReport() {
        var snapshot = snapshot
        let exceptions = raised { snapshot.appendItems([5, 6, 5], toSection: "b") }
        #expect(
            exceptions.map(\.reason) == [
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    5\n)}"
            ])
        #expect(exceptions.map(\.name) == [.internalInconsistencyException])
        #expect(snapshot.itemIdentifiers == [1, 2, 5, 6])
    }

    @Test func presentSectionsRaiseAndNewOnesAreTakenAfterAReport() {
        var snapshot = snapshot
        let exceptions = raised { snapshot.appendSections(["b", "c"]) }
        #expect(exceptions.first?.reason?.hasSuffix("Section identifier that already exists: b") == true)
        #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    }

    @Test func askingForAnUnknownSectionRaisesAndGivesNothing() {
        let snapshot = snapshot
        var answers: (count: Int, items: [Int]) = (1, [1])
        let names = raisedNames {
            answers = (snapshot.numberOfItems(inSection: "z"), snapshot.itemIdentifiers(inSection: "z"))
        }
        #expect(names.count == 2)
        #expect(answers == (0, []))
    }

    @Test func otherMistakesRaiseAndChangeNothing() {
        var snapshot = snapshot
        let exceptions = raised {
            snapshot.insertItems([7], beforeItem: 9)
            snapshot.moveItem(1, afterItem: 9)
            snapshot.moveSection("a", afterSection: "z")
            snapshot.reloadItems([9])
            snapshot.reconfigureItems([9])
            snapshot.reloadSections(["z"])
        }
        #expect(exceptions.count == 6)
        #expect(snapshot.itemIdentifiers == [1, 2] && snapshot.sectionIdentifiers == ["a", "b"])
    }

    @Test func itemsThatAreThereAreMovedWithAWarning() {
        var snapshot = snapshot
        let messages = Mutex<[String]>([])
        ConsoleLog.listening(to: { text in messages.withLock { $0.append(text) } }) {
            snapshot.appendItems([1, 3], toSection: "b")
        }
        #expect(snapshot.itemIdentifiers == [2, 1, 3])
        #expect(
            messages.withLock { $0 } == [
                """
                Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the \
                snapshot. The existing item identifier will be moved into place instead, but this operation will be more \
                expensive. For best performance, inserted item identifiers should always be unique. Set a symbolic breakpoint \
                on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. Item \
                identifier that already exists: 1
                """
            ])
    }
}
