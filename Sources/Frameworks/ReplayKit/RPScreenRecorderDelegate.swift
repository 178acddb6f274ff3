import Foundation

/// - Linux: no effect
/// Informed about an ``RPScreenRecorder``. Every method is optional; none is called.
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWithError error: any Error,
        previewViewController: RPPreviewViewController?)
    func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?)
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

extension RPScreenRecorderDelegate {
    public func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWithError error: any Error,
        previewViewController: RPPreviewViewController?
    ) {}
    public func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?
    ) {}
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}
