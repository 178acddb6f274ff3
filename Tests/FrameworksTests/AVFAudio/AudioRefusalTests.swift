import AVFAudio
import Testing

@MainActor @Suite(.serialized)
struct AudioRefusalTests {
    @Test func aPlayerOfAMissingFileThrowsThatTheFileIsMissing() {
        let error = #expect(throws: NSError.self) {
            try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3"))
        }
        #expect(error?.domain == "NSOSStatusErrorDomain" && error?.code == 2_003_334_207)
    }

    @Test func aPlayerOfDataThrowsThatTheTypeIsUnknown() {
        let error = #expect(throws: NSError.self) { try AVAudioPlayer(data: Data([1, 2, 3])) }
        #expect(error?.code == 1_954_115_647)
    }

    @Test func aRecorderKeepsItsSettingsAndRefusesToRecord() throws {
        let url = URL(fileURLWithPath: "/tmp/note.m4a")
        let recorder = try AVAudioRecorder(
            url: url,
            settings: [AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 44100, AVNumberOfChannelsKey: 1])
        #expect(recorder.url == url && recorder.format.channelCount == 1)
        #expect(!recorder.record() && !recorder.isRecording)
    }

    @Test func theSessionKeepsItsCategoryAndDeniesTheMicrophone() async throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .moviePlayback, options: .mixWithOthers)
        #expect(session.category == .playback && session.mode == .moviePlayback)
        #expect(session.categoryOptions == .mixWithOthers && session.recordPermission == .denied)
        #expect(session.currentRoute.outputs.isEmpty)
        let isGranted = await withCheckedContinuation { done in
            session.requestRecordPermission { done.resume(returning: $0) }
        }
        #expect(!isGranted)
    }

    @Test func theVolumeOfTheSessionCanBeObserved() {
        let observation = AVAudioSession.sharedInstance().observe(\.outputVolume) { _, _ in }
        observation.invalidate()
    }

    private final class Delegate: NSObject, AVSpeechSynthesizerDelegate {
        var canceled: CheckedContinuation<String, Never>?

        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
            canceled?.resume(returning: utterance.speechString)
        }
    }

    @Test func anUtteranceIsCanceled() async {
        let synthesizer = AVSpeechSynthesizer()
        let delegate = Delegate()
        synthesizer.delegate = delegate
        let text = await withCheckedContinuation { done in
            delegate.canceled = done
            synthesizer.speak(AVSpeechUtterance(string: "Hello"))
        }
        #expect(text == "Hello" && !synthesizer.isSpeaking)
        #expect(AVSpeechSynthesisVoice(language: "en-US") == nil)
    }
}
