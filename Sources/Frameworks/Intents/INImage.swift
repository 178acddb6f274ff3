import Foundation

/// - Linux: works
///
/// Names an image for an intent; nothing shows it.
// Sound: nothing changes after the initializer.
open class INImage: NSObject, NSCopying, @unchecked Sendable {
    override init() {}

    public convenience init(named name: String) {
        self.init()
    }

    public convenience init(imageData: Data) {
        self.init()
    }

    public convenience init?(url URL: URL) {
        self.init()
    }

    public convenience init?(url URL: URL, width: Double, height: Double) {
        self.init()
    }

    open class func systemImageNamed(_ systemImageName: String) -> INImage { INImage() }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
