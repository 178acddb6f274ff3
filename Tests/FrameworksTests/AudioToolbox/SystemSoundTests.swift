import AudioToolbox
import Foundation
import Testing

@Suite(.serialized)
struct SystemSoundTests {
    @Test func aFileHasANumberUntilItIsDisposed() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
        try Data([1]).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        var sound: SystemSoundID = 0
        #expect(AudioServicesCreateSystemSoundID(url as CFURL, &sound) == kAudioServicesNoError)
        #expect(sound > 0x1000)
        #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesNoError)
    }

    @Test func aFileThatIsMissingIsRefused() {
        var sound: SystemSoundID = 7
        let url = URL(fileURLWithPath: "/nowhere/tock.caf")
        #expect(AudioServicesCreateSystemSoundID(url as CFURL, &sound) == kAudioServicesSystemSoundUnspecifiedError)
        #expect(sound == 7)
    }

    @Test func anErrorIsComparedWithThoseOfAudioSessions() {
        let error: OSStatus = 0x2161_6374
        #expect(error == kAudioSessionNotActiveError && error != kAudioSessionNoError)
    }

    @Test func theCompletionIsCalledOnceThoughNothingIsHeard() async {
        await withCheckedContinuation { done in
            AudioServicesPlaySystemSoundWithCompletion(1104) { done.resume() }
        }
        await withCheckedContinuation { done in
            AudioServicesPlayAlertSoundWithCompletion(kSystemSoundID_Vibrate) { done.resume() }
        }
    }
}
