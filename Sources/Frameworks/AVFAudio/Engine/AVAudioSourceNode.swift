import CoreAudioTypes
import Foundation
import ObjectiveCRuntime

/// - Linux: works
/// Makes samples: whether they are silence, their time, their number, and where they are stored.
public typealias AVAudioSourceNodeRenderBlock = (
    UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
    UnsafeMutablePointer<AudioBufferList>
) -> OSStatus

/// - Linux: no effect
/// A node that makes samples. The block is not called.
open class AVAudioSourceNode: AVAudioNode, AVAudioMixing {
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open var reverbBlend: Float = 0
    open var obstruction: Float = 0
    open var occlusion: Float = 0
    open var position = AVAudio3DPoint()

    public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) { super.init() }

    public init(format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock) { super.init() }
}
