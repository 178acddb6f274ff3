import AudioToolbox
import Testing

@Suite struct AudioSessionResultTests {
    @Test func errorsHaveTheNumbersOfAppleHeaders() {
        #expect(kAudioSessionNoError == 0)
        #expect(kAudioSessionUnspecifiedError == 0x7768_6174)
    }
}
