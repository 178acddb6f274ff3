import AVFoundation
import Foundation

extension AVPlayerItem {
    /// - Linux: no effect
    /// Facts that are shown beside a medium. They are kept.
    public var externalMetadata: [AVMetadataItem] {
        get { objc_getAssociatedObject(self, &externalMetadataKey) as? [AVMetadataItem] ?? [] }
        set { objc_setAssociatedObject(self, &externalMetadataKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// Returns an empty list.
    public var interstitialTimeRanges: [AVInterstitialTimeRange] { [] }
}

// Sound: only the address is used.
nonisolated(unsafe) private var externalMetadataKey: UInt8 = 0
