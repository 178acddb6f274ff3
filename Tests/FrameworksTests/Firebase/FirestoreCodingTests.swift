import FirebaseFirestoreSwift
import Testing
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct FirestoreCodingTests {
    private struct Room: Codable, Equatable {
        enum Kind: String, Codable { case small, large }
        struct Owner: Codable, Equatable { var name: String }

        @DocumentID var id: String?
        var size: Int
        var price: Double
        var isOpen: Bool
        var kind: Kind
        var opened: Date
        var place: GeoPoint
        var owners: [Owner]
        var tags: [String: Int]
        var note: String?
        @ExplicitNull var closed: String?
        var partner: DocumentReference?
        @ServerTimestamp var changed: Timestamp?
    }

    private let document = Firestore.firestore().document("rooms/red")

    private func room(changed: Timestamp?) -> Room {
        Room(
            id: "red", size: 3, price: 2, isOpen: true, kind: .large, opened: Date(timeIntervalSince1970: 5),
            place: GeoPoint(latitude: 1, longitude: 2), owners: [.init(name: "Ann")], tags: ["aB": 1], note: nil,
            partner: Firestore.firestore().document("rooms/blue"), changed: changed)
    }

    @Test func valuesAreReadAgain() throws {
        let room = room(changed: Timestamp(seconds: 9, nanoseconds: 0))
        let values = try Firestore.Encoder().encode(room)
        let snapshot = DocumentSnapshot(reference: document, values: values)
        #expect(try snapshot.data(as: Room.self) == room)
    }

    @Test func documentsKeepWhatFirestoreHasTypesFor() throws {
        let values = try Firestore.Encoder().encode(room(changed: nil))
        #expect(values["id"] == nil && values["note"] == nil && values["closed"] is NSNull)
        #expect(values["opened"] as? Timestamp == Timestamp(seconds: 5, nanoseconds: 0))
        #expect(values["place"] as? GeoPoint == GeoPoint(latitude: 1, longitude: 2))
        #expect((values["partner"] as? DocumentReference)?.path == "rooms/blue")
        #expect(values["changed"] as? FieldValue == FieldValue.serverTimestamp())
        #expect(values["size"] as? Int == 3 && values["kind"] as? String == "large")
        #expect((values["owners"] as? [[String: Any]])?.first?["name"] as? String == "Ann")
    }

    @Test func anIdentifierComesFromTheDocument() throws {
        struct Named: Decodable { @DocumentID var id: String? }
        let named = try Firestore.Decoder().decode(Named.self, from: [String: Any](), in: document)
        #expect(named.id == "red")
        #expect(throws: FirestoreDecodingError.self) {
            try Firestore.Decoder().decode(Named.self, from: [String: Any]())
        }
    }

    @Test func sourceOfBothKindsDecodesADocument() throws {
        struct Sized: Decodable { var size: Int }
        let snapshot = DocumentSnapshot(reference: document, values: ["size": 3])
        if let sized = try snapshot.data(as: Sized.self) { #expect(sized.size == 3) }
        let sized = try snapshot.data(as: Sized.self)
        #expect(sized.size == 3)
        let nothing: Sized? = try DocumentSnapshot(reference: document, values: nil).data(as: Sized.self)
        #expect(nothing == nil)
    }

    @Test func keysAreConverted() throws {
        struct Names: Codable { var firstName: String; var homeURL: URL? }
        let encoder = Firestore.Encoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        let values = try encoder.encode(Names(firstName: "Ann", homeURL: URL(string: "https://a.example")))
        #expect(values["first_name"] as? String == "Ann" && values["home_url"] as? String == "https://a.example")
        let decoder = Firestore.Decoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        #expect(try decoder.decode(Names.self, from: values).firstName == "Ann")
    }

    @Test func aMissingValueIsAnError() {
        struct Sized: Decodable { var size: Int }
        #expect(throws: DecodingError.self) { try Firestore.Decoder().decode(Sized.self, from: [String: Any]()) }
        #expect(throws: DecodingError.self) { try Firestore.Decoder().decode(Sized.self, from: ["size": "3"]) }
        #expect(throws: DecodingError.self) { try Firestore.Decoder().decode(Sized.self, from: ["size": 3.5]) }
        #expect(throws: DecodingError.self) { try Firestore.Decoder().decode(Sized.self, from: ["size": true]) }
    }

    @Test func aSubclassIsCoded() throws {
        class Base: Codable { var name = "a" }
        final class Derived: Base {
            var size = 0
            override init() { super.init() }
            required init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: CodingKeys.self)
                size = try values.decode(Int.self, forKey: .size)
                try super.init(from: values.superDecoder())
            }
            override func encode(to encoder: any Encoder) throws {
                var values = encoder.container(keyedBy: CodingKeys.self)
                try values.encode(size, forKey: .size)
                try super.encode(to: values.superEncoder())
            }
            enum CodingKeys: String, CodingKey { case size }
        }
        let value = Derived()
        value.name = "b"
        value.size = 4
        let copy = try Firestore.Decoder().decode(Derived.self, from: Firestore.Encoder().encode(value))
        #expect(copy.name == "b" && copy.size == 4)
    }
}
