import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct LayerDisplayTests {
    private final class Displaying: UIView {
        var displays = 0

        override func display(_ layer: CALayer) {
            displays += 1
            layer.backgroundColor = UIColor.red.cgColor
        }
    }

    private final class Drawing: UIView {
        var calls: [String] = []

        override func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
        override func draw(_ rect: CGRect) { calls.append("draw") }
    }

    @Test func aViewThatDisplaysItsLayerIsAskedInsteadOfDrawing() {
        let view = Displaying(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.displayIfNeeded()
        #expect(view.displays == 1 && view.layer.backgroundColor == UIColor.red.cgColor)
        view.layer.displayIfNeeded()
        #expect(view.displays == 1)
        view.setNeedsDisplay()
        view.layer.displayIfNeeded()
        #expect(view.displays == 2)
    }

    @Test func aViewIsToldBeforeItDraws() {
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.displayIfNeeded()
        #expect(view.calls == ["will draw", "draw"])
    }
}
