import CoreGraphics
import Foundation

/// Where images are written: PNG or JPEG, to data or to a file.
/// - Linux: works
// Sound: the state is used under the lock only.
public final class CGImageDestination: Hashable, @unchecked Sendable {
    private enum Target {
        case data(NSMutableData)
        case file(URL)
    }

    private let lock = NSLock()
    private let target: Target
    private let format: ImageFormat
    private var properties: [String: Any] = [:]
    private var image: (CGImage, properties: [String: Any])?

    static let formats: [ImageFormat] = [.png, .jpeg]

    /// Nil for formats that are not written, and for several images: neither format has them.
    private init?(_ target: Target, type: String, count: Int) {
        guard let format = ImageFormat(rawValue: type), Self.formats.contains(format), count == 1 else { return nil }
        self.target = target
        self.format = format
    }

    convenience init?(data: NSMutableData, type: String, count: Int) {
        self.init(.data(data), type: type, count: count)
    }

    convenience init?(url: URL, type: String, count: Int) { self.init(.file(url), type: type, count: count) }

    public static func == (lhs: CGImageDestination, rhs: CGImageDestination) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    func set(_ properties: CFDictionary?) { lock.withLock { self.properties = Self.options(properties) } }

    func add(_ image: CGImage, _ properties: CFDictionary?) {
        lock.withLock { self.image = (image, Self.options(properties)) }
    }

    private static func options(_ dictionary: CFDictionary?) -> [String: Any] { dictionary as? [String: Any] ?? [:] }

    /// Returns whether the image was written.
    func finalize() -> Bool {
        lock.withLock {
            guard let image else { return false }
            let options = properties.merging(image.properties) { $1 }
            func number(_ key: CFString) -> Double? { (options[key as String] as? NSNumber)?.doubleValue }
            let limit = number(kCGImageDestinationImageMaxPixelSize)
            guard let pixels = limit.map({ image.0.limited(to: $0) }) ?? image.0 else { return false }
            let quality = number(kCGImageDestinationLossyCompressionQuality) ?? 0.8
            guard let data = format == .png ? pixels.pngData() : pixels.jpegData(quality: quality) else { return false }
            switch target {
            case .data(let target): target.append(data)
            case .file(let url): return (try? data.write(to: url)) != nil
            }
            return true
        }
    }
}
