import FirebaseDatabaseSwift
import Testing
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct FirebaseDatabaseTests {
    private let root = Database.database(url: "https://rooms.firebaseio.com").reference()

    @Test func placesHaveKeysAndParents() {
        let message = root.child("rooms/red").child("messages")
        #expect(message.key == "messages" && message.parent?.key == "red" && root.key == nil && root.parent == nil)
        #expect(message.url == "https://rooms.firebaseio.com/rooms/red/messages" && message.root == root)
        #expect(message.queryOrderedByKey().queryLimited(toLast: 3).ref == message)
    }

    @Test func automaticNamesAreInTheOrderOfTime() {
        let keys = (0..<50).compactMap { _ in root.childByAutoId().key }
        #expect(keys == keys.sorted() && Set(keys).count == 50 && keys.allSatisfy { $0.count == 20 })
    }

    @Test func anObserverIsToldTheErrorOnce() async {
        var codes: [Int] = []
        root.child("rooms").observe(.value) { _ in
            Issue.record("there was a value")
        } withCancel: { error in
            codes.append((error as NSError).code)
        }
        await waitForMainQueue()
        await waitForMainQueue()
        #expect(codes == [2])
    }

    @Test func aRemovedObserverIsNotCalled() async {
        let rooms = root.child("rooms")
        let handle = rooms.observe(.value, with: { _ in }, withCancel: { _ in Issue.record("it was called") })
        rooms.removeObserver(withHandle: handle)
        rooms.observe(.childAdded, with: { _ in }, withCancel: { _ in Issue.record("it was called") })
        rooms.removeAllObservers()
        await waitForMainQueue()
    }

    @Test func writingFails() async {
        await withCheckedContinuation { continuation in
            root.child("rooms").setValue(["a": 1]) { error, reference in
                #expect((error as NSError?)?.domain == "com.firebase" && reference.key == "rooms")
                continuation.resume()
            }
        }
        await #expect(throws: NSError.self) { try await root.getData() }
    }

    @Test func aSnapshotHasChildrenInTheOrderOfTheirNames() throws {
        let snapshot = DataSnapshot(ref: root.child("rooms"), value: ["b": ["size": 2], "a": ["size": 1]])
        let children = snapshot.children.allObjects.compactMap { $0 as? DataSnapshot }
        #expect(children.map(\.key) == ["a", "b"] && snapshot.childrenCount == 2)
        #expect(snapshot.childSnapshot(forPath: "b/size").value as? Int == 2 && snapshot.hasChild("a"))
        #expect(!snapshot.hasChild("c") && snapshot.childSnapshot(forPath: "c").value is NSNull)
        struct Room: Decodable { var size: Int }
        #expect(try snapshot.data(as: [String: Room].self)["b"]?.size == 2)
    }

    @Test func aTimeOfTheServerIsCoded() throws {
        struct Message: Codable, Equatable { @ServerTimestamp var sent: Date? }
        let sent = Message(sent: Date(timeIntervalSince1970: 5))
        let values = try Database.Encoder().encode(sent)
        #expect((values as? [String: Int]) == ["sent": 5000])
        #expect(try Database.Decoder().decode(Message.self, from: values) == sent)
        let open = try Database.Encoder().encode(Message(sent: nil))
        #expect((open as? [String: [String: String]]) == ["sent": [".sv": "timestamp"]])
    }
}
