import CoreMedia
import Foundation

/// - Linux: refuses
/// Records to a file. Each recording ends with an error, which the delegate is told.
open class AVCaptureFileOutput: AVCaptureOutput {
    open var outputFileURL: URL? { nil }
    open var isRecording: Bool { false }
    open var recordedDuration: CMTime { .invalid }
    open var recordedFileSize: Int64 { 0 }
    open var maxRecordedDuration: CMTime = .invalid
    open var maxRecordedFileSize: Int64 = 0
    open var minFreeDiskSpaceLimit: Int64 = 0

    /// Tells the delegate, on the main queue, that nothing is recorded.
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        MediaRefusal.report("AVCaptureFileOutput", "every recording ends with an error")
        callLater { [self] in
            delegate.fileOutput(
                self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.sessionNotRunning))
        }
    }

    open func stopRecording() {}
}

/// - Linux: works
/// Informed about recordings.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
        error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
    ) {}
}

/// - Linux: refuses
/// Records a video. Each recording ends with an error.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
    open var movieFragmentInterval: CMTime = .invalid
    open var metadata: [AVMetadataItem]?
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }

    public override init() {
        super.init()
    }

    open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }

    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}
