/// How an image is downloaded.
/// - Linux: works
public struct SDWebImageDownloaderOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Downloads after all others that wait.
    public static let lowPriority = SDWebImageDownloaderOptions(rawValue: 1 << 0)
    /// Lets the session's cache of answers serve the request.
    public static let useNSURLCache = SDWebImageDownloaderOptions(rawValue: 1 << 2)
    /// Sends and stores cookies.
    public static let handleCookies = SDWebImageDownloaderOptions(rawValue: 1 << 5)
    /// Downloads before all others that wait.
    public static let highPriority = SDWebImageDownloaderOptions(rawValue: 1 << 7)
    /// Scales images of more than 3,966 pixels in a direction down to that.
    public static let scaleDownLargeImages = SDWebImageDownloaderOptions(rawValue: 1 << 8)
    /// Takes the first image of an animated one.
    public static let decodeFirstFrameOnly = SDWebImageDownloaderOptions(rawValue: 1 << 10)

    init(_ options: SDWebImageOptions) {
        self = []
        if options.contains(.lowPriority) { insert(.lowPriority) }
        if options.contains(.highPriority) { insert(.highPriority) }
        if options.contains(.handleCookies) { insert(.handleCookies) }
        if options.contains(.refreshCached) { insert(.useNSURLCache) }
    }

    var ofDecoding: SDWebImageOptions {
        var options: SDWebImageOptions = []
        if contains(.scaleDownLargeImages) { options.insert(.scaleDownLargeImages) }
        if contains(.decodeFirstFrameOnly) { options.insert(.decodeFirstFrameOnly) }
        return options
    }
}
