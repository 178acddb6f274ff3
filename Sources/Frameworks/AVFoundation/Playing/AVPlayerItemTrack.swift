import Foundation

/// - Linux: refuses
/// A part of what a player shows. None is ever listed.
open class AVPlayerItemTrack: NSObject {
    open var assetTrack: AVAssetTrack? { nil }
    open var isEnabled: Bool = false
    open var currentVideoFrameRate: Float { 0 }
}
