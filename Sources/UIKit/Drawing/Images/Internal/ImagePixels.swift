import Foundation

/// The contents of a ``UIImage``, and how they are painted. Variants of an image share its pixels.
struct ImagePixels {
    /// Nil for an empty image.
    let image: CGImage?
    var scale: CGFloat
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    var tint: UIColor?
    var flipsForRightToLeft = false
    var resizing: ResizableImage?
    var alignmentRectInsets = UIEdgeInsets.zero
    /// The distance from the bottom in points; nil without a baseline.
    var baseline: CGFloat?
    /// For symbols: what they were drawn from.
    var symbol: SymbolImage?
    /// The variants for other traits, if there can be any.
    var asset: UIImageAsset?

    /// Whether only the alpha counts where the image is shown. Symbols without colors of their own are templates by
    /// default.
    var isTemplate: Bool {
        renderingMode == .alwaysTemplate || (renderingMode == .automatic && symbol != nil && symbolColor == nil)
    }

    /// The color in which the image is painted where it is no template; nil paints its own colors.
    var ownTint: UIColor? { tint ?? symbolColor }

    /// The color from the configuration of a symbol.
    private var symbolColor: UIColor? {
        if case .fixed(let color)? = symbol?.values.colors { color } else { nil }
    }

    var size: CGSize {
        guard let image else { return .zero }
        let scale = scale > 0 ? scale : 1
        let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        return orientation.isQuarterTurn ? CGSize(width: size.height, height: size.width) : size
    }

    func with(_ change: (inout ImagePixels) -> Void) -> ImagePixels {
        var copy = self
        change(&copy)
        return copy
    }

    /// Paints the image turned and, with a tint, as a mask of that color. `y` grows downwards in the context.
    func paint(in context: CGContext, rect: CGRect, tint: CGColor?, isMirrored: Bool = false) {
        guard let image else { return }
        if let resizing, rect.size != size {
            return paint(resizing, in: context, rect: rect, tint: tint, isMirrored: isMirrored)
        }
        context.saveGState()
        context.concatenate(orientation.transform(into: rect))
        var target = CGRect(origin: .zero, size: rect.size)
        if orientation.isQuarterTurn { target.size = CGSize(width: rect.height, height: rect.width) }
        if isMirrored {
            let isTurned = orientation.isQuarterTurn
            context.translateBy(x: isTurned ? 0 : target.width, y: isTurned ? target.height : 0)
            context.scaleBy(x: isTurned ? 1 : -1, y: isTurned ? -1 : 1)
        }
        if let tint {
            context.drawMask(image, in: target, color: tint)
        } else {
            context.drawUpright(image, in: target)
        }
        context.restoreGState()
    }

    private func paint(
        _ resizing: ResizableImage, in context: CGContext, rect: CGRect, tint: CGColor?, isMirrored: Bool
    ) {
        guard isMirrored else { return resizing.paint(in: context, rect: rect, tint: tint) }
        context.saveGState()
        context.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
        resizing.paint(in: context, rect: rect, tint: tint)
        context.restoreGState()
    }

    /// The pixels with orientation and tint applied.
    var upright: CGImage? {
        guard image != nil, orientation != .up || ownTint != nil else { return image }
        let size = size
        let width = Int((size.width * scale).rounded())
        let height = Int((size.height * scale).rounded())
        return CGImage(width: width, height: height) { target, pixelsPerRow in
            let context = CGContext(
                pixels: UnsafeMutableRawPointer(target), width: width, height: height, stride: pixelsPerRow * 4,
                scale: 1)
            let rect = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
            paint(in: context, rect: rect, tint: ownTint?.cgColor)
            context.flush()
        }
    }
}

extension ImagePixels: Equatable {
    static func == (left: ImagePixels, right: ImagePixels) -> Bool {
        (left.image === right.image || left.symbol != nil) && left.scale == right.scale
            && left.orientation == right.orientation
            && left.renderingMode == right.renderingMode && left.tint == right.tint
            && left.flipsForRightToLeft == right.flipsForRightToLeft && left.resizing === right.resizing
            && left.alignmentRectInsets == right.alignmentRectInsets && left.baseline == right.baseline
            && left.symbol == right.symbol
    }
}

extension UIImage.Orientation {
    /// Transforms the unturned image, with its top left corner at the origin, to where it is shown.
    func transform(into rect: CGRect) -> CGAffineTransform {
        let (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
        switch self {
        case .up: return CGAffineTransform(translationX: x, y: y)
        case .down: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: x + width, ty: y + height)
        case .left: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: x, ty: y + height)
        case .right: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: x + width, ty: y)
        case .upMirrored: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: x + width, ty: y)
        case .downMirrored: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: x, ty: y + height)
        case .leftMirrored: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: x + width, ty: y + height)
        case .rightMirrored: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: x, ty: y)
        }
    }
}
