import Foundation

// Images are decoded when they are read here, so that preparing for display has nothing left to do but to draw symbols
// and the variants of catalogs.
extension UIImage {
    /// Returns the image, decoded. Can be called on any thread. Nil for an image without pixels.
    public func preparingForDisplay() -> UIImage? {
        isSymbolImage || cgImage != nil ? self : nil
    }

    /// Decodes the image and calls the handler on another thread.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
    }

    /// Returns the image, decoded on another thread. Nil for an image without pixels.
    public func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareForDisplay { continuation.resume(returning: $0) }
        }
    }

    /// Returns the image scaled to fit into a size in points, with its own aspect ratio and scale, which takes less
    /// memory. It is never larger than the image; unverified. Can be called on any thread. Nil for an empty size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / self.size.width, size.height / self.size.height, 1)
        guard factor < 1 else { return preparingForDisplay() }
        let pixel = 1 / scale
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let fitting = CGSize(
            width: max(pixel, (self.size.width * factor * scale).rounded() / scale),
            height: max(pixel, (self.size.height * factor * scale).rounded() / scale))
        return UIGraphicsImageRenderer(size: fitting, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: fitting))
        }
    }

    /// Makes the thumbnail and calls the handler on another thread.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Returns a thumbnail as ``preparingThumbnail(of:)`` does, made on another thread.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }
}
