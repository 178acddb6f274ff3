import AVFoundation
import UIKit

/// - Linux: refuses
/// Records the screen. This is not available; each attempt ends with an error.
open class RPScreenRecorder: NSObject {
    // Sound: the settings are the application's to guard, as on iOS.
    nonisolated(unsafe) private static let recorder = RPScreenRecorder()

    open weak var delegate: (any RPScreenRecorderDelegate)?
    open var isAvailable: Bool { false }
    open var isRecording: Bool { false }
    open var isMicrophoneEnabled: Bool = false
    open var isCameraEnabled: Bool = false
    open var cameraPosition: RPCameraPosition = .front
    open var cameraPreviewView: UIView? { nil }

    open class func shared() -> RPScreenRecorder { recorder }

    open func startRecording(withMicrophoneEnabled microphoneEnabled: Bool, handler: (((any Error)?) -> Void)? = nil) {
        if let handler { callLater { handler(RecordingRefusal.error) } }
    }

    open func startRecording(handler: (((any Error)?) -> Void)? = nil) {
        if let handler { callLater { handler(RecordingRefusal.error) } }
    }

    open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
        if let handler { callLater { handler(nil, RecordingRefusal.error) } }
    }

    open func stopRecording(withOutput url: URL, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        if let completionHandler { callLater { completionHandler(RecordingRefusal.error) } }
    }

    open func stopRecording(withOutput url: URL) async throws { throw RecordingRefusal.error }

    open func discardRecording(handler: @escaping () -> Void) { callLater(handler) }

    open func startCapture(
        handler captureHandler: ((CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        if let completionHandler { callLater { completionHandler(RecordingRefusal.error) } }
    }

    open func startCapture(
        handler captureHandler: ((CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?
    ) async throws {
        throw RecordingRefusal.error
    }

    open func stopCapture(handler: (((any Error)?) -> Void)? = nil) {
        if let handler { callLater { handler(RecordingRefusal.error) } }
    }

    open func startClipBuffering(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        if let completionHandler { callLater { completionHandler(RecordingRefusal.error) } }
    }

    open func startClipBuffering() async throws { throw RecordingRefusal.error }

    open func stopClipBuffering(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        if let completionHandler { callLater { completionHandler(RecordingRefusal.error) } }
    }

    open func stopClipBuffering() async throws { throw RecordingRefusal.error }

    open func exportClip(
        to url: URL, duration: TimeInterval, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        if let completionHandler { callLater { completionHandler(RecordingRefusal.error) } }
    }

    open func exportClip(to url: URL, duration: TimeInterval) async throws { throw RecordingRefusal.error }
}

/// - Linux: works
/// Names a camera.
public enum RPCameraPosition: Int, Sendable {
    case front = 1
    case back = 2
}

/// - Linux: works
/// Names a kind of sample.
public enum RPSampleBufferType: Int, Sendable {
    case video = 1
    case audioApp = 2
    case audioMic = 3
}
