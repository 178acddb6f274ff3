import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct DiffableDataSourceTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    // MARK: Showing

    @Test func aNewDataSourceIsItsTablesAndShowsNothing() {
        let fixture = DiffableFixture()
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.dataSource === fixture.source)
        #expect(fixture.table.numberOfSections == 0)
        #expect(fixture.source.snapshot().numberOfSections == 0)
        #expect(fixture.source.defaultRowAnimation == .automatic)
    }

    @Test func theFirstSnapshotFillsTheTable() {
        let fixture = DiffableFixture([["a", "b"], ["c"]])
        #expect(fixture.texts == ["a", "b", "c"])
        #expect(fixture.table.numberOfRows(inSection: 0) == 2)
        #expect(fixture.table.numberOfSections == 2)
    }

    @Test func identifiersAndPlacesAreFoundFromEachOther() {
        let fixture = DiffableFixture([["a", "b"], ["c"]])
        #expect(fixture.source.itemIdentifier(for: path(0, 1)) == "c")
        #expect(fixture.source.itemIdentifier(for: path(1, 1)) == nil)
        #expect(fixture.source.itemIdentifier(for: path(0, 7)) == nil)
        #expect(fixture.source.indexPath(for: "b") == path(1))
        #expect(fixture.source.indexPath(for: "z") == nil)
        #expect(fixture.source.sectionIdentifier(for: 1) == 1)
        #expect(fixture.source.sectionIdentifier(for: 2) == nil)
        #expect(fixture.source.index(for: 0) == 0)
        #expect(fixture.source.index(for: 9) == nil)
    }

    @Test func anotherSnapshotAsksOnlyForCellsOfNewRows() {
        let fixture = DiffableFixture([["a", "b", "c", "d"]])
        #expect(fixture.itemsAskedFor { fixture.show([["d", "a", "x", "c"]]) } == ["x"])
        #expect(fixture.texts == ["d", "a", "x", "c"])
        #expect(fixture.table.visibleCells.map(\.frame.minY) == [0, 60, 120, 180])
    }

    @Test func rowsMoveBetweenSectionsWithTheirCells() {
        let fixture = DiffableFixture([["a", "b"], ["c"]])
        let cell = fixture.table.cellForRow(at: path(0))
        #expect(fixture.itemsAskedFor { fixture.show([["b"], ["c", "a"]]) } == [])
        #expect(fixture.table.cellForRow(at: path(1, 1)) === cell)
    }

    @Test func sectionsMoveWithTheirCells() {
        let fixture = DiffableFixture([["a", "b"], ["c"]])
        let cell = fixture.table.cellForRow(at: path(0, 1))
        #expect(fixture.itemsAskedFor { fixture.edit { $0.moveSection(1, beforeSection: 0) } } == [])
        #expect(fixture.texts == ["c", "a", "b"])
        #expect(fixture.table.cellForRow(at: path(0, 0)) === cell)
    }

    @Test func editsOfWhatIsShownAreAppliedByThemselves() {
        let fixture = DiffableFixture([["a", "b", "c"]])
        let asked = fixture.itemsAskedFor {
            fixture.edit {
                $0.deleteItems(["b"])
                $0.insertItems(["n"], beforeItem: "a")
                $0.appendSections([5])
                $0.appendItems(["z"])
            }
        }
        #expect(asked == ["n", "z"])
        #expect(fixture.texts == ["n", "a", "c", "z"])
    }

    @Test func theSelectionFollowsItsItem() {
        let fixture = DiffableFixture([["a", "b", "c"]])
        fixture.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        fixture.show([["c", "a", "b"]])
        #expect(fixture.table.indexPathForSelectedRow == path(2))
        fixture.show([["c", "a"]])
        #expect(fixture.table.indexPathForSelectedRow == nil)
    }

    @Test func theTableIsToldItsCounts() {
        let fixture = DiffableFixture([["a", "b", "c"]])
        fixture.source.countQuestions = 0
        fixture.edit { $0.deleteItems(["b"]) }
        fixture.show([["c"], ["q"]])
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.numberOfSections == 2)
        #expect(fixture.source.countQuestions == 0)
    }

    @Test func aMillionRowsAreEditedWithoutAskingForMoreThanWhatShows() {
        let fixture = DiffableFixture()
        var snapshot = DiffableFixture.Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems((0..<100_000).map { "\($0)" })
        fixture.source.apply(snapshot, animatingDifferences: false)
        fixture.table.layoutIfNeeded()
        fixture.source.countQuestions = 0
        let asked = fixture.itemsAskedFor {
            fixture.edit { snapshot in
                for number in 0..<500 {
                    snapshot.deleteItems(["\(number * 150 + 20)"])
                    snapshot.insertItems(["new \(number)"], afterItem: "\(number * 150 + 33)")
                }
            }
        }
        #expect(asked == [])
        #expect(fixture.table.numberOfRows(inSection: 0) == 100_000)
        #expect(fixture.source.itemIdentifier(for: path(33)) == "new 0")
        #expect(fixture.source.countQuestions == 0)
    }

    @Test func buildingASnapshotHashesEachIdentifierOnce() {
        struct Counted: Hashable, Sendable {
            nonisolated(unsafe) static var hashings = 0
            let number: Int

            func hash(into hasher: inout Hasher) {
                Counted.hashings += 1
                hasher.combine(number)
            }
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Counted>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems((0..<500).map { Counted(number: $0) }, toSection: 0)
        snapshot.appendItems((500..<1000).map { Counted(number: $0) }, toSection: 1)
        #expect(Counted.hashings == 1000)
    }

    // MARK: Refreshing

    @Test func reloadedItemsGetNewCellsAndReconfiguredOnesKeepThem() {
        let fixture = DiffableFixture([["a", "b", "c"]])
        let kept = fixture.table.cellForRow(at: path(1)) as? CountedCell
        let reuses = kept?.reuses
        let asked = fixture.itemsAskedFor {
            fixture.edit {
                $0.reloadItems(["a"])
                $0.reconfigureItems(["b"])
            }
        }
        #expect(asked.sorted() == ["a", "b"])
        #expect(fixture.table.cellForRow(at: path(1)) === kept)
        #expect(kept?.reuses == reuses)
        #expect(fixture.source.snapshot().reloadedItemIdentifiers == [])
        #expect(fixture.itemsAskedFor { fixture.edit { _ in } } == [])
    }

    @Test func reloadedSectionsGetNewCells() {
        let fixture = DiffableFixture([["a", "b"], ["c"]])
        #expect(fixture.itemsAskedFor { fixture.edit { $0.reloadSections([0]) } } == ["a", "b"])
    }

    @Test func applyingByReloadingAsksForAllCells() {
        let fixture = DiffableFixture([["a", "b"]])
        var isDone = false
        let asked = fixture.itemsAskedFor {
            fixture.source.applySnapshotUsingReloadData(DiffableFixture.snapshot([["b", "a"]])) { isDone = true }
        }
        #expect(asked == ["b", "a"])
        #expect(isDone)
        #expect(fixture.source.countQuestions > 0)
    }

    // MARK: Subclasses

    @Test func titlesOfSubclassesAreShown() {
        final class Titled: UITableViewDiffableDataSource<String, Int> {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                sectionIdentifier(for: section)
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
        let source = Titled(tableView: table) { _, _, _ in UITableViewCell() }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["first", "second"])
        source.apply(snapshot, animatingDifferences: false)
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "second")
    }

    @Test func plainDataSourcesHaveNoTitles() {
        let fixture = DiffableFixture([["a"], ["b"]])
        #expect(fixture.table.calls.isAbsent(.titleForHeader))
        #expect(fixture.table.rectForRow(at: path(0, 1)).minY == 60)
    }

    @Test func aCellProviderThatGivesNoneRaises() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        let exceptions = raised {
            source.apply(snapshot, animatingDifferences: false)
            table.layoutIfNeeded()
        }
        #expect(exceptions.first?.reason?.contains("failed to obtain a cell from its dataSource") == true)
        #expect(table.visibleCells.count == 1)
    }

    @Test func aSnapshotOutlivesItsTable() {
        var table: UITableView? = UITableView(frame: .zero, style: .plain)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table!) { _, _, _ in nil }
        table = nil
        var isDone = false
        var snapshot = source.snapshot()
        snapshot.appendSections([3])
        source.apply(snapshot, animatingDifferences: true) { isDone = true }
        #expect(isDone)
        #expect(source.sectionIdentifier(for: 0) == 3)
    }
}
