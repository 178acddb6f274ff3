import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Where a layout and the delegate let the content come to rest.
@MainActor @Suite(.serialized) struct LayoutScrollTargetTests {
    /// Stops at multiples of 100 points.
    private final class Snapping: UICollectionViewFlowLayout {
        var asked: [(proposed: CGPoint, velocity: CGPoint)] = []
        var snaps = true
        var targets: [CGPoint] = []
        var chosen: CGPoint?
        var preparedSize: CGSize?

        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint {
            asked.append((proposedContentOffset, velocity))
            guard snaps else {
                return super.targetContentOffset(
                    forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
            }
            return CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
        }

        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
            targets.append(proposedContentOffset)
            preparedSize = collectionView?.contentSize
            return chosen ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
        }
    }

    private final class Delegate: NSObject, UICollectionViewDelegate {
        var log: [String] = []
        var announced = CGPoint.zero
        var chosen: CGPoint?

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            announced = targetContentOffset.pointee
        }

        func collectionView(
            _ collectionView: UICollectionView,
            targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
        ) -> CGPoint {
            log.append("proposed \(proposedContentOffset.y)")
            return chosen ?? proposedContentOffset
        }
    }

    private let layout = Snapping()
    private let delegate = Delegate()

    private func scene(_ count: Int = 200) -> (TouchStage, CollectionFixture) {
        layout.itemSize = CGSize(width: 393, height: 40)
        layout.minimumLineSpacing = 0
        let fixture = CollectionFixture([count], layout: layout, size: CGSize(width: 393, height: 852))
        fixture.view.delegate = delegate
        return (TouchStage(showing: fixture.view), fixture)
    }

    private func flick(_ stage: TouchStage) {
        stage.down(200, 600)
        for _ in 0..<8 {
            stage.move(0, -20)
            stage.advance(by: 1.0 / 60)
        }
        stage.up()
    }

    @Test func aDragEndsWhereTheLayoutWants() throws {
        let (stage, fixture) = scene()
        flick(stage)
        let asked = try #require(layout.asked.first)
        #expect(layout.asked.count == 1)
        #expect(asked.velocity.y > 0.1 && asked.velocity.y < 20, "in points per millisecond")
        let wanted = (asked.proposed.y / 100).rounded() * 100
        #expect(delegate.announced.y == wanted, "the delegate learns it")
        stage.advance(by: 5)
        #expect(fixture.view.contentOffset.y == wanted)
    }

    @Test func withoutAnOverrideTheContentComesToRestByItself() throws {
        let (stage, fixture) = scene()
        layout.snaps = false
        flick(stage)
        let asked = try #require(layout.asked.first)
        #expect(delegate.announced == asked.proposed)
        stage.advance(by: 5)
        #expect(abs(fixture.view.contentOffset.y - asked.proposed.y) < 2)
    }

    @Test func aDragWithoutAFlickSnapsToo() {
        let (stage, fixture) = scene()
        stage.down(200, 600)
        for _ in 0..<8 {
            stage.move(0, -10)
            stage.advance(by: 1.0 / 60)
        }
        stage.advance(by: 0.5)
        stage.up()
        stage.advance(by: 2)
        #expect(fixture.view.contentOffset.y == 100)
    }

    @Test func anUpdateAsksTheDelegateAndThenTheLayoutForTheOffset() {
        let (stage, fixture) = scene()
        fixture.scroll(to: 400)
        layout.targets = []
        delegate.chosen = CGPoint(x: 0, y: 440)
        layout.chosen = CGPoint(x: 0, y: 480)
        fixture.data[0].insert(1000, at: 0)
        fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        #expect(delegate.log == ["proposed 400.0"])
        #expect(layout.targets == [CGPoint(x: 0, y: 440)])
        let size = CGSize(width: 393, height: 8040)
        #expect(layout.preparedSize == size, "the layout has been prepared for the state after the update")
        #expect(fixture.view.contentOffset.y == 480)
        stage.advance(by: 1)
        #expect(fixture.wrong == nil)
    }

    @Test func anUpdateThatIsNotAnimatedAsksToo() {
        let (_, fixture) = scene()
        fixture.scroll(to: 400)
        delegate.log = []
        delegate.chosen = CGPoint(x: 0, y: 440)
        fixture.data[0].insert(1000, at: 0)
        UIView.performWithoutAnimation { fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        #expect(delegate.log == ["proposed 400.0"])
        #expect(fixture.view.contentOffset.y == 440)
        #expect(fixture.wrong == nil)
    }

    @Test func aNewLayoutIsAskedForTheOffset() {
        let (stage, fixture) = scene()
        fixture.scroll(to: 400)
        layout.targets = []
        let other = Snapping()
        other.itemSize = CGSize(width: 393, height: 80)
        other.minimumLineSpacing = 0
        other.chosen = CGPoint(x: 0, y: 800)
        fixture.view.setCollectionViewLayout(other, animated: true)
        #expect(layout.targets.isEmpty)
        #expect(other.targets == [CGPoint(x: 0, y: 400)])
        #expect(fixture.view.contentOffset.y == 800)
        stage.advance(by: 1)
        #expect(fixture.wrong == nil)
    }

    @Test func neitherScrollingNorReloadingAsks() {
        let (_, fixture) = scene()
        fixture.scroll(to: 400)
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(delegate.log.isEmpty)
        #expect(layout.targets.isEmpty)
    }
}
