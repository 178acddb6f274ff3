import Foundation
import RealmSwift
import StoredObjects
import Testing

@MainActor @Suite(.serialized)
struct StoredObjectTests {
    private func database() throws -> Realm {
        try Realm(configuration: .init(inMemoryIdentifier: UUID().uuidString))
    }

    @Test func dynamicPropertiesAreStored() throws {
        let realm = try database()
        let note = Note(title: "Milk")
        note.folder = Folder(name: "Home")
        note.urgency = .high
        note.stars.value = 3
        note.tags.append("shop")
        note.preview = NSObject()
        try realm.write { realm.add(note) }
        let found = try #require(realm.object(ofType: Note.self, forPrimaryKey: note.id))
        #expect(found.title == "Milk" && found.text == nil && found.urgency == .high && found.shout == "MILK")
        #expect(found.stars.value == 3 && Array(found.tags) == ["shop"] && found.preview == nil)
        #expect(found.folder?.name == "Home" && found.folder?.notes.first == note)
        #expect(realm.objects(Note.self).filter("urgency == 1 AND folder.name BEGINSWITH 'H'").count == 1)
        #expect(note.preview != nil)
    }

    @Test func observersOfPropertiesAreCalled() throws {
        let realm = try database()
        let note = Note(title: "Milk")
        note.views = 1
        try realm.write { realm.add(note) }
        try realm.write { note.views += 1 }
        #expect(note.changes == 2 && realm.objects(Note.self)[0].views == 2)
    }

    @Test func initializersMaySetPropertiesBeforeTheSuperclassIsInitialized() throws {
        let text = Data(#"{"name":"Work"}"#.utf8)
        let folder = try JSONDecoder().decode(Folder.self, from: text)
        #expect(folder.name == "Work" && folder.color == nil)
        let realm = try database()
        try realm.write { realm.add(folder) }
        let encoded = try JSONEncoder().encode(realm.objects(Folder.self)[0])
        #expect(try JSONDecoder().decode(Folder.self, from: encoded).name == "Work")
    }

    @Test func subclassesHaveThePropertiesOfTheirSuperclass() throws {
        let realm = try database()
        try realm.write { realm.create(LockedFolder.self, value: ["name": "Safe"]) }
        let folder = try #require(realm.objects(LockedFolder.self).first)
        #expect(folder.name == "Safe" && folder.key == "secret" && realm.objects(Folder.self).isEmpty)
    }
}
