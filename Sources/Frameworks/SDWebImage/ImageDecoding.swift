import Foundation
import ImageIO

/// How data becomes an image. Can be used on any thread.
struct ImageDecoding: Hashable, Sendable {
    var scale: CGFloat = 1
    /// The size in pixels that an image is scaled down into; zero for its own.
    var width: CGFloat = 0
    var height: CGFloat = 0
    var keepsAspectRatio = true
    var takesFirstFrameOnly = false

    /// The limit of the library on iOS, in pixels.
    private static let largeSide: CGFloat = 3966

    init(key: String, options: SDWebImageOptions = [], context: SDWebImageContext = [:]) {
        scale = max(1, context.number(.imageScaleFactor).map { CGFloat($0) } ?? Self.scale(of: key))
        let limit = options.contains(.scaleDownLargeImages) ? Self.largeSide : 0
        let size = context.size(.imageThumbnailPixelSize) ?? CGSize(width: limit, height: limit)
        if size.width > 0, size.height > 0 { (width, height) = (size.width, size.height) }
        keepsAspectRatio = context.flag(.imagePreserveAspectRatio) ?? true
        takesFirstFrameOnly = options.contains(.decodeFirstFrameOnly)
    }

    /// What the key of the memory cache has in addition, so that images of one address that differ do not meet there.
    var keySuffix: String {
        var suffix = width > 0 ? "-Thumbnail({\(width),\(height)},\(keepsAspectRatio ? 1 : 0))" : ""
        if takesFirstFrameOnly { suffix += "-FirstFrame" }
        return suffix
    }

    /// Returns nil for data that is no image.
    func image(from data: Data) -> UIImage? {
        guard !data.isEmpty, let image = animation(in: data) ?? UIImage(data: data, scale: scale) else { return nil }
        return fitted(image)?.preparingForDisplay()
    }

    /// Returns the scale that a name has before its extension.
    private static func scale(of key: String) -> CGFloat {
        if key.contains("@2x.") || key.contains("%402x.") { return 2 }
        return key.contains("@3x.") || key.contains("%403x.") ? 3 : 1
    }

    private func animation(in data: Data) -> UIImage? {
        guard !takesFirstFrameOnly, data.starts(with: Array("GIF8".utf8)),
            let source = CGImageSourceCreateWithData(data as NSData, nil), CGImageSourceGetCount(source) > 1
        else { return nil }
        let frames = (0..<CGImageSourceGetCount(source)).compactMap { index -> (image: UIImage, hundredths: Int)? in
            guard let image = CGImageSourceCreateImageAtIndex(source, index, nil),
                let frame = fitted(UIImage(cgImage: image, scale: scale, orientation: .up))
            else { return nil }
            return (frame, max(1, Int((Self.delay(of: index, in: source) * 100).rounded())))
        }
        // An animated image shows all its images equally long: longer ones stand in it several times.
        let unit = frames.reduce(0) { Self.greatestDivisor($0, $1.hundredths) }
        let images = frames.flatMap { Array(repeating: $0.image, count: $0.hundredths / max(unit, 1)) }
        return UIImage.animatedImage(with: images, duration: Double(images.count * unit) / 100)
    }

    private static func delay(of index: Int, in source: CGImageSource) -> Double {
        let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
        let animation = properties?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
        return animation?[kCGImagePropertyGIFDelayTime as String] as? Double ?? 0.1
    }

    private static func greatestDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : greatestDivisor(b, a % b) }

    private func fitted(_ image: UIImage) -> UIImage? {
        guard width > 0, image.images == nil else { return image }
        let size = CGSize(width: width / scale, height: height / scale)
        if keepsAspectRatio { return image.preparingThumbnail(of: size) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }
    }
}
