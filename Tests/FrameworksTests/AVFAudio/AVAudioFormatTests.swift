import AVFAudio
import Testing

struct AVAudioFormatTests {
    @Test func theStandardFormatHasSeparateChannelsOfFloats() throws {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48000, channels: 2))
        #expect(format.isStandard && !format.isInterleaved && format.commonFormat == .pcmFormatFloat32)
        #expect(format.streamDescription.pointee.mBytesPerFrame == 4)
        #expect(format == AVAudioFormat(standardFormatWithSampleRate: 48000, channels: 2))
        #expect(AVAudioFormat(standardFormatWithSampleRate: 0, channels: 2) == nil)
    }

    @Test func settingsDescribeTheFormat() throws {
        let format = try #require(
            AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8000, channels: 2, interleaved: true))
        let again = try #require(AVAudioFormat(settings: format.settings))
        #expect(again.commonFormat == .pcmFormatInt16 && again.isInterleaved && again.sampleRate == 8000)
    }

    @Test func aBufferHoldsSamplesOfEachChannel() throws {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 2))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 8))
        buffer.frameLength = 100
        #expect(buffer.frameLength == 8 && buffer.int16ChannelData == nil)
        let channels = try #require(buffer.floatChannelData)
        channels[1][7] = 0.5
        #expect(channels[1][7] == 0.5 && channels[0][7] == 0)
        #expect(buffer.audioBufferList.pointee.mNumberBuffers == 2)
        #expect(buffer.audioBufferList.pointee.mBuffers.mDataByteSize == 32)
    }

    @Test func anInterleavedBufferHasAStride() throws {
        let format = try #require(
            AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8000, channels: 2, interleaved: true))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
        let channels = try #require(buffer.int16ChannelData)
        channels[1][buffer.stride] = 9
        #expect(buffer.stride == 2 && channels[0][3] == 9)
    }

    @Test func anEngineKeepsItsConnectionsAndDoesNotStart() {
        let engine = AVAudioEngine()
        let node = AVAudioPlayerNode()
        engine.attach(node)
        engine.connect(node, to: engine.mainMixerNode, format: nil)
        #expect(engine.inputConnectionPoint(for: engine.mainMixerNode, inputBus: 0)?.node === node)
        #expect(engine.mainMixerNode.nextAvailableInputBus == 1 && node.engine === engine)
        #expect(throws: NSError.self) { try engine.start() }
        engine.detach(node)
        #expect(engine.mainMixerNode.nextAvailableInputBus == 0 && node.engine == nil)
    }
}
