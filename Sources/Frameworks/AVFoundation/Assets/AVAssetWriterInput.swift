import CoreGraphics
import CoreMedia
import CoreVideo
import Foundation

/// - Linux: refuses
/// Receives samples, which nothing writes.
open class AVAssetWriterInput: NSObject {
    open internal(set) var mediaType: AVMediaType
    open internal(set) var outputSettings: [String: Any]?
    open internal(set) var sourceFormatHint: CMFormatDescription?
    open var metadata: [AVMetadataItem] = []
    open var isReadyForMoreMediaData: Bool { false }
    open var expectsMediaDataInRealTime: Bool = false
    open var languageCode: String?
    open var naturalSize: CGSize = .zero
    open var transform: CGAffineTransform = .identity
    open var preferredVolume: Float = 1
    open var mediaTimeScale: CMTimeScale = 0

    public convenience init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
        self.init(mediaType: mediaType, outputSettings: outputSettings, sourceFormatHint: nil)
    }

    public init(mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?) {
        self.mediaType = mediaType
        self.outputSettings = outputSettings
        self.sourceFormatHint = sourceFormatHint
        super.init()
    }

    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void) {}

    @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }

    open func markAsFinished() {}
}

/// - Linux: refuses
/// Receives pictures, which nothing writes.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject {
    open internal(set) var assetWriterInput: AVAssetWriterInput
    open internal(set) var sourcePixelBufferAttributes: [String: Any]?
    open var pixelBufferPool: CVPixelBufferPool? { nil }

    public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
        self.assetWriterInput = input
        self.sourcePixelBufferAttributes = sourcePixelBufferAttributes
        super.init()
    }

    @discardableResult open func append(
        _ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime
    ) -> Bool {
        false
    }
}
