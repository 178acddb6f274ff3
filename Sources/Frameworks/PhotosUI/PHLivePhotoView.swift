import FrameworkAbsence
import Photos
import UIKit

/// - Linux: works
///
/// How the badge of a Live Photo looks.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1 << 0)
    public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 1 << 1)
}

/// - Linux: no effect
///
/// How a Live Photo is played.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
    case undefined = 0
    case full = 1
    case hint = 2
}

/// - Linux: refuses
///
/// A panel in place of a Live Photo, which Linux cannot read.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
    private let panel = AbsencePanel(
        symbolName: "photo", title: "Live Photo", message: "Live Photos cannot be shown on this desktop.")
    private let playbackRecognizer = UILongPressGestureRecognizer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        showPanel()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showPanel()
    }

    private func showPanel() {
        Absence.report("PhotosUI", "PHLivePhotoView", "a panel is shown instead")
        panel.frame = bounds
        panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(panel)
        addGestureRecognizer(playbackRecognizer)
    }

    /// Returns an empty image: the system's symbols have no such badge.
    open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage { UIImage() }

    /// - Linux: no effect
    open weak var delegate: (any PHLivePhotoViewDelegate)?

    /// Kept, and not shown.
    open var livePhoto: PHLivePhoto?

    /// Kept, without effect. The default is false.
    open var isMuted = false

    /// A recognizer in the view, which starts nothing.
    open var playbackGestureRecognizer: UIGestureRecognizer { playbackRecognizer }

    /// - Linux: no effect
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}

    /// - Linux: no effect
    open func stopPlayback() {}
}
