/// - Linux: works
/// The number of a frame.
public typealias AVAudioFramePosition = Int64

/// - Linux: works
/// A number of frames.
public typealias AVAudioFrameCount = UInt32

/// - Linux: works
/// A number of packets.
public typealias AVAudioPacketCount = UInt32

/// - Linux: works
/// A number of channels.
public typealias AVAudioChannelCount = UInt32

/// - Linux: works
/// Called when a buffer is not needed any more.
public typealias AVAudioNodeCompletionHandler = () -> Void

/// - Linux: works
/// The number of an input or output of a node.
public typealias AVAudioNodeBus = Int

/// - Linux: works
/// Names a format of samples in memory.
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat = 0
    case pcmFormatFloat32 = 1
    case pcmFormatFloat64 = 2
    case pcmFormatInt16 = 3
    case pcmFormatInt32 = 4
}

/// - Linux: works
/// A point around the listener.
public struct AVAudio3DPoint: Sendable {
    public var x: Float
    public var y: Float
    public var z: Float

    public init() {
        x = 0
        y = 0
        z = 0
    }

    public init(x: Float, y: Float, z: Float) {
        self.x = x
        self.y = y
        self.z = z
    }
}
