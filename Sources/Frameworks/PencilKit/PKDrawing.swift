import UIKit

/// The strokes of a canvas.
///
/// - Linux: works
public struct PKDrawing {
    public var strokes: [PKStroke]

    public init() { strokes = [] }

    public init<S>(strokes: S) where S: Sequence, S.Element == PKStroke { self.strokes = Array(strokes) }

    /// The bounds of the strokes; the null rectangle without strokes.
    public var bounds: CGRect { strokes.reduce(CGRect.null) { $0.union($1.renderBounds) } }

    /// Returns a picture of a part of the drawing.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        guard rect.width > 0, rect.height > 0 else { return UIImage() }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            StrokeRenderer.draw(strokes, in: context.cgContext)
        }
    }

    // MARK: Changing

    public mutating func transform(using transform: CGAffineTransform) {
        for index in strokes.indices {
            strokes[index].transform = strokes[index].transform.concatenating(transform)
        }
    }

    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        var drawing = self
        drawing.transform(using: transform)
        return drawing
    }

    public mutating func append(_ toAppend: PKDrawing) { strokes += toAppend.strokes }

    public func appending(_ toAppend: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + toAppend.strokes) }
}

extension PKDrawing: Equatable {
    public static func == (a: PKDrawing, b: PKDrawing) -> Bool { a.dataRepresentation() == b.dataRepresentation() }
}
