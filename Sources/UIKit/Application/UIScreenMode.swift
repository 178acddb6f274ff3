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
    /// The screens of the scenes of the application, that of the front scene first.
    public class var screens: [UIScreen] {
        let scenes = UIApplication.current?.connectedScenes.compactMap { $0 as? UIWindowScene } ?? []
        return [main] + scenes.map(\.screen).filter { $0 !== main }
    }

    /// The size that the window of the host has now.
    public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }

    public var preferredMode: UIScreenMode? { currentMode }

    public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

    /// Nil: no screen shows what another one shows.
    public var mirrored: UIScreen? { nil }

    /// How much brighter than white a color can be: 1, since colors have no extended range.
    public var currentEDRHeadroom: CGFloat { 1 }

    public var potentialEDRHeadroom: CGFloat { 1 }

    public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

    /// Whether a screen shows reference colors.
    public enum ReferenceDisplayModeStatus: Int, Sendable {
        case notSupported, notEnabled, limited, enabled
    }

    /// Returns a view with a static image of the scene's visible windows.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let view = UIView(frame: bounds)
        for window in scene?.windows ?? [] where !window.isHidden {
            guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            picture.frame = window.frame
            view.addSubview(picture)
        }
        return view
    }
}
