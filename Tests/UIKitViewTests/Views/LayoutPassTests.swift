import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct LayoutPassTests {
    private final class Counting: UIView {
        var layouts = 0
        var onLayout: () -> Void = {}

        override func layoutSubviews() {
            layouts += 1
            onLayout()
        }
    }

    @Test func onlyDirtyViewsAreLaidOut() {
        let (root, first, second) = (Counting(), Counting(), Counting())
        root.addSubview(first)
        root.addSubview(second)
        root.layoutIfNeeded()
        #expect([root, first, second].map(\.layouts) == [1, 1, 1])
        first.setNeedsLayout()
        root.layoutIfNeeded()
        #expect([root, first, second].map(\.layouts) == [1, 2, 1])
        root.layoutIfNeeded()
        #expect([root, first, second].map(\.layouts) == [1, 2, 1])
    }

    @Test func aChangeOfSizeNeedsLayoutAndAMoveDoesNot() {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        view.frame.origin.x = 50
        view.bounds.origin.y = 5
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.bounds.size.width = 11
        view.layoutIfNeeded()
        #expect(view.layouts == 2)
    }

    @Test func superviewsAreLaidOutBeforeTheirSubviews() {
        let (root, child) = (Counting(), Counting())
        var order: [String] = []
        root.addSubview(child)
        root.onLayout = { order.append("root") }
        child.onLayout = { order.append("child") }
        child.layoutIfNeeded()
        #expect(order == ["root", "child"])
    }

    @Test func subviewsResizedByLayoutAreLaidOutInTheSamePass() {
        let (root, child) = (Counting(), Counting())
        root.addSubview(child)
        root.layoutIfNeeded()
        root.onLayout = { child.frame.size = CGSize(width: 20, height: 20) }
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(child.layouts == 2)
    }

    @Test func addingAndRemovingSubviewsNeedsLayoutOfTheSuperview() {
        let (root, child) = (Counting(), Counting())
        root.layoutIfNeeded()
        root.addSubview(child)
        root.layoutIfNeeded()
        #expect(root.layouts == 2)
        child.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(root.layouts == 3)
    }

    @Test func onlyViewsThatDrawAreDisplayed() {
        final class Drawing: UIView {
            var rects: [CGRect] = []
            override func draw(_ rect: CGRect) { rects.append(rect) }
        }
        #expect(!UIView().layer.wantsDisplay)
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(view.layer.wantsDisplay)
        view.layer.displayIfNeeded()
        view.layer.displayIfNeeded()
        #expect(view.rects == [CGRect(x: 0, y: 0, width: 10, height: 20)])
        view.setNeedsDisplay()
        view.layer.displayIfNeeded()
        #expect(view.rects.count == 2)
    }

    @Test func aSubclassOfADrawingClassDraws() {
        class Base: UIView {
            override func draw(_ rect: CGRect) {}
        }
        final class Leaf: Base {}
        #expect(Leaf().layer.wantsDisplay)
    }

    @Test func redrawModeDrawsAgainWhenTheSizeChanges() {
        final class Drawing: UIView {
            var count = 0
            override func draw(_ rect: CGRect) { count += 1 }
        }
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.displayIfNeeded()
        view.frame.size.width = 20
        view.layer.displayIfNeeded()
        #expect(view.count == 1)
        view.contentMode = .redraw
        view.frame.size.width = 30
        view.layer.displayIfNeeded()
        #expect(view.count == 2)
    }
}
