import UIKit

extension CIImage {
    /// Takes the pixels of an image, without its orientation. Nil if it has none.
    /// - Linux: works
    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

    /// Takes the pixels of an image, without its orientation. Nil if it has none.
    /// - Linux: works
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        guard let pixels = image.cgImage else { return nil }
        self.init(cgImage: pixels, options: options)
    }
}

extension UIImage {
    /// Computes the pixels of a Core Image image at once. An image without end gives an empty one.
    /// - Linux: works
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Computes the pixels of a Core Image image at once. An image without end gives an empty one.
    /// - Linux: works
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        let clear = CGRect(x: 0, y: 0, width: 1, height: 1)
        let pixels =
            CIContext().createCGImage(ciImage, from: ciImage.extent)
            ?? CIContext().createCGImage(.clear, from: clear)!
        self.init(cgImage: pixels, scale: scale, orientation: orientation)
    }

    /// Always nil: an image that was made of a Core Image image has pixels.
    /// - Linux: refuses
    public var ciImage: CIImage? { nil }
}

extension CIColor {
    /// - Linux: works
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
    /// - Linux: works
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// - Linux: works
    public var ciColor: CIColor { CIColor(color: self) }
}
