import Foundation

/// The content of an image view's layer. Immutable: the view sets a new one after every change.
final class ImageContent: LayerContent {
    private let pixels: ImagePixels
    private let contentMode: UIView.ContentMode
    private let tint: CGColor?
    private let shade: CGColor?
    private let isMirrored: Bool

    init(pixels: ImagePixels, contentMode: UIView.ContentMode, tint: CGColor?, shade: CGColor? = nil, isMirrored: Bool)
    {
        self.pixels = pixels
        self.contentMode = contentMode
        self.tint = tint
        self.shade = shade
        self.isMirrored = isMirrored
    }

    func frame(in bounds: CGRect) -> CGRect {
        contentMode.rect(of: pixels.size, in: bounds)
    }

    func paint(in context: CGContext, bounds: CGRect) {
        let rect = frame(in: bounds)
        guard !rect.isEmpty else { return }
        pixels.paint(in: context, rect: rect, tint: tint, isMirrored: isMirrored)
        if let shade { pixels.paint(in: context, rect: rect, tint: shade, isMirrored: isMirrored) }
    }
}

extension UIView.ContentMode {
    /// Returns the frame of content of the given size in `bounds`, which may extend beyond them.
    func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit:
            return scaled(size, by: min(bounds.width / size.width, bounds.height / size.height), in: bounds)
        case .scaleAspectFill:
            return scaled(size, by: max(bounds.width / size.width, bounds.height / size.height), in: bounds)
        case .center: return placed(size, x: 0.5, y: 0.5, in: bounds)
        case .top: return placed(size, x: 0.5, y: 0, in: bounds)
        case .bottom: return placed(size, x: 0.5, y: 1, in: bounds)
        case .left: return placed(size, x: 0, y: 0.5, in: bounds)
        case .right: return placed(size, x: 1, y: 0.5, in: bounds)
        case .topLeft: return placed(size, x: 0, y: 0, in: bounds)
        case .topRight: return placed(size, x: 1, y: 0, in: bounds)
        case .bottomLeft: return placed(size, x: 0, y: 1, in: bounds)
        case .bottomRight: return placed(size, x: 1, y: 1, in: bounds)
        }
    }

    private func scaled(_ size: CGSize, by factor: CGFloat, in bounds: CGRect) -> CGRect {
        placed(CGSize(width: size.width * factor, height: size.height * factor), x: 0.5, y: 0.5, in: bounds)
    }

    /// Returns the frame for a position; `x` and `y` are the share of the remaining space that lies before the content.
    private func placed(_ size: CGSize, x: CGFloat, y: CGFloat, in bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }
}
