import FirebaseStorage
import Testing
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct FirebaseStorageTests {
    private let storage = Storage.storage(url: "gs://rooms.appspot.com")

    @Test func placesHaveNamesAndParents() {
        let picture = storage.reference().child("pictures/red.png")
        #expect(picture.fullPath == "pictures/red.png" && picture.name == "red.png")
        #expect(picture.bucket == "rooms.appspot.com" && picture.parent()?.name == "pictures")
        #expect(storage.reference().parent() == nil && picture.root() == storage.reference())
        #expect(picture.description == "gs://rooms.appspot.com/pictures/red.png")
    }

    @Test func addressesAreTakenApart() {
        let address = "https://firebasestorage.googleapis.com/v0/b/rooms.appspot.com/o/pictures%2Fred.png?alt=media"
        #expect(storage.reference(forURL: address).fullPath == "pictures/red.png")
        #expect(throws: StorageError.self) { try storage.reference(for: URL(filePath: "/red.png")) }
    }

    @Test func anUploadFails() async {
        var events: [String] = []
        await withCheckedContinuation { continuation in
            let task = storage.reference(withPath: "red.png").putData(Data([1])) { metadata, error in
                #expect(metadata == nil && Thread.isMainThread)
                events.append("completion \(error?._code ?? 0)")
            }
            task.observe(.success) { _ in Issue.record("it succeeded") }
            task.observe(.failure) { snapshot in
                events.append("failure \(snapshot.error?._code ?? 0)")
                continuation.resume()
            }
        }
        #expect(events == ["completion -13030", "failure -13030"])
    }

    @Test func aCancelledDownloadEndsWithThat() async {
        await withCheckedContinuation { continuation in
            let task = storage.reference(withPath: "red.png").getData(maxSize: 10) { data, error in
                #expect(data == nil && error?._code == StorageErrorCode.cancelled.rawValue)
                continuation.resume()
            }
            task.cancel()
        }
    }

    @Test func anAddressIsNotGiven() async {
        await #expect(throws: StorageError.self) { try await storage.reference(withPath: "red.png").downloadURL() }
    }

    @Test func metadataIsReadAgain() {
        let metadata = StorageMetadata(dictionary: [
            "name": "pictures/red.png", "size": "12", "timeCreated": "2020-01-02T03:04:05.678Z",
        ])
        metadata.contentType = "image/png"
        metadata.customMetadata = ["a": "b"]
        #expect(metadata.name == "red.png" && metadata.size == 12 && metadata.isFile)
        #expect(metadata.timeCreated == Date(timeIntervalSince1970: 1_577_934_245.678))
        let copy = StorageMetadata(dictionary: metadata.dictionaryRepresentation())
        #expect(copy == metadata && copy.contentType == "image/png" && copy.customMetadata == ["a": "b"])
    }
}
