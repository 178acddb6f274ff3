import Foundation
import Testing

@testable import UIKit

/// Section snapshots and data sources of collection views whose identifiers are of any type.
@MainActor @Suite(.serialized)
struct CollectionReferenceTests {
    private final class Song: NSObject {}

    private func outline() -> NSDiffableDataSourceSectionSnapshotReference {
        let outline = NSDiffableDataSourceSectionSnapshotReference()
        outline.appendItems(["a", 2])
        outline.appendItems(["b", "c"], intoParentItem: "a")
        return outline
    }

    @Test func itemsOfSeveralTypesAreInOneOutline() {
        let song = Song()
        let outline = outline()
        outline.insertItems([song], beforeItem: 2)
        outline.insertItems([3], afterItem: "b")
        #expect(outline.items.count == 6)
        #expect(outline.index(ofItem: song) == 4 && outline.index(ofItem: Song()) == NSNotFound)
        #expect(outline.level(ofItem: 3) == 1 && outline.level(ofItem: song) == 0)
        #expect(outline.parent(ofChildItem: 3) as? String == "a" && outline.parent(ofChildItem: song) == nil)
        #expect(outline.rootItems.count == 3 && outline.visibleItems.count == 3)
        #expect(!outline.isVisible("b") && outline.containsItem("b"))
        outline.expandItems(["a"])
        #expect(outline.isVisible("b") && outline.isExpanded("a") && outline.expandedItems as? [String] == ["a"])
        outline.collapseItems(["a"])
        outline.deleteItems(["a"])
        #expect(outline.items.count == 2)
        outline.deleteAllItems()
        #expect(outline.items.isEmpty)
    }

    @Test func outlinesArePutIntoOutlines() {
        let outline = outline()
        let part = outline.ofParentItem("a")
        #expect(part.items as? [String] == ["b", "c"])
        #expect(outline.ofParentItem("a", includingParentItem: true).items as? [String] == ["a", "b", "c"])
        let other = NSDiffableDataSourceSectionSnapshotReference()
        other.appendItems(["x", "y"])
        #expect(outline.insert(other, afterItem: 2) as? String == "y")
        let third = NSDiffableDataSourceSectionSnapshotReference()
        third.appendItems(["z"])
        outline.insert(third, beforeItem: "a")
        #expect(outline.rootItems.map { "\($0)" } == ["z", "a", "2", "x", "y"])
        outline.replaceChildren(ofParentItem: "a", with: NSDiffableDataSourceSectionSnapshotReference())
        #expect(!outline.containsItem("b"))
        #expect(outline.visualDescription() == outline.snapshot.visualDescription())
    }

    @Test func aCopyOfAnOutlineIsIndependent() throws {
        let outline = outline()
        let copy = try #require(outline.copy() as? NSDiffableDataSourceSectionSnapshotReference)
        copy.appendItems(["later"])
        #expect(outline.items.count == 4 && copy.items.count == 5)
    }

    private final class Cell: UICollectionViewListCell {
        var item = ""
    }

    private func source() -> (UICollectionView, UICollectionViewDiffableDataSourceReference) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 20)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSourceReference(collectionView: view) { view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? Cell)?.item = "\(item)"
            return cell
        }
        return (view, source)
    }

    private func shown(_ view: UICollectionView) -> [String] {
        view.layoutIfNeeded()
        return view.visibleCells.compactMap { ($0 as? Cell)?.item }
    }

    @Test func theDataSourceShowsItsSnapshots() {
        let (view, source) = source()
        #expect(view.dataSource === source)
        let snapshot = source.snapshot()
        snapshot.appendSections(withIdentifiers: ["only"])
        snapshot.appendItems(withIdentifiers: ["a", 2])
        var isDone = false
        source.applySnapshot(snapshot, animatingDifferences: false) { isDone = true }
        #expect(isDone && shown(view) == ["a", "2"])
        #expect(source.indexPath(forItemIdentifier: 2) == IndexPath(item: 1, section: 0))
        #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 0)) as? String == "a")
        #expect(source.sectionIdentifier(for: 0) as? String == "only")
        #expect(source.index(forSectionIdentifier: "other") == NSNotFound)
        snapshot.deleteItems(withIdentifiers: ["a"])
        #expect(view.numberOfItems(inSection: 0) == 2, "a snapshot that was applied may change")
        source.applySnapshot(usingReloadData: snapshot)
        #expect(shown(view) == ["2"])
    }

    @Test func theDataSourceShowsTheVisibleItemsOfAnOutline() {
        let (view, source) = source()
        source.applySnapshot(outline(), toSection: "main", animatingDifferences: false)
        #expect(shown(view) == ["a", "2"])
        let outline = source.snapshot(forSection: "main")
        outline.expandItems(["a"])
        var isDone = false
        source.applySnapshot(outline, toSection: "main", animatingDifferences: false) { isDone = true }
        #expect(isDone && shown(view) == ["a", "b", "c", "2"])
        source.toggle(itemAt: IndexPath(item: 0, section: 0), in: view)
        #expect(shown(view) == ["a", "2"])
        #expect(source.outlineState(at: IndexPath(item: 0, section: 0)) == OutlineState(level: 0, isExpanded: false))
    }

    @Test func theDataSourceProvidesSupplementaryViews() {
        let (view, source) = source()
        (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(width: 300, height: 10)
        let kind = UICollectionView.elementKindSectionHeader
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        source.applySnapshot(outline(), toSection: "main", animatingDifferences: false)
        view.layoutIfNeeded()
        #expect(view.visibleSupplementaryViews(ofKind: kind).count == 1)
    }
}
