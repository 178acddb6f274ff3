import FirebaseFirestore
import Testing
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct FirestoreTests {
    private let database = Firestore.firestore()

    @Test func placesHavePathsAndIdentifiers() {
        let room = database.collection("rooms").document("red")
        let message = room.collection("messages").document("1")
        #expect(message.path == "rooms/red/messages/1" && message.documentID == "1")
        #expect(message.parent.collectionID == "messages" && message.parent.parent == room)
        #expect(database.collection("rooms").parent == nil)
        #expect(database.document("rooms/red") == room)
    }

    @Test func aDocumentWithoutAPathGetsAnIdentifierOf20Characters() {
        let first = database.collection("rooms").document()
        let second = database.collection("rooms").document()
        #expect(first.documentID.wholeMatch(of: /[A-Za-z0-9]{20}/) != nil)
        #expect(first.documentID != second.documentID && first.parent.path == "rooms")
    }

    @Test func queriesWithTheSamePartsAreEqual() {
        let rooms = database.collection("rooms")
        let query = rooms.whereField("size", isGreaterThan: 3).order(by: "name").limit(to: 2)
        #expect(query == rooms.whereField(FieldPath(["size"]), isGreaterThan: 3).order(by: "name").limit(to: 2))
        #expect(query != rooms.whereField("size", isGreaterThan: 4).order(by: "name").limit(to: 2))
        #expect(query != rooms.whereField("size", isGreaterThan: 3).order(by: "name", descending: true).limit(to: 2))
    }

    @Test func aListenerOfAQueryGetsTheErrorOnce() async {
        var codes: [Int] = []
        let registration = database.collection("rooms").order(by: "name").addSnapshotListener { snapshot, error in
            #expect(snapshot == nil && Thread.isMainThread)
            codes.append((error as NSError?)?.code ?? 0)
        }
        await waitForMainQueue()
        await waitForMainQueue()
        #expect(codes == [FirestoreErrorCode.unavailable.rawValue])
        registration.remove()
    }

    @Test func aRemovedListenerIsNotCalled() async {
        var count = 0
        database.document("rooms/red").addSnapshotListener { _, _ in count += 1 }.remove()
        await waitForMainQueue()
        #expect(count == 0)
    }

    @Test func readingAndWritingFail() async {
        let room = database.document("rooms/red")
        await #expect(throws: FirestoreErrorCode.unavailable) { try await room.getDocument() }
        await #expect(throws: FirestoreErrorCode.unavailable) { try await room.setData(["size": 1]) }
        await withCheckedContinuation { continuation in
            room.updateData(["size": FieldValue.increment(Int64(1))]) { error in
                #expect((error as? FirestoreErrorCode)?.code == .unavailable)
                continuation.resume()
            }
        }
    }

    @Test func aTransactionIsNotRun() async {
        await withCheckedContinuation { continuation in
            database.runTransaction { transaction, _ in
                Issue.record("the block was run")
                return transaction
            } completion: { result, error in
                #expect(result == nil && error?._domain == FirestoreErrorDomain)
                continuation.resume()
            }
        }
    }

    @Test func aBatchCollectsWritesAndFailsToCommitThem() async {
        let batch = database.batch().setData(["a": 1], forDocument: database.document("rooms/red"))
        batch.deleteDocument(database.document("rooms/blue"))
        await #expect(throws: FirestoreErrorCode.unavailable) { try await batch.commit() }
    }

    @Test func fieldsAreReadByPath() {
        let snapshot = QueryDocumentSnapshot(
            reference: database.document("rooms/red"), values: ["owner": ["name": "Ann"], "size": 3])
        #expect(snapshot["size"] as? Int == 3 && snapshot.get("owner.name") as? String == "Ann")
        #expect(snapshot.get(FieldPath(["owner", "name"])) as? String == "Ann")
        #expect(snapshot["owner.age"] == nil && snapshot.data().count == 2 && snapshot.exists)
    }
}
