@_exported import CoreFoundationTypes
@_exported import CoreGraphics
@_exported import Foundation

/// Returns a source of the images in data; it has none if the format is not known.
/// - Linux: works
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data: Data(referencing: data), isFinal: true)
}

/// Returns a source of the images in a file; nil if it cannot be read.
/// - Linux: works
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let data = NSData(contentsOf: url as URL) else { return nil }
    return CGImageSourceCreateWithData(data, options)
}

/// Returns a source of the images in a provider's data.
/// - Linux: works
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
    provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// Returns a source whose data comes later. It has images once the data is complete.
/// - Linux: works
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(data: Data(), isFinal: false)
}

/// Gives a source all data that is there now.
/// - Linux: works
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(Data(referencing: data), isFinal: final)
}

/// - Linux: works
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// - Linux: works
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus { isrc.status }

/// Returns the identifier of the format's type; nil for formats that are not known.
/// - Linux: works
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.format.map { $0.rawValue as CFString } }

/// Returns the number of images: of a GIF file's frames, otherwise 1, or 0 for formats that are not known.
/// - Linux: works
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// - Linux: works
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns the identifiers of the types that a source may have.
/// - Linux: works
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFormat.allCases.map(\.rawValue) }

/// Returns an image, turned as the file says.
/// - Linux: works
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.image(at: index) }

/// Returns an image that is not greater than the options say. The thumbnail of the file itself is not read: without an
/// option that asks for one of the image it is nil.
/// - Linux: works
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let options = options as? [String: Any] ?? [:]
    let isWanted = [kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent]
        .contains { (options[$0 as String] as? NSNumber)?.boolValue == true }
    guard isWanted, let image = isrc.image(at: index) else { return nil }
    let limit = (options[kCGImageSourceThumbnailMaxPixelSize as String] as? NSNumber)?.doubleValue
    return limit.map { image.limited(to: $0) } ?? image
}

/// Has no effect: decoded images are kept while the source lives.
/// - Linux: no effect
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}

/// Returns the number of bytes and, of a GIF file, how often it is shown.
/// - Linux: works
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard isrc.format != nil else { return nil }
    var properties: [String: Any] = [kCGImagePropertyFileSize as String: isrc.byteCount]
    if let gif = isrc.gif {
        properties[kCGImagePropertyGIFDictionary as String] = [
            kCGImagePropertyGIFLoopCount as String: gif.loopCount ?? 1
        ]
    }
    return properties as CFDictionary
}

/// Returns an image's size, color model and transparency and, of a GIF file's frame, how long it is shown. The image
/// is upright, so that its orientation is 1. What cameras note is not read.
/// - Linux: works
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let image = isrc.image(at: index) else { return nil }
    var properties: [String: Any] = [
        kCGImagePropertyPixelWidth as String: image.width, kCGImagePropertyPixelHeight as String: image.height,
        kCGImagePropertyDepth as String: 8, kCGImagePropertyOrientation as String: 1,
        kCGImagePropertyHasAlpha as String: !image.isOpaque,
        kCGImagePropertyColorModel as String: kCGImagePropertyColorModelRGB,
    ]
    if let delays = isrc.gif?.delays, delays.indices.contains(index) {
        let seconds = Double(delays[index]) / 100
        // Apple's frames of less than 0.02 seconds are shown for a tenth.
        properties[kCGImagePropertyGIFDictionary as String] = [
            kCGImagePropertyGIFUnclampedDelayTime as String: seconds,
            kCGImagePropertyGIFDelayTime as String: seconds < 0.02 ? 0.1 : seconds,
        ]
    }
    return properties as CFDictionary
}

extension CGImage {
    /// Returns an image whose longer side has at most `limit` pixels.
    func limited(to limit: Double) -> CGImage? {
        let factor = limit / Double(max(width, height))
        guard limit >= 1, factor < 1 else { return self }
        let size = (max(1, Int(Double(width) * factor)), max(1, Int(Double(height) * factor)))
        let context = CGContext(
            data: nil, width: size.0, height: size.1, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue
                | (isOpaque ? CGImageAlphaInfo.noneSkipFirst : .premultipliedFirst).rawValue)
        context?.interpolationQuality = .high
        context?.draw(self, in: CGRect(x: 0, y: 0, width: size.0, height: size.1))
        return context?.makeImage()
    }
}
