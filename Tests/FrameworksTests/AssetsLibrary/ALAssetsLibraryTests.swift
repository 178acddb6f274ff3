import AssetsLibrary
import Testing

struct ALAssetsLibraryTests {
    @Test func accessIsDenied() async {
        #expect(ALAssetsLibrary.authorizationStatus() == .denied)
        let error = await withCheckedContinuation { done in
            ALAssetsLibrary().enumerateGroupsWithTypes(
                ALAssetsGroupAll, usingBlock: nil, failureBlock: { done.resume(returning: $0 as NSError?) })
        }
        #expect(error?.domain == ALAssetsLibraryErrorDomain && error?.code == ALAssetsLibraryAccessUserDeniedError)
    }

    @Test func savingEndsWithAnError() async {
        let isSaved = await withCheckedContinuation { done in
            ALAssetsLibrary().writeImageData(toSavedPhotosAlbum: Data(), metadata: nil) { url, error in
                done.resume(returning: url != nil || error == nil)
            }
        }
        #expect(!isSaved)
    }
}
