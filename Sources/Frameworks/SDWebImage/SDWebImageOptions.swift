/// How an image is loaded and shown.
/// - Linux: works
public struct SDWebImageOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Loads an address again that has failed before.
    public static let retryFailed = SDWebImageOptions(rawValue: 1 << 0)
    /// Downloads after all others that wait.
    public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
    /// Images are shown when they are complete.
    /// - Linux: no effect
    public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
    /// Shows the image of the cache, and downloads it again.
    public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
    /// Programs are not suspended in background.
    /// - Linux: no effect
    public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
    /// Sends and stores cookies.
    public static let handleCookies = SDWebImageOptions(rawValue: 1 << 5)
    /// Certificates are always checked.
    /// - Linux: no effect
    public static let allowInvalidSSLCertificates = SDWebImageOptions(rawValue: 1 << 6)
    /// Downloads before all others that wait.
    public static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
    /// Shows the placeholder only if the load fails.
    public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
    /// Leaves it to the completion block to show the image.
    public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 1 << 10)
    /// Scales images of more than 3,966 pixels in a direction down to that.
    public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
    /// Reads the files on disk at once and not in background.
    public static let queryDiskDataSync = SDWebImageOptions(rawValue: 1 << 14)
    /// Does not download.
    public static let fromCacheOnly = SDWebImageOptions(rawValue: 1 << 15)
    /// Does not look in the caches.
    public static let fromLoaderOnly = SDWebImageOptions(rawValue: 1 << 16)
    /// Animates images from the memory too.
    public static let forceTransition = SDWebImageOptions(rawValue: 1 << 17)
    /// Images are decoded in background all the same.
    /// - Linux: no effect
    public static let avoidDecodeImage = SDWebImageOptions(rawValue: 1 << 18)
    /// Takes the first image of an animated one.
    public static let decodeFirstFrameOnly = SDWebImageOptions(rawValue: 1 << 19)
    /// The images of an animated one are always decoded together.
    /// - Linux: no effect
    public static let preloadAllFrames = SDWebImageOptions(rawValue: 1 << 20)
    /// Completes when the image has been written to the disk.
    public static let waitStoreCache = SDWebImageOptions(rawValue: 1 << 22)
}
