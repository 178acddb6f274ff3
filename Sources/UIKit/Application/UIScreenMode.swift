import Foundation

/// A size of a screen in pixels.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    public let size: CGSize

    init(size: CGSize) {
        self.size = size
    }

    /// Pixels are square.
    open var pixelAspectRatio: CGFloat { 1 }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIScreenMode)?.size == size }

    open override var hash: Int { size.width.hashValue ^ size.height.hashValue }
}

extension UIScreen {
    /// Whether a screen shows reference colors.
    public enum ReferenceDisplayModeStatus: Int, Sendable {
        case notSupported, notEnabled, limited, enabled
    }
}
