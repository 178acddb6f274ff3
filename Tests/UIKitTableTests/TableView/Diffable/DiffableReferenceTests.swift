import Foundation
import Testing

@testable import UIKit

/// Snapshots and data sources whose identifiers are of any type.
@MainActor @Suite(.serialized)
struct DiffableReferenceTests {
    private final class Song: NSObject {}

    @Test func identifiersOfSeveralTypesAreInOneSnapshot() {
        let song = Song()
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["A", 2])
        snapshot.appendItems(withIdentifiers: ["x", song])
        snapshot.appendItems(withIdentifiers: [7], intoSectionWithIdentifier: "A")
        #expect(snapshot.numberOfItems == 3 && snapshot.numberOfItems(inSection: 2) == 2)
        #expect(snapshot.index(ofItemIdentifier: song) == 2 && snapshot.index(ofItemIdentifier: Song()) == NSNotFound)
        #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: song) as? Int == 2)
        snapshot.moveItem(withIdentifier: song, beforeItemWithIdentifier: 7)
        #expect(snapshot.itemIdentifiersInSection(withIdentifier: "A").first as? Song === song)
    }

    @Test func aCopyIsIndependent() throws {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: [1])
        let copy = try #require(snapshot.copy() as? NSDiffableDataSourceSnapshotReference)
        copy.appendItems(withIdentifiers: ["a"])
        #expect(snapshot.numberOfItems == 0 && copy.numberOfItems == 1)
    }

    @Test func theDataSourceShowsItsSnapshots() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSourceReference(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        #expect(table.dataSource === source)
        let snapshot = source.snapshot()
        snapshot.appendSections(withIdentifiers: ["only"])
        snapshot.appendItems(withIdentifiers: ["a", "b"])
        var isDone = false
        source.applySnapshot(snapshot, animatingDifferences: false) { isDone = true }
        table.layoutIfNeeded()
        #expect(isDone && table.visibleCells.map { $0.textLabel?.text } == ["a", "b"])
        #expect(source.indexPath(forItemIdentifier: "b") == IndexPath(row: 1, section: 0))
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) as? String == "a")
        #expect(source.index(forSectionIdentifier: "other") == NSNotFound)
        snapshot.deleteItems(withIdentifiers: ["a"])
        #expect(table.numberOfRows(inSection: 0) == 2, "a snapshot that was applied may change")
        source.applySnapshot(usingReloadData: snapshot)
        #expect(table.numberOfRows(inSection: 0) == 1)
    }
}
