import Photos
import Testing
import UIKit

struct PHPhotoLibraryTests {
    @Test func accessIsDenied() async {
        #expect(PHPhotoLibrary.authorizationStatus() == .denied)
        #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .denied)
        #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
        let status = await withCheckedContinuation { done in
            PHPhotoLibrary.requestAuthorization(for: .addOnly) { done.resume(returning: $0) }
        }
        #expect(status == .denied)
    }

    @Test func aChangeEndsWithAnErrorAndIsNotMade() async {
        nonisolated(unsafe) var isCalled = false
        let error = await withCheckedContinuation { done in
            PHPhotoLibrary.shared().performChanges({ isCalled = true }) { done.resume(returning: $0 ? nil : $1) }
        }
        #expect((error as? PHPhotosError)?.code == .accessUserDenied && !isCalled)
        await #expect(throws: PHPhotosError.self) { try await PHPhotoLibrary.shared().performChanges {} }
        #expect(throws: PHPhotosError.self) { try PHPhotoLibrary.shared().performChangesAndWait { isCalled = true } }
        #expect(!isCalled)
    }

    @Test func errorsAreCaughtByTheirCodes() {
        do {
            try PHPhotoLibrary.shared().performChangesAndWait {}
        } catch PHPhotosError.accessUserDenied {
            return
        } catch {}
        Issue.record("The error has another code.")
    }
}
