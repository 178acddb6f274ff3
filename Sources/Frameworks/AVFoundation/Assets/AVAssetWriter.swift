import CoreMedia
import Foundation

/// - Linux: refuses
/// Writes samples to a file. Its initializers throw.
open class AVAssetWriter: NSObject {
    open var outputURL: URL { URL(fileURLWithPath: "/") }
    open var outputFileType: AVFileType { .mov }
    open var availableMediaTypes: [AVMediaType] { [] }
    open var status: AVAssetWriter.Status { .unknown }
    open var error: (any Error)? { nil }
    open var metadata: [AVMetadataItem] = []
    open var shouldOptimizeForNetworkUse: Bool = false
    open var inputs: [AVAssetWriterInput] { [] }
    open var movieFragmentInterval: CMTime = .invalid
    open var overallDurationHint: CMTime = .invalid
    open var movieTimeScale: CMTimeScale = 0

    public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        MediaRefusal.report("AVAssetWriter", "its initializers throw an error")
        throw MediaRefusal.error
    }

    open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool { false }

    open func canAdd(_ input: AVAssetWriterInput) -> Bool { false }

    open func add(_ input: AVAssetWriterInput) {}

    @discardableResult open func startWriting() -> Bool { false }

    open func startSession(atSourceTime startTime: CMTime) {}

    open func endSession(atSourceTime endTime: CMTime) {}

    open func cancelWriting() {}

    open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) {
        callLater { handler() }
    }

    open func finishWriting() async {}
}

extension AVAssetWriter {
    /// - Linux: works
    /// Says how far a writer is.
    public enum Status: Int, Sendable {
        case unknown = 0
        case writing = 1
        case completed = 2
        case failed = 3
        case cancelled = 4
    }
}
