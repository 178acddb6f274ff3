import Testing
import UpdateModels

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct CollectionUpdateTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func shown(_ counts: [Int] = [30]) -> CollectionFixture {
        let fixture = CollectionFixture(counts)
        fixture.view.layoutIfNeeded()
        return fixture
    }

    // MARK: What is shown afterwards

    @Test func insertingAsksForTheNewCellOnly() {
        let fixture = shown()
        let asked = fixture.itemsAskedFor {
            fixture.data[0].insert(1000, at: 2)
            fixture.view.insertItems(at: [path(2)])
        }
        #expect(asked == ["0-2"])
        #expect(fixture.wrong == nil)
    }

    @Test func deletingMovesTheOthersUp() {
        let fixture = shown()
        let cell = fixture.view.cellForItem(at: path(5))
        fixture.data[0].removeSubrange(1...2)
        fixture.view.deleteItems(at: [path(1), path(2)])
        #expect(fixture.wrong == nil)
        #expect(fixture.view.cellForItem(at: path(3)) === cell)
    }

    @Test func aMovedItemKeepsItsCellAndItsSelection() {
        let fixture = shown([10, 10])
        let cell = fixture.view.cellForItem(at: path(2))
        fixture.view.selectItem(at: path(2), animated: false, scrollPosition: [])
        fixture.data[1].insert(fixture.data[0].remove(at: 2), at: 4)
        fixture.view.moveItem(at: path(2), to: path(4, 1))
        #expect(fixture.wrong == nil)
        #expect(fixture.view.cellForItem(at: path(4, 1)) === cell)
        #expect(fixture.view.indexPathsForSelectedItems == [path(4, 1)])
        #expect(cell?.isSelected == true)
    }

    @Test func aReloadedItemGetsAnotherCellAndIsDeselected() {
        let fixture = shown()
        let cell = fixture.view.cellForItem(at: path(2))
        fixture.view.selectItem(at: path(2), animated: false, scrollPosition: [])
        fixture.data[0][2] = 1000
        fixture.view.reloadItems(at: [path(2)])
        #expect(fixture.wrong == nil)
        #expect(fixture.view.cellForItem(at: path(2)) !== cell || CountedItemCell.made == 30)
        #expect(fixture.view.indexPathsForSelectedItems == [])
    }

    @Test func aReconfiguredItemKeepsItsCell() {
        let fixture = shown()
        let cell = fixture.view.cellForItem(at: path(2)) as? CountedItemCell
        fixture.data[0][2] = 1000
        fixture.view.reconfigureItems(at: [path(2)])
        #expect(fixture.wrong == nil)
        #expect(fixture.view.cellForItem(at: path(2)) === cell)
        #expect(cell?.reuses == 0)
    }

    @Test func sectionsComeGoAndMove() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let fixture = CollectionFixture([3, 4, 5], layout: layout)
        fixture.view.layoutIfNeeded()
        let last = fixture.header(2)
        fixture.view.performBatchUpdates {
            let moved = fixture.data.remove(at: 2)
            fixture.data[0] = [7]
            fixture.data.remove(at: 1)
            fixture.data.insert(moved, at: 0)
            fixture.data.append([1000, 1001])
            fixture.view.moveSection(2, toSection: 0)
            fixture.view.reloadSections([0])
            fixture.view.deleteSections([1])
            fixture.view.insertSections([2])
        }
        #expect(fixture.wrong == nil)
        #expect(fixture.header(0) === last)
    }

    @Test func oneUpdateMayHoldEverything() {
        let fixture = shown([10])
        var finished: Bool?
        fixture.view.performBatchUpdates {
            fixture.data = [[5, 0, 100, 2, 3, 4, 101, 7, 8, 9]]
            fixture.view.deleteItems(at: [path(1), path(6)])
            fixture.view.insertItems(at: [path(2), path(6)])
            fixture.view.moveItem(at: path(5), to: path(0))
        } completion: {
            finished = $0
        }
        #expect(fixture.wrong == nil)
        #expect(finished == true)
    }

    @Test func reloadDataTakesAnUpdatesPlace() {
        let fixture = shown()
        fixture.view.performBatchUpdates {
            fixture.data = [[1, 2]]
            fixture.view.deleteItems(at: [path(0)])
            fixture.view.reloadData()
        }
        fixture.view.layoutIfNeeded()
        #expect(fixture.wrong == nil)
    }

    @Test func contentThatShrinksComesBackIntoSight() {
        let fixture = shown([300])
        fixture.scroll(to: 3000)
        fixture.data = [Array(0..<20)]
        fixture.view.deleteItems(at: (20..<300).map { path($0) })
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.contentOffset.y == 0)
        #expect(fixture.wrong == nil)
    }

    // MARK: Errors

    /// The update's closure does not escape, as in UIKit.
    private func reason(_ fixture: CollectionFixture, _ update: () -> Void) -> String? {
        let exceptions = raised { fixture.view.performBatchUpdates(update) }
        #expect(exceptions.map(\.name) == [.internalInconsistencyException])
        fixture.view.layoutIfNeeded()
        #expect(fixture.wrong == nil)
        return exceptions.first?.reason
    }

    @Test func countsThatDoNotAddUpRaise() {
        let fixture = shown([20])
        #expect(
            reason(fixture) { fixture.view.deleteItems(at: [path(3)]) } == """
                Invalid batch updates detected: the number of sections and/or items returned by the data source before and after \
                performing the batch updates are inconsistent with the updates.
                Data source before updates = { 1 section with item counts: [20] }
                Data source after updates = { 1 section with item counts: [20] }
                Updates = [
                \tDelete item (0 - 3)
                ]
                """)
    }

    @Test func itemsThatDoNotExistRaise() {
        let fixture = shown([20])
        #expect(
            reason(fixture) { fixture.view.deleteItems(at: [path(20)]) }
                == "attempt to delete item 20 from section 0 which only contains 20 items before the update")
        #expect(
            reason(fixture) { fixture.view.insertItems(at: [path(21)]) }
                == "attempt to insert item 21 into section 0, but there are only 20 items in section 0 after the update"
        )
    }

    @Test func anUpdateInsteadOfAnAnswerRaises() {
        final class Updating: NSObject, UICollectionViewDataSource {
            var updates = false

            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                if updates { collectionView.insertItems(at: [IndexPath(item: 0, section: 0)]) }
                return 1
            }

            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let fixture = shown()
        let source = Updating()
        fixture.view.dataSource = source
        source.updates = true
        let reasons = raised { fixture.view.layoutIfNeeded() }.map(\.reason)
        #expect(
            reasons.first
                == "Attempted to update the collection view while it asks collectionView(_:numberOfItemsInSection:)")
    }

    // MARK: Before the first load

    @Test func dataThatChangedBeforeTheFirstUpdateOfAViewThatNeverLoadedRaisesNothing() {
        let fixture = CollectionFixture([], size: .zero)
        fixture.data = [[1]]
        var finished: Bool?
        let exceptions = raised {
            fixture.view.performBatchUpdates {
                fixture.view.insertSections([0])
            } completion: {
                finished = $0
            }
            fixture.data[0].append(2)
            fixture.view.insertItems(at: [path(7)])
        }
        #expect(exceptions.isEmpty)
        #expect(finished == true)
        #expect(fixture.view.numberOfItems(inSection: 0) == 2)
    }

    @Test func aBatchHasNoUncommittedUpdates() {
        let fixture = shown([20])
        fixture.view.performBatchUpdates {
            fixture.data[0].removeLast()
            fixture.view.deleteItems(at: [path(19)])
            #expect(!fixture.view.hasUncommittedUpdates)
        }
    }

    // MARK: Content size

    @Test func anAnimatedUpdateChangesTheContentSize() {
        let (fixture, _) = onStage([100])
        let before = fixture.view.contentSize.height
        fixture.view.performBatchUpdates {
            fixture.data[0] += Array(1000..<1100)
            fixture.view.insertItems(at: (100..<200).map { path($0) })
        }
        #expect(fixture.view.contentSize == fixture.flow.collectionViewContentSize)
        #expect(fixture.view.contentSize.height > before)
    }

    @Test func aQuestionAboutAPlaceBeforeTheLayoutKeepsTheContentSizeRight() {
        let fixture = shown([100])
        fixture.flow.itemSize = CGSize(width: 100, height: 100)
        _ = fixture.view.layoutAttributesForItem(at: path(0))
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.contentSize == fixture.flow.collectionViewContentSize)
    }

    // MARK: Animation

    private func onStage(_ counts: [Int] = [30]) -> (CollectionFixture, TouchStage) {
        let fixture = CollectionFixture(counts)
        return (fixture, TouchStage(showing: fixture.view))
    }

    private func place(_ view: UIView?) -> CGRect? { view?.layer.presentation()?.frame }

    @Test func itemsTravelToTheirNewPlaces() {
        let (fixture, stage) = onStage()
        let cell = fixture.view.cellForItem(at: path(5))
        let from = cell?.frame
        var finished: Bool?
        fixture.view.performBatchUpdates {
            fixture.data[0].remove(at: 0)
            fixture.view.deleteItems(at: [path(0)])
        } completion: {
            finished = $0
        }
        let to = fixture.frame(4)
        #expect(cell?.frame == to)
        #expect(finished == nil)
        stage.advance(by: 1.0 / 60)
        #expect(abs((place(cell)?.minX ?? 0) - (from?.minX ?? 0)) < 20)
        stage.advance(by: 0.1)
        #expect((from?.minX ?? 0) < (place(cell)?.minX ?? 0))
        #expect((place(cell)?.minX ?? 0) < (to?.minX ?? 0))
        stage.advance(by: 1)
        #expect(place(cell) == to)
        #expect(finished == true)
        #expect(fixture.wrong == nil)
    }

    @Test func aDeletedItemFadesAndItsCellIsReusedAfterwards() {
        let (fixture, stage) = onStage()
        let cell = fixture.view.cellForItem(at: path(3))
        fixture.data[0].remove(at: 3)
        fixture.view.deleteItems(at: [path(3)])
        stage.advance(by: 0.15)
        let opacity = cell?.layer.presentation()?.opacity ?? 0
        #expect(opacity > 0.1 && opacity < 0.9)
        #expect(cell?.isHidden == false)
        stage.advance(by: 1)
        #expect(cell?.isHidden == true)
        #expect(fixture.wrong == nil)
        let made = CountedItemCell.made
        fixture.data[0].insert(1000, at: 0)
        fixture.view.insertItems(at: [path(0)])
        stage.advance(by: 1)
        #expect(CountedItemCell.made == made)
        #expect(fixture.view.cellForItem(at: path(0)) === cell)
        #expect(cell?.alpha == 1)
    }

    @Test func anotherLayoutMovesWhatIsThere() {
        let (fixture, stage) = onStage()
        let cell = fixture.view.cellForItem(at: path(7))
        let from = cell?.frame
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 40)
        fixture.view.setCollectionViewLayout(layout, animated: true)
        #expect(fixture.view.collectionViewLayout === layout)
        #expect(layout.collectionView === fixture.view)
        #expect(fixture.flow.collectionView == nil)
        stage.advance(by: 1.0 / 60)
        #expect(place(cell) != cell?.frame)
        #expect(abs((place(cell)?.minY ?? 0) - (from?.minY ?? 0)) < 20)
        stage.advance(by: 1)
        #expect(place(cell) == layout.layoutAttributesForItem(at: path(7))?.frame)
        #expect(fixture.wrong == nil)
    }

    @Test func theLayoutDecidesWhereItemsComeFromAndGo() {
        final class Dropping: UICollectionViewFlowLayout {
            var told: [String] = []

            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                told += updateItems.map { "\($0.updateAction) \($0.indexPathAfterUpdate?.item ?? -1)" }
            }

            override func finalizeCollectionViewUpdates() { told.append("end") }

            override func initialLayoutAttributesForAppearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = layoutAttributesForItem(at: itemIndexPath)
                attributes?.center.y -= 300
                return attributes
            }
        }
        let layout = Dropping()
        let fixture = CollectionFixture([3], layout: layout)
        let stage = TouchStage(showing: fixture.view)
        fixture.data[0].append(1000)
        fixture.view.insertItems(at: [path(3)])
        #expect(layout.told == ["insert 3", "end"])
        stage.advance(by: 1.0 / 60)
        let cell = fixture.view.cellForItem(at: path(3))
        #expect((place(cell)?.minY ?? 0) < -250)
        #expect(cell?.alpha == 1)
        stage.advance(by: 1)
        #expect(place(cell)?.minY == 0)
    }

    @Test func anItemThatComesBackIntoSightShowsWhatItsDataBecameMeanwhile() {
        let (fixture, stage) = onStage([300])
        fixture.data[0].insert(fixture.data[0].remove(at: 5), at: 200)
        fixture.view.moveItem(at: path(5), to: path(200))
        stage.advance(by: 0.05)
        #expect(fixture.view.cellForItem(at: path(200)) == nil)
        fixture.data[0][200] = 1000
        fixture.data[0].insert(fixture.data[0].remove(at: 200), at: 2)
        fixture.view.moveItem(at: path(200), to: path(2))
        #expect(fixture.places == nil)
        stage.advance(by: 1)
        #expect(fixture.wrong == nil)
    }

    @Test func whateverSnapshotsComeTheViewShowsTheLast() {
        for seed in 1...20 {
            var random = SeededGenerator(seed: UInt64(seed))
            let layout = UICollectionViewFlowLayout()
            layout.headerReferenceSize = CGSize(width: 0, height: 20)
            let fixture = CollectionFixture([0], layout: layout)
            let stage = TouchStage(showing: fixture.view)
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: fixture.view) {
                view, path, item in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                (cell as? CountedItemCell)?.shown = item
                return cell
            }
            source.supplementaryViewProvider = { view, kind, path in
                view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "band", for: path)
            }
            for step in 0..<12 {
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                var items = Array(0..<60).shuffled(using: &random)
                fixture.data = []
                for section in Array(0..<5).shuffled(using: &random).prefix(Int(random.next() % 6)) {
                    let count = Int(random.next() % 16)
                    snapshot.appendSections([section])
                    snapshot.appendItems(Array(items.prefix(count)), toSection: section)
                    fixture.data.append(Array(items.prefix(count)))
                    items.removeFirst(min(count, items.count))
                }
                source.apply(snapshot, animatingDifferences: random.next() % 4 != 0)
                if random.next() % 2 == 0 { stage.advance(by: Double(random.next() % 30) / 60) }
                fixture.view.layoutIfNeeded()
                let wrong = fixture.places
                #expect(wrong == nil, "SEED=\(seed) step \(step)")
                if wrong != nil { return }
            }
            stage.advance(by: 1)
            #expect(fixture.wrong == nil, "SEED=\(seed)")
        }
    }
}
