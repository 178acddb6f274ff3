import Foundation

/// A file that a scene is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    public let url: URL

    public let options = UIScene.OpenURLOptions()

    init(url: URL) {
        self.url = url
        super.init()
    }
}

extension UIScene {
    /// How a file is opened.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The file is the user's own: copy it before you change what must stay. Always true on a desktop.
        open var openInPlace: Bool { true }
    }
}
