import UIKit

/// What is known about a link.
///
/// - Linux: works
// Sound: like Apple's, it is for one thread at a time; an open class with properties cannot say more.
open class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    /// - Linux: no effect
    open var videoProvider: NSItemProvider?
    /// - Linux: no effect
    open var remoteVideoURL: URL?

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LPLinkMetadata()
        copy.originalURL = originalURL
        copy.url = url
        copy.title = title
        copy.iconProvider = iconProvider
        copy.imageProvider = imageProvider
        copy.videoProvider = videoProvider
        copy.remoteVideoURL = remoteVideoURL
        return copy
    }

    // MARK: Archives

    open class var supportsSecureCoding: Bool { true }

    /// Reads the addresses and the title: providers are not archived.
    public required init?(coder: NSCoder) {
        originalURL = Self.url("originalURL", coder)
        url = Self.url("URL", coder)
        title = coder.decodeObject(of: NSString.self, forKey: "title").map { String(describing: $0) }
        remoteVideoURL = Self.url("remoteVideoURL", coder)
    }

    open func encode(with coder: NSCoder) {
        coder.encode(originalURL as NSURL?, forKey: "originalURL")
        coder.encode(url as NSURL?, forKey: "URL")
        coder.encode(title as NSString?, forKey: "title")
        coder.encode(remoteVideoURL as NSURL?, forKey: "remoteVideoURL")
    }

    private static func url(_ key: String, _ coder: NSCoder) -> URL? {
        coder.decodeObject(of: NSURL.self, forKey: key)?.absoluteURL
    }
}
