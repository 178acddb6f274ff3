import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) final class SnapshotTests {
    lazy var time = HandMovedTime()
    lazy var window = time.shownWindow(CGRect(x: 0, y: 0, width: 100, height: 100))

    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        card.backgroundColor = .red
        let badge = UIView(frame: CGRect(x: 30, y: 0, width: 10, height: 10))
        badge.backgroundColor = .blue
        card.addSubview(badge)
        return card
    }

    @Test func aSnapshotStaysWhenTheViewChanges() throws {
        let card = card()
        window.addSubview(card)
        time.frame()
        let snapshot = try #require(card.snapshotView(afterScreenUpdates: false))
        card.backgroundColor = .green
        time.frame()
        let picture = Picture(of: snapshot)
        #expect(snapshot.bounds.size == CGSize(width: 40, height: 20))
        #expect(picture.color(5, 5) == [255, 0, 0] && picture.color(35, 5) == [0, 0, 255])
        time.stop()
    }

    @Test func onlyASnapshotAfterUpdatesShowsWhatNoFrameHasShown() throws {
        let card = card()
        window.addSubview(card)
        #expect(card.snapshotView(afterScreenUpdates: false) == nil)
        let snapshot = try #require(card.snapshotView(afterScreenUpdates: true))
        #expect(Picture(of: snapshot).color(5, 5) == [255, 0, 0])
        time.frame()
        card.backgroundColor = .green
        #expect(Picture(of: try #require(card.snapshotView(afterScreenUpdates: true))).color(5, 5) == [0, 255, 0])
        time.stop()
    }

    @Test func aSnapshotOfAMovingViewShowsTheFrameNotTheModel() throws {
        let card = card()
        window.addSubview(card)
        time.frame()
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { card.subviews[0].frame.origin.x = 0 })
        time.advance(by: 0.5)
        let shown = Picture(of: try #require(card.snapshotView(afterScreenUpdates: false)))
        #expect(shown.color(20, 5) == [0, 0, 255] && shown.color(5, 5) == [255, 0, 0])
        time.stop()
    }

    @Test func aPartStretchesBetweenItsCaps() throws {
        let card = card()
        window.addSubview(card)
        time.frame()
        let snapshot = try #require(
            card.resizableSnapshotView(
                from: CGRect(x: 20, y: 0, width: 20, height: 20), afterScreenUpdates: false,
                withCapInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10)))
        #expect(snapshot.bounds.size == CGSize(width: 20, height: 20))
        snapshot.frame.size.width = 60
        let picture = Picture(of: snapshot)
        #expect(picture.color(45, 5) == [255, 0, 0] && picture.color(51, 5) == [0, 0, 255])
        time.stop()
    }

    @Test func aHierarchyIsDrawnScaledIntoAContext() throws {
        let card = card()
        window.addSubview(card)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { _ in
                #expect(card.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 10), afterScreenUpdates: true))
            }.cgImage)
        #expect(picture.color(x: 2, y: 2) == (255, 0, 0, 255) && picture.color(x: 18, y: 2) == (0, 0, 255, 255))
        #expect(!card.drawHierarchy(in: .zero, afterScreenUpdates: true))
        time.stop()
    }

    @Test func aLayerRendersItselfIntoAContext() throws {
        let card = card()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let picture = try #require(
            UIGraphicsImageRenderer(bounds: card.bounds, format: format).image { card.layer.render(in: $0.cgContext) }
                .cgImage)
        #expect(picture.width == 80)
        #expect(picture.color(x: 10, y: 10) == (255, 0, 0, 255) && picture.color(x: 70, y: 10) == (0, 0, 255, 255))
    }

    @Test func aViewThatWasNeverShownDrawsItselfIntoAContext() throws {
        final class Half: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
        }
        let half = Half(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        half.isOpaque = false
        let around = UIView(frame: half.bounds)
        around.addSubview(half)
        let picture = try #require(
            UIGraphicsImageRenderer(bounds: half.bounds).image { around.layer.render(in: $0.cgContext) }.cgImage)
        #expect(picture.color(x: 1, y: 1) == (255, 0, 0, 255))
        #expect(picture.color(x: picture.width - 2, y: 1) == (0, 0, 0, 0))
    }
}
