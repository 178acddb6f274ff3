import Foundation

/// A file that a scene is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// What is to be opened.
    open private(set) var url: URL

    /// Who asks, and whether the file must be copied.
    open private(set) var options = UIScene.OpenURLOptions()

    init(url: URL) {
        self.url = url
        super.init()
    }
}

extension UIScene {
    /// The options with which a file is opened.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// Whether the file is the user's original: copy it before changing what must be kept. Always true on a
        /// desktop.
        open var openInPlace: Bool { true }

        /// Nil: a desktop does not say from which program a file comes.
        open var sourceApplication: String? { nil }

        /// Nil.
        open var annotation: Any? { nil }
    }
}
