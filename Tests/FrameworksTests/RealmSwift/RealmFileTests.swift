import Foundation
import ObjectiveCRuntime
import RealmSwift
import Testing

@MainActor @Suite(.serialized)
struct RealmFileTests {
    @Test func objectsAreThereWhenTheFileIsOpenedAgain() throws {
        let url = TestRealm.file()
        let written = try write(to: url)
        let realm = try TestRealm.copy(of: url)
        let dogs = realm.objects(Dog.self)
        #expect(dogs.count == 1 && dogs[0].name == "Fïdo" && dogs[0].owner?.name == "Ann")
        #expect(dogs[0].collar?.color == "blue" && dogs[0].owner?.dogs.count == 1)
        #expect(realm.objects(AllTypes.self).first?.description == written)
    }

    /// Returns the description of an object with values of all types. The file is closed then.
    private func write(to url: URL) throws -> String {
        let values = AllTypes()
        values.list.append(objectsIn: [1, nil, 3])
        values.dates.append(Date(timeIntervalSinceReferenceDate: 5))
        values.set.insert("x")
        values.map["y"] = .nan
        values.number = .nan
        let realm = try Realm(fileURL: url)
        try realm.write {
            realm.add(values)
            realm.add(Dog(value: ["id": 1, "name": "Fïdo", "owner": ["name": "Ann"], "collar": ["color": "blue"]]))
        }
        try realm.write { realm.add(Dog(id: 2, name: "gone")) }
        try realm.write { realm.delete(realm.objects(Dog.self).filter("id == 2")) }
        return values.description
    }

    @Test func keysAreNotUsedAgain() throws {
        var url = TestRealm.file()
        for number in 0..<3 {
            let realm = try number == 0 ? Realm(fileURL: url) : TestRealm.copy(of: url)
            url = try #require(realm.configuration.fileURL)
            try realm.write { realm.add(Toy(value: ["name": "\(number)"])) }
            if number == 1 { try realm.write { realm.delete(realm.objects(Toy.self).last!) } }
        }
        #expect(try Realm(fileURL: url).objects(Toy.self).map(\.name) == ["0", "2"])
    }

    @Test func filesAreDeletedUnlessTheyAreOpen() throws {
        let configuration = Realm.Configuration(fileURL: TestRealm.file())
        #expect(try Realm.deleteFiles(for: configuration) == false)
        var realm: Realm? = try Realm(configuration: configuration)
        #expect(throws: Realm.Error.self) { try Realm.deleteFiles(for: configuration) }
        #expect(realm?.isEmpty == true)
        realm = nil
        #expect(try Realm.deleteFiles(for: configuration))
        #expect(!Realm.fileExists(for: configuration))
    }

    @Test func aFileThatIsReplacedWhileNobodyUsesItIsRead() throws {
        let (url, other) = (TestRealm.file(), TestRealm.file())
        for (url, name) in [(url, "one"), (other, "two")] {
            let realm = try Realm(fileURL: url)
            try realm.write { realm.add(Toy(value: ["name": name])) }
        }
        #expect(try Realm(fileURL: url).objects(Toy.self).map(\.name) == ["one"])
        for suffix in ["", "-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: url.path + suffix)
            try? FileManager.default.copyItem(atPath: other.path + suffix, toPath: url.path + suffix)
        }
        #expect(try Realm(fileURL: url).objects(Toy.self).map(\.name) == ["two"])
    }

    @Test func filesThatAreNoDatabasesOrHaveKeysAreNotOpened() throws {
        let url = TestRealm.file()
        try Data("This is no database at all, but a text of more than sixteen bytes.".utf8).write(to: url)
        let error = #expect(throws: Realm.Error.self) { try Realm(fileURL: url) }
        #expect(error?.code == .invalidDatabase)
        #expect(throws: Realm.Error.self) {
            try Realm(configuration: .init(fileURL: TestRealm.file(), encryptionKey: Data(count: 64)))
        }
        let missing = #expect(throws: Realm.Error.self) {
            try Realm(configuration: .init(fileURL: TestRealm.file(), readOnly: true))
        }
        #expect(missing?.code == .fileNotFound)
    }

    @Test func aCopyIsWrittenAndOpenedForReading() throws {
        let (url, copy) = (TestRealm.file(), TestRealm.file())
        let realm = try Realm(fileURL: url)
        try realm.write { realm.add(Dog(id: 1, name: "Rex")) }
        try realm.writeCopy(toFile: copy)
        #expect(throws: Realm.Error.self) { try realm.writeCopy(toFile: copy) }
        let reading = try Realm(configuration: .init(fileURL: copy, readOnly: true))
        #expect(reading.objects(Dog.self).first?.name == "Rex")
        let raised = NSException.catchException { reading.beginWrite() }
        #expect(raised?.reason == "Can't perform transactions on read-only Realms.")
    }

    @Test func differentClassesNeedAMigration() throws {
        let url = TestRealm.file()
        try autoreleasepool {
            let realm = try Realm(configuration: .init(fileURL: url, objectTypes: [First.Pet.self]))
            try realm.write {
                for (name, age) in [("Rex", 3), ("Fido", 5)] {
                    realm.create(First.Pet.self, value: ["name": name, "age": age, "tags": ["t"]])
                }
            }
        }
        let error = #expect(throws: Realm.Error.self) {
            try Realm(configuration: .init(fileURL: url, objectTypes: [Second.Pet.self]))
        }
        #expect(error?.code == .schemaMismatch)
        #expect(
            error?.localizedDescription == """
                Migration is required due to the following errors:
                - Property 'Pet.name' has been removed.
                - Property 'Pet.title' has been added.
                - Property 'Pet.years' has been added.
                """)
        let migrated = try Realm(
            configuration: .init(
                fileURL: url, schemaVersion: 2,
                migrationBlock: { migration, version in
                    #expect(version == 0)
                    migration.renameProperty(onType: "Pet", from: "name", to: "title")
                    migration.enumerateObjects(ofType: Second.Pet.className()) { old, new in
                        new?["years"] = "\(old?["age"] as? Int ?? 0)"
                        if old?["name"] as? String == "Fido" { migration.delete(new!) }
                    }
                    migration.create("Pet", value: ["title": "New"])
                }, objectTypes: [Second.Pet.self]))
        let pets = migrated.objects(Second.Pet.self)
        #expect(pets.map(\.title) == ["Rex", "New"] && pets.map(\.years) == ["3", ""])
        #expect(pets[0].age == 3 && Array(pets[0].tags) == ["t"])
    }

    @Test func anOlderSchemaVersionIsRefused() throws {
        let url = TestRealm.file()
        try autoreleasepool { _ = try Realm(configuration: .init(fileURL: url, schemaVersion: 3)) }
        let error = #expect(throws: Realm.Error.self) {
            try Realm(configuration: .init(fileURL: url, schemaVersion: 2))
        }
        #expect(error?.localizedDescription == "Provided schema version 2 is less than last set version 3.")
        #expect(try Realm(configuration: .init(fileURL: url, schemaVersion: 4)).configuration.schemaVersion == 4)
    }

    @Test func aFileIsEmptiedInPlaceOfAMigration() throws {
        let url = TestRealm.file()
        try autoreleasepool {
            let realm = try Realm(configuration: .init(fileURL: url, objectTypes: [First.Pet.self]))
            try realm.write { realm.add(First.Pet()) }
        }
        let realm = try Realm(
            configuration: .init(fileURL: url, deleteRealmIfMigrationNeeded: true, objectTypes: [Second.Pet.self]))
        #expect(realm.isEmpty)
        try realm.write { realm.add(Second.Pet()) }
        #expect(realm.objects(Second.Pet.self).count == 1)
    }

    enum First {
        final class Pet: Object {
            @Persisted var name: String
            @Persisted var age: Int
            @Persisted var tags: List<String>
        }
    }

    enum Second {
        final class Pet: Object {
            @Persisted var title: String
            @Persisted var age: Int
            @Persisted var years: String
            @Persisted var tags: List<String>
        }
    }
}
