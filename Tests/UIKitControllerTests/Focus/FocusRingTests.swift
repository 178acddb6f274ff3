import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct FocusRingTests {
    private func shownRing(_ stage: FocusStage) -> FocusRing? {
        func find(_ view: UIView) -> FocusRing? {
            view as? FocusRing ?? view.subviews.lazy.compactMap { find($0) }.first
        }
        return find(stage.app.window)
    }

    private func focus(_ tile: FocusTile, _ stage: FocusStage) {
        stage.system.requestFocusUpdate(to: tile)
        stage.app.frame()
    }

    @Test func theRingIsAroundTheItemAndFollowsItsRounding() throws {
        let stage = try FocusStage()
        let tile = stage.add("tile", 20, 100)
        tile.layer.cornerRadius = 10
        focus(tile, stage)
        let ring = try #require(shownRing(stage))
        #expect(ring.superview === tile)
        #expect(ring.frame == CGRect(x: -5, y: -5, width: 70, height: 50))
        #expect(ring.layer.cornerRadius == 15)
        tile.frame.size.width = 100
        #expect(ring.frame == CGRect(x: -5, y: -5, width: 110, height: 50))
    }

    @Test func theRingIsInsideOfAnItemThatClips() throws {
        let stage = try FocusStage()
        let tile = stage.add("tile", 20, 100)
        tile.clipsToBounds = true
        focus(tile, stage)
        #expect(shownRing(stage)?.frame == CGRect(x: 2, y: 2, width: 56, height: 36))
    }

    @Test func anItemWithoutAnEffectHasNoRing() throws {
        let stage = try FocusStage()
        let tile = stage.add("tile", 20, 100)
        focus(tile, stage)
        #expect(shownRing(stage) != nil)
        tile.focusEffect = nil
        #expect(shownRing(stage) == nil)
    }

    @Test func aHaloHasItsShapeAndItsContainer() throws {
        let stage = try FocusStage()
        let tile = stage.add("tile", 20, 100)
        let halo = UIFocusHaloEffect(
            roundedRect: CGRect(x: 10, y: 10, width: 20, height: 20), cornerRadius: 6, curve: .continuous)
        halo.containerView = stage.controller.view
        halo.position = .outside
        tile.focusEffect = halo
        focus(tile, stage)
        let ring = try #require(shownRing(stage))
        #expect(ring.superview === stage.controller.view)
        #expect(ring.frame == CGRect(x: 27, y: 107, width: 26, height: 26))
        #expect(ring.layer.cornerRadius == 9)
        #expect(ring.layer.cornerCurve == .continuous)
    }

    @Test func aHaloIsAboveItsReferenceView() throws {
        let stage = try FocusStage()
        let tile = stage.add("tile", 20, 100)
        let (picture, badge) = (UIView(frame: tile.bounds), UIView(frame: tile.bounds))
        tile.addSubview(picture)
        tile.addSubview(badge)
        let halo = UIFocusHaloEffect()
        halo.referenceView = picture
        tile.focusEffect = halo
        focus(tile, stage)
        #expect(
            tile.subviews.map { $0 === picture ? "picture" : $0 === badge ? "badge" : "ring" } == [
                "picture", "ring", "badge",
            ])
    }

    @Test func aHaloFollowsAPath() throws {
        let stage = try FocusStage()
        let tile = stage.add("tile", 20, 100)
        tile.focusEffect = UIFocusHaloEffect(path: UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 30, height: 30)))
        focus(tile, stage)
        let ring = try #require(shownRing(stage))
        #expect(ring.frame == CGRect(x: 5, y: 5, width: 30, height: 30))
        #expect(ring.layer.borderWidth == 0)
        let outline = try #require(ring.layer.sublayers?.first as? CAShapeLayer)
        #expect(outline.path?.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 30))
    }

    @Test func effectsAreCopied() {
        let tile = UIView()
        let halo = UIFocusHaloEffect(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
        tile.focusEffect = halo
        halo.position = .inside
        #expect(tile.focusEffect !== halo)
        #expect((tile.focusEffect as? UIFocusHaloEffect)?.position == .automatic)
    }
}
