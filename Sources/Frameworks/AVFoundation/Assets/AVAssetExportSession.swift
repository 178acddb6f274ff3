import CoreMedia
import Foundation

/// - Linux: refuses
/// Writes a medium to a file. Each export fails with an error.
open class AVAssetExportSession: NSObject {
    open internal(set) var presetName: String
    open internal(set) var asset: AVAsset
    open var outputFileType: AVFileType?
    open var outputURL: URL?
    open var shouldOptimizeForNetworkUse: Bool = false
    open private(set) var status = AVAssetExportSession.Status.unknown
    open private(set) var error: (any Error)?
    open var progress: Float { 0 }
    open var supportedFileTypes: [AVFileType] { [] }
    open var compatibleFileTypes: [AVFileType] { get async { [] } }
    open var timeRange: CMTimeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open var maxDuration: CMTime { .invalid }
    open var estimatedOutputFileLength: Int64 { 0 }
    open var fileLengthLimit: Int64 = 0
    open var estimatedMaximumDuration: CMTime { get async throws { throw MediaRefusal.error } }
    open var estimatedOutputFileLengthInBytes: Int64 { get async throws { throw MediaRefusal.error } }
    open var metadata: [AVMetadataItem]?
    open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm = .spectral
    open var audioMix: AVAudioMix?
    open var videoComposition: AVVideoComposition?
    open var directoryForTemporaryFiles: URL?

    public init?(asset: AVAsset, presetName: String) {
        self.asset = asset
        self.presetName = presetName
        super.init()
    }

    /// Ends with the status ``Status/failed``; the handler is called on a background queue.
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        MediaRefusal.report("AVAssetExportSession", "every export fails with an error")
        callLater(on: .global()) { [self] in
            fail()
            handler()
        }
    }

    open func export() async { fail() }

    open func cancelExport() {}

    open class func allExportPresets() -> [String] { [] }

    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }

    open class func determineCompatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
        completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        callLater { handler(false) }
    }

    open class func compatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?
    ) async -> Bool {
        false
    }

    open func determineCompatibleFileTypes(completionHandler handler: @escaping @Sendable ([AVFileType]) -> Void) {
        callLater { handler([]) }
    }

    open func estimateMaximumDuration(completionHandler handler: @escaping @Sendable (CMTime, (any Error)?) -> Void) {
        callLater { handler(.invalid, MediaRefusal.error) }
    }

    open func estimateOutputFileLength(completionHandler handler: @escaping @Sendable (Int64, (any Error)?) -> Void) {
        callLater { handler(0, MediaRefusal.error) }
    }

    private func fail() {
        error = MediaRefusal.error
        status = .failed
    }
}

extension AVAssetExportSession {
    /// - Linux: works
    /// Says how far an export is.
    public enum Status: Int, Sendable {
        case unknown = 0
        case waiting = 1
        case exporting = 2
        case completed = 3
        case failed = 4
        case cancelled = 5
    }
}
