import Foundation
import HostInterface
internal import TableEngine
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct CollectionEditingTests {
    @Test func theDefaultsAreThoseOfUIKit() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(!view.allowsSelectionDuringEditing)
        #expect(!view.allowsMultipleSelectionDuringEditing)
    }

    @Test func aTapInEditingModeSelectsNothing() {
        let scene = EditedItems()
        scene.view.isEditing = true
        scene.tap(1)
        #expect(scene.selected.isEmpty)
        #expect(scene.log.isEmpty)
        scene.view.isEditing = false
        scene.tap(1)
        #expect(scene.selected == [1])
    }

    @Test func aTapInEditingModeSelectsIfThatIsAllowed() {
        let scene = EditedItems()
        scene.view.allowsSelection = false
        scene.view.allowsSelectionDuringEditing = true
        scene.tap(1)
        #expect(scene.selected.isEmpty)
        scene.view.isEditing = true
        scene.tap(1)
        scene.tap(2)
        #expect(scene.selected == [2])
    }

    @Test func severalItemsCanBeSelectedInEditingModeOnly() {
        let scene = EditedItems()
        scene.view.allowsMultipleSelectionDuringEditing = true
        scene.tap(0)
        scene.tap(1)
        #expect(scene.selected == [1])
        scene.view.isEditing = true
        scene.tap(2)
        #expect(scene.selected == [1, 2])
        scene.view.isEditing = false
        #expect(scene.selected == [2])
    }

    @Test func codeSelectsInEditingModeToo() {
        let scene = EditedItems()
        scene.view.isEditing = true
        scene.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        #expect(scene.selected == [1])
    }

    @Test func aTapPerformsNoPrimaryActionInEditingMode() {
        let scene = EditedItems()
        scene.view.allowsSelectionDuringEditing = true
        scene.tap(1)
        #expect(scene.log.contains("primary action 1"))
        scene.view.isEditing = true
        scene.log = []
        scene.tap(2)
        #expect(scene.log == ["didSelect 2"])
    }

    @Test func itemsThatCannotBeEditedDoNotShowEditing() {
        let scene = EditedItems()
        scene.lockedItems = [1]
        scene.view.isEditing = true
        #expect(scene.editedItems == [0, 2, 3, 4, 5, 6, 7, 8, 9])
        scene.view.reloadItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        scene.stage.advance(by: 0.5)
        #expect(scene.editedItems == [0, 2, 3, 4, 5, 6, 7, 8, 9])
        scene.view.isEditing = false
        #expect(scene.editedItems == [])
    }

    @Test func theDelegateIsNotAskedAboutEditingOutsideOfEditingMode() {
        let scene = EditedItems()
        scene.view.reloadData()
        scene.stage.advance(by: 0.1)
        #expect(scene.canEditCalls == 0)
    }

    @Test func focusCanBeRefusedInEditingMode() {
        let scene = EditedItems()
        scene.view.allowsFocusDuringEditing = false
        #expect(scene.view.selectionHost.canFocus(RowIndex(section: 0, row: 1)))
        scene.view.isEditing = true
        #expect(!scene.view.selectionHost.canFocus(RowIndex(section: 0, row: 1)))
    }

    @Test func twoFingersSelectSeveralItems() {
        let scene = EditedItems()
        scene.pan(from: 90, by: 130)
        #expect(scene.view.allowsMultipleSelection)
        #expect(!scene.view.isEditing)
        #expect(scene.selected == [1, 2, 3])
        #expect(
            scene.log == [
                "shouldBegin 1", "didBegin 1", "didSelect 1", "didSelect 2", "didSelect 3", "didEnd",
            ])
    }

    @Test func twoFingersBeginToEditAViewThatAllowsMultipleSelectionOnlyThen() {
        let scene = EditedItems()
        scene.view.allowsMultipleSelectionDuringEditing = true
        scene.pan(from: 90, by: 130)
        #expect(scene.view.isEditing)
        #expect(!scene.view.allowsMultipleSelection)
        #expect(scene.selected == [1, 2, 3])
    }

    @Test func twoFingersThatBeginOnASelectedItemDeselect() {
        let scene = EditedItems()
        scene.view.allowsMultipleSelection = true
        for item in 0..<5 {
            scene.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        scene.pan(from: 90, by: 130)
        #expect(scene.selected == [0, 4])
    }

    @Test func twoFingersDoNothingIfTheDelegateRefuses() {
        let scene = EditedItems()
        scene.allowsPan = false
        scene.pan(from: 90, by: 130)
        #expect(scene.selected.isEmpty)
        #expect(!scene.view.allowsMultipleSelection)
    }

    @Test func anUpdateEndsTheInteraction() {
        let scene = EditedItems()
        scene.didSelect = { if $0 == 2 { scene.view.reloadData() } }
        scene.pan(from: 90, by: 130)
        #expect(scene.log == ["shouldBegin 1", "didBegin 1", "didSelect 1", "didSelect 2", "didEnd"])
    }
}

/// A collection view of rows 60 points high in a window, whose delegate writes down its calls.
@MainActor
private final class EditedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let stage = TouchStage(size: CGSize(width: 375, height: 600), scale: 2)
    let view: UICollectionView
    var lockedItems: Set<Int> = []
    var allowsPan = true
    var canEditCalls = 0
    var didSelect: (Int) -> Void = { _ in }
    var log: [String] = []

    override init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: 60)
        layout.minimumLineSpacing = 0
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.delegate = self
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
    }

    var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item).sorted() }

    var editedItems: [Int] {
        view.indexPathsForVisibleItems.filter { view.cellForItem(at: $0)?.configurationState.isEditing == true }
            .map(\.item)
    }

    func tap(_ item: Int) {
        stage.down(150, CGFloat(item) * 60 + 30)
        stage.advance(by: 0.05)
        stage.up()
        stage.advance(by: 0.1)
    }

    func pan(from y: CGFloat, by distance: CGFloat) {
        stage.down(150, y, id: 1)
        stage.down(220, y, id: 2)
        for _ in 0..<10 {
            stage.move(0, distance / 10, id: 1)
            stage.move(0, distance / 10, id: 2)
        }
        stage.up(id: 1)
        stage.up(id: 2)
        stage.advance(by: 0.1)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.item)")
        didSelect(indexPath.item)
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        log.append("primary action \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        canEditCalls += 1
        return !lockedItems.contains(indexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        log.append("shouldBegin \(indexPath.item)")
        return allowsPan
    }

    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        log.append("didBegin \(indexPath.item)")
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { log.append("didEnd") }
}
