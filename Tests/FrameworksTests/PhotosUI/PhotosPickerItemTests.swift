import CoreTransferable
import PhotosUI
import Testing

struct PhotosPickerItemTests {
    private let item = PhotosPickerItem(itemIdentifier: "flower")

    @Test func anItemKeepsItsIdentifierAndHasNoTypes() {
        #expect(item.itemIdentifier == "flower" && item.supportedContentTypes.isEmpty)
        #expect(item == PhotosPickerItem(itemIdentifier: "flower") && item != PhotosPickerItem(itemIdentifier: "tree"))
    }

    @Test func loadingEndsWithTheErrorOfThePhotoLibrary() async {
        let error = await #expect(throws: PHPhotosError.self) { try await item.loadTransferable(type: Data.self) }
        #expect(error?.code == .accessUserDenied)
        let result = await withCheckedContinuation { continuation in
            item.loadTransferable(type: Data.self) { continuation.resume(returning: $0) }
        }
        #expect(throws: PHPhotosError.self) { try result.get() }
    }
}
