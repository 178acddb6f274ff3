import AVFoundation
import Foundation
import FrameworkAbsence
import UIKit

/// - Linux: refuses
/// Shows a video in a small window above other programs. This is not supported; starting it fails.
open class AVPictureInPictureController: NSObject {
    open var contentSource: ContentSource?
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open var requiresLinearPlayback = false
    open var canStartPictureInPictureAutomaticallyFromInline = false

    public init(contentSource: ContentSource) {
        self.contentSource = contentSource
        super.init()
    }

    /// Returns nil.
    public init?(playerLayer: AVPlayerLayer) { return nil }

    /// Returns false.
    open class func isPictureInPictureSupported() -> Bool { false }

    @preconcurrency @MainActor
    open class func pictureInPictureButtonStartImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage {
        UIImage(systemName: "pip.enter") ?? UIImage()
    }

    @preconcurrency @MainActor
    open class func pictureInPictureButtonStopImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage {
        UIImage(systemName: "pip.exit") ?? UIImage()
    }

    @preconcurrency @MainActor
    open class var pictureInPictureButtonStartImage: UIImage { pictureInPictureButtonStartImage(compatibleWith: nil) }

    @preconcurrency @MainActor
    open class var pictureInPictureButtonStopImage: UIImage { pictureInPictureButtonStopImage(compatibleWith: nil) }

    open var isPictureInPicturePossible: Bool { false }
    open var isPictureInPictureActive: Bool { false }
    open var isPictureInPictureSuspended: Bool { false }

    /// Tells the delegate, on the main queue, that it failed.
    open func startPictureInPicture() {
        Absence.report("AVKit", "AVPictureInPictureController", "it is not supported, and starting it fails")
        callLater { [weak self] in
            guard let self else { return }
            delegate?.pictureInPictureController(
                self, failedToStartPictureInPictureWithError: AVKitError(.pictureInPictureStartFailed))
        }
    }

    open func stopPictureInPicture() {}

    open func invalidatePlaybackState() {}
}

extension AVPictureInPictureController {
    /// - Linux: no effect
    /// What a small window shows.
    open class ContentSource: NSObject {
        open internal(set) var playerLayer: AVPlayerLayer?

        public init(playerLayer: AVPlayerLayer) {
            self.playerLayer = playerLayer
            super.init()
        }
    }
}
