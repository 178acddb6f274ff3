import Photos
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct PHImageManagerTests {
    @Test func aRequestEndsWithAnErrorOnTheMainQueue() async {
        let code = await withCheckedContinuation { done in
            PHImageManager.default().requestImage(
                for: PHAsset(), targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill, options: nil
            ) { image, info in
                dispatchPrecondition(condition: .onQueue(.main))
                let error = info?[PHImageErrorKey] as? PHPhotosError
                done.resume(returning: image == nil ? error?.code : nil)
            }
        }
        #expect(code == .accessUserDenied)
    }

    @Test func aSynchronousRequestEndsBeforeItReturns() {
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        var results = 0
        let id = PHImageManager.default().requestImage(
            for: PHAsset(), targetSize: .zero, contentMode: .default, options: options
        ) { _, _ in results += 1 }
        #expect(results == 1 && id != PHInvalidImageRequestID)
    }

    @Test func aLivePhotoCannotBeMade() async {
        let isMade = await withCheckedContinuation { done in
            PHLivePhoto.request(
                withResourceFileURLs: [], placeholderImage: nil, targetSize: .zero, contentMode: .aspectFit
            ) { photo, info in done.resume(returning: photo != nil || info[PHLivePhotoInfoErrorKey] == nil) }
        }
        #expect(!isMade)
    }
}
