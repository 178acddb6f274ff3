import Testing
import UIKitTestDriver

@testable import UIKit

/// `UIColor.tintColor`, which is the tint of the view that shows it.
@MainActor @Suite(.serialized) struct TintColorTests {
    private func color(_ app: TestApplication, x: Int) -> [Int] {
        let color = app.screenshot().color(x: x, y: 5)
        return [Int(color.red), Int(color.green), Int(color.blue)]
    }

    @Test func aBackgroundFollowsTheTintOfTheNearestView() throws {
        let controller = UIViewController()
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)), UIView())
        inner.frame = CGRect(x: 20, y: 0, width: 20, height: 20)
        outer.tintColor = .red
        outer.backgroundColor = .tintColor
        inner.backgroundColor = .tintColor
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        let app = try TestApplication(showing: controller, size: CGSize(width: 40, height: 20), scale: 1)
        #expect(color(app, x: 5) == [255, 0, 0] && color(app, x: 30) == [255, 0, 0])
        inner.tintColor = .blue
        #expect(color(app, x: 5) == [255, 0, 0] && color(app, x: 30) == [0, 0, 255])
        inner.tintColor = nil
        #expect(color(app, x: 30) == [255, 0, 0])
        outer.tintColor = .green
        #expect(color(app, x: 5) == [0, 255, 0] && color(app, x: 30) == [0, 255, 0])
    }

    @Test func drawingUsesTheTintOfItsView() throws {
        let controller = UIViewController()
        let view = TintedDrawing(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        controller.view.addSubview(view)
        controller.view.tintColor = .red
        let app = try TestApplication(showing: controller, size: CGSize(width: 40, height: 20), scale: 1)
        #expect(color(app, x: 5) == [255, 0, 0])
        controller.view.tintColor = .blue
        #expect(color(app, x: 5) == [0, 0, 255])
    }

    @Test func aViewThatMovesTakesTheTintOfItsNewSuperview() {
        let (first, second, view) = (UIView(), UIView(), UIView())
        first.tintColor = .red
        first.addSubview(view)
        #expect(UIColor.tintColor.resolvedColor(with: view.traitCollection) == .red)
        second.addSubview(view)
        let blue = UIColor.systemBlue.resolvedColor(with: second.traitCollection)
        #expect(UIColor.tintColor.resolvedColor(with: view.traitCollection) == blue)
    }

    @Test func dimmedViewsDimIt() {
        let view = UIView()
        view.tintColor = .red
        view.tintAdjustmentMode = .dimmed
        let shown = UIColor.tintColor.resolvedColor(with: view.traitCollection)
        #expect(shown == view.tintColor && shown != .red)
    }

    @Test func traitCollectionsOfDifferentTintsAreEqual() {
        let (first, second) = (UIView(), UIView())
        first.tintColor = .red
        #expect(first.traitCollection == second.traitCollection)
        second.tintColor = .tintColor
        #expect(
            second.tintColor.resolvedColor(with: second.traitCollection)
                == UIColor.systemBlue.resolvedColor(with: second.traitCollection))
    }
}

private final class TintedDrawing: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.tintColor.setFill()
        UIRectFill(rect)
    }
}
