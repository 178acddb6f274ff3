import CoreGraphics
import CoreMedia
import Foundation
import QuartzCore

/// - Linux: no effect
/// Says how the tracks of a video are combined. Nothing draws it.
open class AVVideoComposition: NSObject {
    var frame = CMTime.invalid
    var size = CGSize.zero
    var scale: Float = 1
    var parts: [any AVVideoCompositionInstructionProtocol] = []
    var tool: AVVideoCompositionCoreAnimationTool?

    public override init() { super.init() }

    public init(propertiesOf asset: AVAsset) { super.init() }

    open var frameDuration: CMTime { frame }
    open var renderSize: CGSize { size }
    open var renderScale: Float { scale }
    open var instructions: [any AVVideoCompositionInstructionProtocol] { parts }
    open var animationTool: AVVideoCompositionCoreAnimationTool? { tool }
}

/// - Linux: no effect
/// Says how the tracks of a video are combined, and can be changed. Nothing draws it.
open class AVMutableVideoComposition: AVVideoComposition {
    open override var frameDuration: CMTime {
        get { frame }
        set { frame = newValue }
    }
    open override var renderSize: CGSize {
        get { size }
        set { size = newValue }
    }
    open override var renderScale: Float {
        get { scale }
        set { scale = newValue }
    }
    open override var instructions: [any AVVideoCompositionInstructionProtocol] {
        get { parts }
        set { parts = newValue }
    }
    open override var animationTool: AVVideoCompositionCoreAnimationTool? {
        get { tool }
        set { tool = newValue }
    }
}

/// - Linux: no effect
/// Draws layers into a video. Nothing draws them.
open class AVVideoCompositionCoreAnimationTool: NSObject {
    public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) { self.init() }

    public convenience init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {
        self.init()
    }

    public convenience init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) { self.init() }
}
