import Foundation

/// A size of a screen in pixels.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    /// The width and the height in pixels, not in points.
    open var size: CGSize { pixels }
    private nonisolated let pixels: CGSize

    /// Creates a mode without a size.
    public override init() {
        pixels = .zero
        super.init()
    }

    init(size: CGSize) {
        pixels = size
    }

    /// Pixels are square.
    open var pixelAspectRatio: CGFloat { 1 }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIScreenMode)?.pixels == pixels }

    open override var hash: Int { pixels.width.hashValue ^ pixels.height.hashValue }
}

extension UIScreen {
    /// Whether a screen shows reference colors.
    public enum ReferenceDisplayModeStatus: Int, Sendable {
        /// Whether reference colors are impossible, off, partly used, or on. A desktop has only `notSupported`.
        case notSupported, notEnabled, limited, enabled
    }
}
