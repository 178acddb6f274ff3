import ReplayKit
import Testing
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct RPScreenRecorderTests {
    @Test func recordingIsNotAvailableAndEndsWithAnError() async {
        let recorder = RPScreenRecorder.shared()
        #expect(!recorder.isAvailable)
        let error = await withCheckedContinuation { done in
            recorder.startRecording { done.resume(returning: $0) }
        }
        #expect((error as? NSError)?.domain == RPRecordingErrorDomain)
        #expect((error as? NSError)?.code == RPRecordingErrorCode.disabled.rawValue && !recorder.isRecording)
    }

    @Test func thePreviewSaysThatThereIsNoRecording() throws {
        let app = try TestApplication(showing: RPPreviewViewController())
        #expect(app.accessibilityDescription.contains("The screen cannot be recorded on Linux."))
    }
}
