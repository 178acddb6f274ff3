import CoreGraphics
import CoreMedia
import Foundation

/// - Linux: no effect
/// Says how the tracks of a video are combined for a while.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    var timeRange: CMTimeRange { get }
    var enablePostProcessing: Bool { get }
    var containsTweening: Bool { get }
    var requiredSourceTrackIDs: [NSValue]? { get }
    var passthroughTrackID: CMPersistentTrackID { get }
}

/// - Linux: no effect
/// Says how the tracks of a video are combined for a while. Nothing draws it.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol {
    var range = CMTimeRange.invalid
    var color: CGColor?
    var layers: [AVVideoCompositionLayerInstruction] = []
    var isPostProcessed = true

    open var timeRange: CMTimeRange { range }
    open var backgroundColor: CGColor? { color }
    open var layerInstructions: [AVVideoCompositionLayerInstruction] { layers }
    open var enablePostProcessing: Bool { isPostProcessed }
    open var containsTweening: Bool { false }
    open var requiredSourceTrackIDs: [NSValue]? { nil }
    open var passthroughTrackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
}

/// - Linux: no effect
/// Says how the tracks of a video are combined for a while, and can be changed. Nothing draws it.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {
    open override var timeRange: CMTimeRange {
        get { range }
        set { range = newValue }
    }
    open override var backgroundColor: CGColor? {
        get { color }
        set { color = newValue }
    }
    open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
        get { layers }
        set { layers = newValue }
    }
    open override var enablePostProcessing: Bool {
        get { isPostProcessed }
        set { isPostProcessed = newValue }
    }
}

/// - Linux: no effect
/// Says how a track is placed. Nothing draws it.
open class AVVideoCompositionLayerInstruction: NSObject {
    var track = kCMPersistentTrackID_Invalid

    open var trackID: CMPersistentTrackID { track }
}

/// - Linux: no effect
/// Says how a track is placed, and can be changed. Nothing draws it.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
    public override init() { super.init() }

    public convenience init(assetTrack track: AVAssetTrack) {
        self.init()
        self.track = track.trackID
    }

    open override var trackID: CMPersistentTrackID {
        get { track }
        set { track = newValue }
    }

    open func setTransformRamp(
        fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
    ) {}

    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}

    open func setOpacityRamp(
        fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
    ) {}

    open func setOpacity(_ opacity: Float, at time: CMTime) {}

    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
}
