import CoreAudioTypes
import Foundation

/// - Linux: works
/// Holds samples. ``AVAudioPCMBuffer`` is the only kind.
open class AVAudioBuffer: NSObject {
    private let ownFormat: AVAudioFormat
    let list: UnsafeMutableAudioBufferListPointer

    init(_ format: AVAudioFormat, _ list: UnsafeMutableAudioBufferListPointer) {
        ownFormat = format
        self.list = list
        super.init()
    }

    deinit {
        for buffer in list { buffer.mData?.deallocate() }
        UnsafeMutableRawPointer(list.unsafeMutablePointer).deallocate()
    }

    open var format: AVAudioFormat { ownFormat }
    open var audioBufferList: UnsafePointer<AudioBufferList> { list.unsafePointer }
    open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> { list.unsafeMutablePointer }
}

/// - Linux: works
/// Holds samples that are numbers.
open class AVAudioPCMBuffer: AVAudioBuffer {
    private let capacity: AVAudioFrameCount
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>
    private let bytesPerFrame: UInt32

    /// Returns nil for a format whose samples are compressed.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let description = format.streamDescription.pointee
        guard description.mFormatID == kAudioFormatLinearPCM, description.mBytesPerFrame > 0 else { return nil }
        capacity = frameCapacity
        bytesPerFrame = description.mBytesPerFrame
        let count = Int(format.channelCount)
        let list = AudioBufferList.allocate(maximumBuffers: format.isInterleaved ? 1 : count)
        let size = Int(frameCapacity) * Int(bytesPerFrame)
        for index in list.indices {
            let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, size), alignment: 16)
            memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
            list[index] = AudioBuffer(
                mNumberChannels: format.isInterleaved ? UInt32(count) : 1, mDataByteSize: 0, mData: memory)
        }
        channels = .allocate(capacity: count)
        for channel in 0..<count {
            let memory =
                list[format.isInterleaved ? 0 : channel].mData ?? UnsafeMutableRawPointer(list.unsafeMutablePointer)
            let offset = format.isInterleaved ? channel * Int(description.mBitsPerChannel / 8) : 0
            (channels + channel).initialize(to: memory + offset)
        }
        super.init(format, list)
    }

    deinit { channels.deallocate() }

    open var frameCapacity: AVAudioFrameCount { capacity }
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    /// The number of valid frames, at most the capacity.
    open var frameLength: AVAudioFrameCount = 0 {
        didSet {
            frameLength = min(frameLength, capacity)
            for index in list.indices { list[index].mDataByteSize = frameLength * bytesPerFrame }
        }
    }

    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { data(.pcmFormatFloat32) }
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { data(.pcmFormatInt16) }
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { data(.pcmFormatInt32) }

    private func data<Sample>(_ kind: AVAudioCommonFormat) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard format.commonFormat == kind else { return nil }
        // Sound: the memory contains samples of this type only, and a pointer has the same layout for every type.
        return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }
}
