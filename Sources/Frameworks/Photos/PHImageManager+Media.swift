import AVFoundation
import Foundation
import ImageIO

extension PHImageManager {
    /// Calls the handler without data, either at once or on the main queue.
    @discardableResult
    public func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        refuse(isSynchronous: options?.isSynchronous) { resultHandler(nil, nil, .up, $0) }
    }

    /// Calls the handler without an item on the main queue.
    @discardableResult
    public func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        refuse { resultHandler(nil, $0) }
    }

    /// Calls the handler without a session on the main queue.
    @discardableResult
    public func requestExportSession(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
        resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        refuse { resultHandler(nil, $0) }
    }

    /// Calls the handler without a video on the main queue.
    @discardableResult
    public func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        refuse { resultHandler(nil, nil, $0) }
    }
}

extension PHContentEditingInput {
    /// Nil: there are no assets.
    public var audiovisualAsset: AVAsset? { nil }
}
