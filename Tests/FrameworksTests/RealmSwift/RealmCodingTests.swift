import Foundation
import RealmSwift
import Testing

@MainActor @Suite(.serialized)
struct RealmCodingTests {
    final class Recipe: Object, Codable {
        @Persisted(primaryKey: true) var id: Int
        @Persisted var title: String?
        @Persisted var steps: List<String>
        @Persisted var parts: List<Part>
    }

    final class Part: Object, Codable {
        @StoredDynamically var name = ""
        @StoredDynamically var amount: Double? = nil
    }

    private static let text =
        #"{"id":1,"steps":["mix","bake"],"parts":[{"name":"flour","amount":2.5},{"name":"salt"}]}"#

    @Test func objectsAreDecodedAndEncoded() throws {
        let recipe = try JSONDecoder().decode(Recipe.self, from: Data(Self.text.utf8))
        #expect(recipe.id == 1 && recipe.title == nil && Array(recipe.steps) == ["mix", "bake"])
        #expect(recipe.parts[0].amount == 2.5 && recipe.parts[1].amount == nil)
        let realm = try TestRealm.inMemory()
        try realm.write { realm.add(recipe) }
        let stored = try #require(realm.object(ofType: Recipe.self, forPrimaryKey: 1))
        try realm.write { stored.title = "Bread" }
        let again = try JSONDecoder().decode(Recipe.self, from: try JSONEncoder().encode(stored))
        #expect(again.title == "Bread" && again.realm == nil && again.parts.map(\.name) == ["flour", "salt"])
    }

    @Test func valuesOfAnyTypeKeepTheirType() throws {
        let realm = try TestRealm.inMemory()
        let values = AllTypes()
        try realm.write { realm.add(values) }
        let toy = Toy(value: ["name": "ball"])
        for value in [AnyRealmValue.int(1), .bool(true), .float(1.5), .uuid(UUID()), .none, .object(toy)] {
            try realm.write { values.any = value }
            #expect(values.any == value || values.any.object(Toy.self)?.name == "ball")
        }
        try realm.write { realm.delete(toy) }
        #expect(values.any == .none)
    }

    @Test func identifiersAreOrderedByTime() throws {
        let ids = (0..<100).map { _ in ObjectId.generate() }
        #expect(Set(ids).count == 100 && ids.allSatisfy { abs($0.timestamp.timeIntervalSinceNow) < 60 })
        #expect(try ObjectId(string: ids[0].stringValue) == ids[0])
        #expect(throws: Realm.Error.self) { try ObjectId(string: "nothing") }
        #expect(ObjectId("0000000a0000000000000001").timestamp.timeIntervalSince1970 == 10)
    }

    @Test func aTypeOfOnesOwnIsStoredAsAnother() throws {
        let realm = try TestRealm.inMemory()
        let page = Page()
        page.address = Address(text: "here")
        try realm.write { realm.add(page) }
        #expect(realm.objects(Page.self).filter("address == 'here'").first?.address == Address(text: "here"))
        #expect(realm.objects(Page.self).where { $0.address == Address(text: "there") }.isEmpty)
    }

    struct Address: CustomPersistable, Hashable {
        let text: String

        init(text: String) { self.text = text }

        init(persistedValue: String) { text = persistedValue }

        var persistableValue: String { text }
    }

    final class Page: Object {
        @Persisted var address: Address
    }
}
