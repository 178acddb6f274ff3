import AVFoundation
import Testing

@MainActor @Suite(.serialized)
struct CaptureTests {
    @Test func camerasAreDeniedAndThereAreNone() async {
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
        #expect(await !AVCaptureDevice.requestAccess(for: .video))
        let isGranted = await withCheckedContinuation { done in
            AVCaptureDevice.requestAccess(for: .audio) { done.resume(returning: $0) }
        }
        #expect(!isGranted)
        #expect(AVCaptureDevice.default(for: .video) == nil)
        let discovery = AVCaptureDevice.DiscoverySession(
            deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back)
        #expect(discovery.devices.isEmpty)
    }

    @Test func aSessionDoesNotRunAndSaysWhy() async {
        let session = AVCaptureSession()
        session.addOutput(AVCaptureMetadataOutput())
        let posts = NotificationCenter.default.notifications(named: .AVCaptureSessionRuntimeError, object: session)
        session.startRunning()
        var code: AVError.Code?
        for await post in posts {
            code = (post.userInfo?[AVCaptureSessionErrorKey] as? AVError)?.code
            break
        }
        #expect(code == .applicationIsNotAuthorizedToUseDevice && !session.isRunning && session.outputs.count == 1)
    }

    private final class Delegate: NSObject, AVCapturePhotoCaptureDelegate, AVCaptureFileOutputRecordingDelegate {
        var calls: [String] = []
        var done: CheckedContinuation<Void, Never>?

        func photoOutput(
            _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
        ) {
            calls.append("photo \(photo.fileDataRepresentation() == nil) \(error is AVError)")
        }

        func photoOutput(
            _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
            error: (any Error)?
        ) {
            calls.append("capture \(resolvedSettings.uniqueID)")
            done?.resume()
        }

        func fileOutput(
            _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
            from connections: [AVCaptureConnection], error: (any Error)?
        ) {
            calls.append("file \(outputFileURL.path) \(error is AVError)")
            done?.resume()
        }
    }

    @Test func aPhotoEndsWithAnError() async {
        let delegate = Delegate()
        let settings = AVCapturePhotoSettings()
        await withCheckedContinuation { done in
            delegate.done = done
            AVCapturePhotoOutput().capturePhoto(with: settings, delegate: delegate)
        }
        #expect(delegate.calls == ["photo true true", "capture \(settings.uniqueID)"])
    }

    @Test func aRecordingEndsWithAnError() async {
        let delegate = Delegate()
        await withCheckedContinuation { done in
            delegate.done = done
            AVCaptureMovieFileOutput().startRecording(
                to: URL(fileURLWithPath: "/a.mov"), recordingDelegate: delegate)
        }
        #expect(delegate.calls == ["file /a.mov true"])
    }

    @Test func eachPhotoHasItsNumber() {
        #expect(AVCapturePhotoSettings().uniqueID != AVCapturePhotoSettings().uniqueID)
    }
}
