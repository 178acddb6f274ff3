import Foundation

/// A particle as one frame shows it.
struct ParticleSprite {
    let image: CGImage
    let size: CGSize
    /// From coordinates whose origin is the particle's center.
    let transform: CGAffineTransform
    let alpha: CGFloat

    var rect: CGRect { CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height) }
}

/// The particles of an emitter layer in one frame, in the order in which they are drawn.
final class ParticlePicture: LayerContent {
    private let sprites: [ParticleSprite]
    private let isAdditive: Bool
    private let area: CGRect

    init(_ sprites: [ParticleSprite], isAdditive: Bool) {
        self.sprites = sprites
        self.isAdditive = isAdditive
        area = sprites.reduce(CGRect.null) { $0.union($1.rect.applying($1.transform)) }
    }

    func frame(in bounds: CGRect) -> CGRect { area }

    func paint(in context: CGContext, bounds: CGRect) {
        context.saveGState()
        defer { context.restoreGState() }
        if isAdditive { context.setBlendMode(.plusLighter) }
        for sprite in sprites {
            context.saveGState()
            context.concatenate(sprite.transform)
            context.setAlpha(sprite.alpha)
            context.drawUpright(sprite.image, in: sprite.rect)
            context.restoreGState()
        }
    }
}

/// Images whose colors are multiplied, for particles. The components are rounded to sixteenths, so that an image has
/// few variants; they are kept while the image is used.
@MainActor
enum TintedImages {
    private static let steps = 16.0
    private static let limit = 256
    private static var images: [Key: CGImage] = [:]

    private struct Key: Hashable {
        let image: CGImage
        let red, green, blue: Int
    }

    static func image(_ image: CGImage, red: Double, green: Double, blue: Double) -> CGImage {
        let parts = [red, green, blue].map { Int((max(0, min(1, $0)) * steps).rounded()) }
        guard parts.contains(where: { $0 < Int(steps) }) else { return image }
        let key = Key(image: image, red: parts[0], green: parts[1], blue: parts[2])
        if let known = images[key] { return known }
        guard let made = tinted(image, parts) else { return image }
        if images.count >= limit { images.removeAll() }
        images[key] = made
        return made
    }

    private static func tinted(_ image: CGImage, _ parts: [Int]) -> CGImage? {
        let (width, height, rowBytes) = (image.width, image.height, image.bytesPerRow)
        let whole = UInt32(steps)
        return image.withPixels { source in
            CGImage(width: width, height: height) { target, perRow in
                for y in 0..<height {
                    for x in 0..<width {
                        let pixel = source.load(fromByteOffset: y * rowBytes + x * 4, as: UInt32.self)
                        func part(_ shift: UInt32, _ factor: Int) -> UInt32 {
                            ((pixel >> shift & 255) * UInt32(factor) / whole) << shift
                        }
                        target[y * perRow + x] =
                            pixel & 0xFF00_0000 | part(16, parts[0]) | part(8, parts[1]) | part(0, parts[2])
                    }
                }
            }
        }
    }
}
