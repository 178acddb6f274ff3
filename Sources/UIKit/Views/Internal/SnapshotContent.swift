import Foundation

/// The content of a snapshot view: a drawing of another view, stretched to the bounds except for its caps.
final class SnapshotContent: LayerContent {
    private let drawing: Drawing
    /// The visible part of the drawing, in its coordinates.
    private let part: CGRect
    private let capInsets: UIEdgeInsets

    init(_ drawing: Drawing, part: CGRect? = nil, capInsets: UIEdgeInsets = .zero) {
        self.drawing = drawing
        self.part = part ?? drawing.bounds
        self.capInsets = capInsets
    }

    func paint(in context: CGContext, bounds: CGRect) {
        let parts = NineSlice(size: part.size, insets: capInsets).parts(in: bounds, toPixels: context.pixelTransform)
        for piece in parts {
            context.saveGState()
            context.clip(to: piece.target)
            context.translateBy(x: piece.target.minX, y: piece.target.minY)
            context.scaleBy(
                x: piece.target.width / piece.source.width, y: piece.target.height / piece.source.height)
            context.translateBy(x: -part.minX - piece.source.minX, y: -part.minY - piece.source.minY)
            context.draw(drawing)
            context.restoreGState()
        }
    }
}

/// The view that `snapshotView(afterScreenUpdates:)` returns.
final class SnapshotView: UIView {
    convenience init(_ content: SnapshotContent, size: CGSize) {
        self.init(frame: CGRect(origin: .zero, size: size))
        isOpaque = false
        layer.content = content
    }
}
