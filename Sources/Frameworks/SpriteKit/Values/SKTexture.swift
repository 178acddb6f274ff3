import FrameworkAbsence
import UIKit

/// An image for sprites. It has its size and pixels; nothing draws it.
/// - Linux: works
open class SKTexture: NSObject {
    private let image: UIImage?
    private let part: CGRect

    /// Makes a texture of an image. It keeps the image's size in points.
    public init(image: UIImage) {
        self.image = image
        part = CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    /// Makes a texture of an image at a scale of 1.
    public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }

    /// Makes a texture of an image of the application. Without one of this name it is empty, where SpriteKit has a
    /// placeholder, and the console says so.
    public init(imageNamed name: String) {
        image = UIImage(named: name)
        part = CGRect(x: 0, y: 0, width: 1, height: 1)
        if image == nil {
            Absence.report("SpriteKit", "the image \"\(name)\" of a texture", "the texture is empty")
        }
    }

    /// Makes a texture of a part of another.
    ///
    /// - Parameter rect: the part in fractions of `texture`, from its lower left corner.
    public init(rect: CGRect, in texture: SKTexture) {
        image = texture.image
        let whole = texture.part
        part = CGRect(
            x: whole.minX + rect.minX * whole.width, y: whole.minY + rect.minY * whole.height,
            width: rect.width * whole.width, height: rect.height * whole.height)
    }

    /// Returns the part of the image in fractions, from its lower left corner.
    open func textureRect() -> CGRect { part }

    /// Returns the size in points; zero for an empty texture.
    open func size() -> CGSize {
        let whole = image?.size ?? .zero
        return CGSize(width: whole.width * part.width, height: whole.height * part.height)
    }

    /// Returns the pixels; those of an empty texture are one clear pixel.
    open func cgImage() -> CGImage {
        guard let whole = image?.cgImage else { return Self.clearPixel }
        let (width, height) = (CGFloat(whole.width), CGFloat(whole.height))
        let rect = CGRect(
            x: part.minX * width, y: (1 - part.maxY) * height, width: part.width * width, height: part.height * height)
        return whole.cropping(to: rect) ?? whole
    }

    private static var clearPixel: CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 1, height: 1)
        // An image of a renderer always has pixels.
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in }.cgImage!
    }

    /// How pixels are enlarged: smoothly by default.
    /// - Linux: no effect
    open var filteringMode = SKTextureFilteringMode.linear
    /// Whether smaller copies are made for drawing; false by default.
    /// - Linux: no effect
    open var usesMipmaps = false

    /// Calls the block in a later turn of the main queue: images are loaded when textures are made.
    open func preload(completionHandler: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async(execute: completionHandler)
    }

    /// Calls the block in a later turn of the main queue: images are loaded when textures are made.
    open class func preload(
        _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        DispatchQueue.main.async(execute: completionHandler)
    }
}

/// How a texture's pixels are enlarged.
/// - Linux: no effect
public enum SKTextureFilteringMode: Int, Sendable {
    /// Each pixel becomes a square.
    case nearest
    /// Pixels are mixed with their neighbors.
    case linear
}
