import Foundation

/// The name of a value in a context.
/// - Linux: works
public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `String` that tells the loads of one view apart.
    public static let setImageOperationKey = SDWebImageContextOption(rawValue: "setImageOperationKey")
    /// An `SDWebImageManager` to be used in place of the shared one.
    public static let customManager = SDWebImageContextOption(rawValue: "customManager")
    /// The scale of the image, a number.
    public static let imageScaleFactor = SDWebImageContextOption(rawValue: "imageScaleFactor")
    /// Whether thumbnails keep the aspect ratio; true without a value.
    public static let imagePreserveAspectRatio = SDWebImageContextOption(rawValue: "imagePreserveAspectRatio")
    /// The size in pixels into which the image is scaled down, a `CGSize`.
    public static let imageThumbnailPixelSize = SDWebImageContextOption(rawValue: "imageThumbnailPixelSize")
    /// The raw value of the caches that are searched.
    public static let queryCacheType = SDWebImageContextOption(rawValue: "queryCacheType")
    /// The raw value of the caches that a downloaded image is stored in.
    public static let storeCacheType = SDWebImageContextOption(rawValue: "storeCacheType")
}

/// Values that options cannot have.
/// - Linux: works
public typealias SDWebImageContext = [SDWebImageContextOption: Any]

extension SDWebImageContext {
    func cacheType(_ option: SDWebImageContextOption) -> SDImageCacheType {
        if let type = self[option] as? SDImageCacheType { return type }
        return number(option).flatMap { SDImageCacheType(rawValue: Int($0)) } ?? .all
    }

    func number(_ option: SDWebImageContextOption) -> Double? {
        switch self[option] {
        case let value as Int: Double(value)
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    func flag(_ option: SDWebImageContextOption) -> Bool? {
        self[option] as? Bool ?? (self[option] as? NSNumber)?.boolValue
    }

    func size(_ option: SDWebImageContextOption) -> CGSize? {
        self[option] as? CGSize ?? (self[option] as? NSValue)?.cgSizeValue
    }
}
