import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct CollectionSelectionTests {
    private final class Listener: NSObject, UICollectionViewDelegate {
        var calls: [String] = []
        var allowsSelection = true
        var allowsHighlight = true

        func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
            calls.append("shouldHighlight \(indexPath.item)")
            return allowsHighlight
        }

        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            calls.append("didHighlight \(indexPath.item)")
        }

        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            calls.append("didUnhighlight \(indexPath.item)")
        }

        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            calls.append("shouldSelect \(indexPath.item)")
            return allowsSelection
        }

        func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
            calls.append("shouldDeselect \(indexPath.item)")
            return true
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            calls.append("didSelect \(indexPath.item)")
        }

        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            calls.append("didDeselect \(indexPath.item)")
        }
    }

    private func tapping(_ items: [Int], _ set: (UICollectionView, Listener) -> Void = { _, _ in })
        -> (view: UICollectionView, calls: [String])
    {
        let fixture = CollectionFixture([20])
        let listener = Listener()
        fixture.view.delegate = listener
        set(fixture.view, listener)
        let stage = TouchStage(showing: fixture.view)
        for item in items {
            let frame = fixture.frame(item) ?? .zero
            stage.tap(frame.midX, frame.midY)
            stage.advance(by: 0.5)
        }
        return (fixture.view, listener.calls)
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func aTapAsksAndTellsInTheOrderOfUIKit() {
        let (view, calls) = tapping([3])
        #expect(
            calls == ["shouldHighlight 3", "didHighlight 3", "shouldSelect 3", "didSelect 3", "didUnhighlight 3"])
        #expect(view.indexPathsForSelectedItems == [path(3)])
        #expect(view.cellForItem(at: path(3))?.isSelected == true)
        #expect(view.cellForItem(at: path(3))?.isHighlighted == false)
    }

    @Test func theItemSelectedBeforeGivesWay() {
        let (view, calls) = tapping([3, 4])
        #expect(calls.suffix(4) == ["shouldSelect 4", "didDeselect 3", "didSelect 4", "didUnhighlight 4"])
        #expect(view.indexPathsForSelectedItems == [path(4)])
        #expect(view.cellForItem(at: path(3))?.isSelected == false)
    }

    @Test func aSecondTapDeselectsWhereSeveralMayBeSelected() {
        let (view, calls) = tapping([3, 4, 3]) { view, _ in view.allowsMultipleSelection = true }
        #expect(calls.suffix(3) == ["shouldDeselect 3", "didDeselect 3", "didUnhighlight 3"])
        #expect(view.indexPathsForSelectedItems == [path(4)])
    }

    @Test func whatTheDelegateForbidsIsNotSelected() {
        let (view, calls) = tapping([3]) { _, listener in listener.allowsSelection = false }
        #expect(!calls.contains("didSelect 3"))
        #expect(view.indexPathsForSelectedItems == [])
        let (_, others) = tapping([3]) { _, listener in listener.allowsHighlight = false }
        #expect(others == ["shouldHighlight 3"])
    }

    @Test func withoutAllowsSelectionNothingHappens() {
        let (_, calls) = tapping([3]) { view, _ in view.allowsSelection = false }
        #expect(calls == [])
    }

    @Test func selectingByCodeTellsNobodyAndLastsWhileTheItemIsAway() {
        let fixture = CollectionFixture([1000])
        let listener = Listener()
        fixture.view.delegate = listener
        fixture.view.layoutIfNeeded()
        fixture.view.selectItem(at: path(3), animated: false, scrollPosition: [])
        fixture.scroll(to: 3000)
        #expect(fixture.view.visibleCells.allSatisfy { !$0.isSelected })
        fixture.scroll(to: 0)
        #expect(fixture.view.visibleCells.filter(\.isSelected).count == 1)
        #expect(fixture.view.cellForItem(at: path(3))?.isSelected == true)
        #expect(listener.calls == [])
        fixture.view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(fixture.view.indexPathsForSelectedItems == [])
    }

    @Test func selectingWithAPositionScrolls() {
        let fixture = CollectionFixture([1000])
        fixture.view.layoutIfNeeded()
        fixture.view.selectItem(at: path(500), animated: false, scrollPosition: .top)
        #expect(fixture.view.contentOffset.y == 6000)
        #expect(fixture.view.cellForItem(at: path(500))?.isSelected == true)
    }

    @Test func itemsScrollToEveryPosition() {
        let fixture = CollectionFixture([1000])
        fixture.view.layoutIfNeeded()
        func offset(_ position: UICollectionView.ScrollPosition) -> CGFloat {
            fixture.view.scrollToItem(at: path(500), at: position, animated: false)
            return fixture.view.contentOffset.y
        }
        #expect(offset(.bottom) == 5450)
        #expect(offset(.centeredVertically) == 5725)
        #expect(offset(.top) == 6000)
        #expect(offset([]) == 6000)
        #expect(fixture.wrong == nil)
    }

    @Test func scrollingToWhatIsNotThereRaises() {
        let fixture = CollectionFixture([10])
        fixture.view.layoutIfNeeded()
        let names = raisedNames {
            fixture.view.scrollToItem(at: path(10), at: .top, animated: false)
            fixture.view.scrollToItem(at: path(1), at: [.top, .bottom], animated: false)
        }
        #expect(names == [.rangeException, .invalidArgumentException])
    }

    @Test func theSelectedBackgroundIsInTheCellWhileItIsSelected() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let (background, selected) = (UIView(), UIView())
        cell.selectedBackgroundView = selected
        cell.backgroundView = background
        #expect(cell.subviews == [background, cell.contentView])
        cell.isSelected = true
        #expect(cell.subviews == [background, selected, cell.contentView])
        cell.isSelected = false
        #expect(selected.superview == nil)
    }
}
