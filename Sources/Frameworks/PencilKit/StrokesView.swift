import UIKit

/// Draws the part of a drawing that a canvas shows.
@MainActor
final class StrokesView: UIView {
    var strokes: [PKStroke] = [] { didSet { setNeedsDisplay() } }
    /// The stroke that the user draws.
    var current: PKStroke? { didSet { setNeedsDisplay() } }
    /// Where the canvas has been scrolled to, and its zoom scale.
    var origin = CGPoint.zero { didSet { if origin != oldValue { setNeedsDisplay() } } }
    var zoomScale: CGFloat = 1 { didSet { if zoomScale != oldValue { setNeedsDisplay() } } }
    var onDraw: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.translateBy(x: -origin.x, y: -origin.y)
        context.scaleBy(x: zoomScale, y: zoomScale)
        StrokeRenderer.draw(strokes + [current].compactMap(\.self), in: context)
        onDraw()
    }
}
