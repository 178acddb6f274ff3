import Foundation
import Synchronization

/// The cap insets of an image and its parts as separate images, so that stretching one takes no color from its
/// neighbors. Immutable except for the parts, which are cut out when they are first painted.
final class ResizableImage: Sendable {
    let capInsets: UIEdgeInsets
    let mode: UIImage.ResizingMode
    private let upright: CGImage
    private let scale: CGFloat
    private let cut = Mutex<[CGRect: CGImage]>([:])

    /// Nil for an empty image.
    init?(_ pixels: ImagePixels, capInsets: UIEdgeInsets, mode: UIImage.ResizingMode) {
        guard let upright = pixels.with({ $0.tint = nil }).upright else { return nil }
        self.upright = upright
        self.capInsets = capInsets
        self.mode = mode
        scale = pixels.scale > 0 ? pixels.scale : 1
    }

    /// Paints over `rect`; with a tint, paints the alpha of the image in that color.
    func paint(in context: CGContext, rect: CGRect, tint: CGColor?) {
        let size = CGSize(width: CGFloat(upright.width) / scale, height: CGFloat(upright.height) / scale)
        for part in NineSlice(size: size, insets: capInsets).parts(in: rect, toPixels: context.pixelTransform) {
            guard let image = picture(of: part.source) else { continue }
            switch mode {
            case .stretch: Self.paint(image, in: part.target, of: context, tint)
            case .tile: tile(image, part, context, tint)
            }
        }
    }

    private func tile(_ image: CGImage, _ part: NineSlice.Part, _ context: CGContext, _ tint: CGColor?) {
        context.saveGState()
        context.clip(to: part.target)
        var y = part.target.minY
        while y < part.target.maxY {
            var x = part.target.minX
            while x < part.target.maxX {
                Self.paint(image, in: CGRect(origin: CGPoint(x: x, y: y), size: part.source.size), of: context, tint)
                x += part.source.width
            }
            y += part.source.height
        }
        context.restoreGState()
    }

    private static func paint(_ image: CGImage, in rect: CGRect, of context: CGContext, _ tint: CGColor?) {
        if let tint { context.drawMask(image, in: rect, color: tint) } else { context.drawUpright(image, in: rect) }
    }

    private func picture(of source: CGRect) -> CGImage? {
        cut.withLock { known in
            if let found = known[source] { return found }
            let pixels = CGRect(
                x: source.minX * scale, y: source.minY * scale, width: source.width * scale,
                height: source.height * scale)
            let new = upright.cropping(to: pixels)
            known[source] = new
            return new
        }
    }
}

extension UIImage {
    /// The way in which the edges and the middle of a resizable image fill the area between its caps.
    public enum ResizingMode: Int, Sendable {
        /// Repeats the middle and the edges at their own size.
        case tile = 0
        /// Stretches the middle and the edges.
        case stretch = 1
    }
}
