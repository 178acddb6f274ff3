import Testing
import UIKitTestDriver

@testable import UIKit

/// Outlines in the sections of a collection view.
@MainActor @Suite(.serialized)
struct CollectionOutlineTests {
    private let view: UICollectionView
    private let source: UICollectionViewDiffableDataSource<String, Int>

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 20)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
    }

    private var outline: NSDiffableDataSourceSectionSnapshot<Int> {
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        outline.append([11, 12], to: 1)
        return outline
    }

    private func items(_ section: String) -> [Int] { source.snapshot().itemIdentifiers(inSection: section) }

    @Test func theVisibleItemsOfAnOutlineAreShown() {
        source.apply(outline, to: "A", animatingDifferences: false)
        #expect(view.numberOfSections == 1 && items("A") == [1, 2])
        var expanded = source.snapshot(for: "A")
        #expect(expanded.items == [1, 11, 12, 2])
        expanded.expand([1])
        source.apply(expanded, to: "A", animatingDifferences: false)
        #expect(items("A") == [1, 11, 12, 2] && view.numberOfItems(inSection: 0) == 4)
    }

    @Test func expandingInsertsAndKeepsTheOtherCells() {
        source.apply(outline, to: "A", animatingDifferences: false)
        view.layoutIfNeeded()
        let cells = [0, 1].map { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
        var expanded = outline
        expanded.expand([1])
        source.apply(expanded, to: "A", animatingDifferences: false)
        view.layoutIfNeeded()
        #expect([0, 3].map { view.cellForItem(at: IndexPath(item: $0, section: 0)) } == cells)
    }

    @Test func otherSectionsStayAsTheyAre() {
        var all = NSDiffableDataSourceSnapshot<String, Int>()
        all.appendSections(["A", "B"])
        all.appendItems([7, 8, 9], toSection: "A")
        all.appendItems([5], toSection: "B")
        source.apply(all, animatingDifferences: false)
        view.layoutIfNeeded()
        let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
        var reordered = NSDiffableDataSourceSectionSnapshot<Int>()
        reordered.append([9, 1, 7])
        source.apply(reordered, to: "A", animatingDifferences: false)
        view.layoutIfNeeded()
        #expect(items("A") == [9, 1, 7] && items("B") == [5])
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    }

    @Test func aSectionChangedByASnapshotOfAllHasNoLevelsAnyMore() {
        source.apply(outline, to: "A", animatingDifferences: false)
        var all = source.snapshot()
        all.appendItems([3], toSection: "A")
        source.apply(all, animatingDifferences: false)
        #expect(source.snapshot(for: "A").rootItems == [1, 2, 3])
    }

    @Test func aSectionThatWasDeletedAndAddedAgainHasNoHiddenItems() {
        source.apply(outline, to: "A", animatingDifferences: false)
        var all = source.snapshot()
        all.deleteSections(["A"])
        source.apply(all, animatingDifferences: false)
        all.appendSections(["A"])
        all.appendItems([1, 2], toSection: "A")
        source.apply(all, animatingDifferences: false)
        #expect(source.snapshot(for: "A").items == [1, 2])
    }

    @Test func reloadingWithoutASectionForgetsItsHiddenItems() {
        source.apply(outline, to: "A", animatingDifferences: false)
        let before = source.snapshot()
        source.applySnapshotUsingReloadData(NSDiffableDataSourceSnapshot())
        source.applySnapshotUsingReloadData(before)
        #expect(source.snapshot(for: "A").items == [1, 2])
    }

    @Test func applyingIsAwaited() async {
        await source.apply(outline, to: "A", animatingDifferences: false)
        #expect(items("A") == [1, 2])
    }
}
