import CoreFoundationTypes
import CoreGraphics
import Foundation

/// Returns a destination of one PNG or JPEG image; nil for other formats and several images.
/// - Linux: works
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data: data, type: type as String, count: count) }

/// Returns a destination, for types that are strings on Linux, such as `kUTTypePNG`.
/// - Linux: works
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: String, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data: data, type: type, count: count) }

/// Returns a destination of one PNG or JPEG image in a file; nil for other formats and several images.
/// - Linux: works
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(url: url as URL, type: type as String, count: count) }

/// Returns a destination in a file, for types that are strings on Linux, such as `kUTTypePNG`.
/// - Linux: works
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: String, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(url: url as URL, type: type, count: count) }

/// Sets what holds for all images: the quality and the greatest size are used.
/// - Linux: works
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.set(properties)
}

/// Adds the image that is written.
/// - Linux: works
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

/// Adds an image of a source, without what the source's file notes about it.
/// - Linux: works
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    if let image = isrc.image(at: index) { idst.add(image, properties) }
}

/// Writes the image. Returns false if there is none or it cannot be written.
/// - Linux: works
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finalize() }

/// Returns the identifiers of the types that are written.
/// - Linux: works
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.formats.map(\.rawValue) }
