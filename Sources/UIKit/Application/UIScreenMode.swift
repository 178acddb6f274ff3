import Foundation

/// A size of a screen in pixels.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    /// The width and the height in pixels, not in points.
    open private(set) var size: CGSize

    /// Creates a mode without a size.
    public override init() {
        size = .zero
        super.init()
    }

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
        /// Whether reference colors are impossible, off, partly used, or on. A desktop has only `notSupported`.
        case notSupported, notEnabled, limited, enabled
    }
}
