import Speech
import Testing

struct SFSpeechRecognizerTests {
    @Test func thereIsNoRecognizer() {
        #expect(SFSpeechRecognizer() == nil && SFSpeechRecognizer(locale: Locale(identifier: "en-US")) == nil)
        #expect(SFSpeechRecognizer.supportedLocales().isEmpty)
    }

    @Test func recognitionIsDenied() async {
        #expect(SFSpeechRecognizer.authorizationStatus() == .denied)
        let status = await withCheckedContinuation { done in
            SFSpeechRecognizer.requestAuthorization { done.resume(returning: $0) }
        }
        #expect(status == .denied)
    }
}
