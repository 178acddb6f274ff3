import UIKit

/// Draws round images on demand.
@MainActor
enum Dot {
    /// Returns a disc, 29 points wide.
    static func image(_ color: UIColor) -> UIImage? {
        let (points, scale) = (29, 3)
        let context = CGContext(
            data: nil, width: points * scale, height: points * scale, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.setFillColor(color.cgColor)
        context?.fillEllipse(in: CGRect(x: 0, y: 0, width: points * scale, height: points * scale))
        return context?.makeImage().map { UIImage(cgImage: $0, scale: CGFloat(scale), orientation: .up) }
    }
}
