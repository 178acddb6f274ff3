import CoreGraphics
import CoreMedia
import Foundation

/// - Linux: refuses
/// Makes pictures of a video. Every picture fails with an error.
open class AVAssetImageGenerator: NSObject {
    open internal(set) var asset: AVAsset
    open var appliesPreferredTrackTransform: Bool = false
    open var maximumSize: CGSize = .zero
    open var apertureMode: AVAssetImageGenerator.ApertureMode?
    open var videoComposition: AVVideoComposition?
    open var requestedTimeToleranceBefore: CMTime = .positiveInfinity
    open var requestedTimeToleranceAfter: CMTime = .positiveInfinity

    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw MediaRefusal.error
    }

    /// Calls the handler once for each time, with an error.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler
    ) {
        MediaRefusal.report("AVAssetImageGenerator", "every picture fails with an error")
        callLater(on: .global()) {
            for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, MediaRefusal.error) }
        }
    }

    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        callLater { handler(nil, .invalid, MediaRefusal.error) }
    }

    open func cancelAllCGImageGeneration() {}

    public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw MediaRefusal.error }

    public func images(for times: [CMTime]) -> Images { Images(times: times) }
}

extension AVAssetImageGenerator {
    /// - Linux: works
    /// Names a part of a picture.
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let cleanAperture = ApertureMode(rawValue: "AVAssetImageGeneratorApertureModeCleanAperture")
        public static let productionAperture = ApertureMode(
            rawValue: "AVAssetImageGeneratorApertureModeProductionAperture")
        public static let encodedPixels = ApertureMode(rawValue: "AVAssetImageGeneratorApertureModeEncodedPixels")
    }

    /// - Linux: works
    /// Says whether there is a picture.
    public enum Result: Int, Sendable {
        case succeeded = 0
        case failed = 1
        case cancelled = 2
    }
}

/// - Linux: works
/// Receives a picture or an error: the time that was asked for, the picture, its time, the result and the error.
public typealias AVAssetImageGeneratorCompletionHandler = (
    CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?
) -> Void
