import Foundation
import ObjectiveCRuntime
import RealmSwift
import Testing

@MainActor @Suite(.serialized)
struct RealmObjectTests {
    @Test func anAddedObjectIsFoundAndChangedInTheDatabase() throws {
        let realm = try TestRealm.inMemory()
        let dog = Dog(id: 1, name: "Fido", age: 3)
        try realm.write { realm.add(dog) }
        #expect(dog.realm == realm)
        let found = try #require(realm.object(ofType: Dog.self, forPrimaryKey: 1))
        #expect(found.name == "Fido" && found.age == 3 && found.kind == .hound && found.weight == nil)
        try realm.write {
            found.age += 1
            found.weight = 12.5
        }
        #expect(dog.age == 4 && dog.weight == 12.5)
        #expect(found == dog && found.isSameObject(as: dog))
    }

    @Test func whatAnObjectRefersToIsAddedToo() throws {
        let realm = try TestRealm.inMemory()
        let (ann, dog, ball) = (Person(), Dog(id: 1, name: "Fido"), Toy(value: ["name": "ball"]))
        ann.name = "Ann"
        dog.owner = ann
        dog.toys.append(ball)
        dog.tags.append(objectsIn: ["a", "b"])
        dog.collar = Collar(value: ["color": "blue"])
        try realm.write { realm.add(dog) }
        #expect(realm.objects(Person.self).first?.dogs.first?.name == "Fido")
        #expect(realm.objects(Toy.self).count == 1 && ball.realm == realm)
        #expect(Array(dog.tags) == ["a", "b"] && dog.collar?.color == "blue")
    }

    @Test func deletedObjectsAreInvalidAndReferredToByNobody() throws {
        let realm = try TestRealm.inMemory()
        let (ann, dog, ball) = (Person(), Dog(id: 1, name: "Fido"), Toy())
        dog.owner = ann
        dog.toys.append(ball)
        dog.collar = Collar(value: ["parts": [["name": "buckle"]]])
        try realm.write { realm.add(dog) }
        try realm.write { realm.delete([ann]) }
        #expect(ann.isInvalidated && dog.owner == nil)
        try realm.write { realm.delete(ball) }
        #expect(dog.toys.isEmpty)
        let part = try #require(dog.collar?.parts.first)
        try realm.write { dog.collar = nil }
        #expect(part.isInvalidated)
        try realm.write { realm.deleteAll() }
        #expect(dog.isInvalidated && realm.isEmpty)
    }

    @Test func primaryKeysAreUniqueUnlessObjectsAreUpdated() throws {
        let realm = try TestRealm.inMemory()
        try realm.write { realm.add(Dog(id: 1, name: "Fido", age: 3)) }
        let raised = NSException.catchException {
            try? realm.write { realm.add(Dog(id: 1, name: "Rex")) }
        }
        #expect(
            raised?.reason == "Attempting to create an object of type 'Dog' with an existing primary key value '1'.")
        try realm.write { realm.add(Dog(id: 1, name: "Rex"), update: .modified) }
        #expect(realm.objects(Dog.self).count == 1 && realm.objects(Dog.self)[0].name == "Rex")
        try realm.write { realm.create(Dog.self, value: ["id": 1, "age": 9], update: .modified) }
        let dog = realm.objects(Dog.self)[0]
        #expect(dog.name == "Rex" && dog.age == 9)
    }

    @Test func changesOutsideOfTransactionsRaiseExceptions() throws {
        let realm = try TestRealm.inMemory()
        let dog = Dog(id: 1, name: "Fido")
        try realm.write { realm.add(dog) }
        let raised = NSException.catchException { dog.name = "Rex" }
        #expect(raised?.reason?.hasPrefix("Attempting to modify object outside of a write transaction") == true)
        #expect(dog.name == "Fido")
        let added = NSException.catchException { realm.add(Dog(id: 2, name: "")) }
        #expect(added != nil && realm.objects(Dog.self).count == 1)
        try realm.write { realm.delete(dog) }
        let gone = NSException.catchException { _ = dog.name }
        #expect(gone?.reason == "Object has been deleted or invalidated.")
    }

    @Test func aTransactionThatThrowsHasNoEffect() throws {
        struct Failure: Error {}
        let realm = try TestRealm.inMemory()
        let dog = Dog(id: 1, name: "Fido")
        try realm.write { realm.add(dog) }
        let other = Dog(id: 2, name: "Rex")
        #expect(throws: Failure.self) {
            try realm.write {
                dog.name = "Other"
                realm.add(other)
                throw Failure()
            }
        }
        #expect(dog.name == "Fido" && other.isInvalidated && !realm.isInWriteTransaction)
        realm.beginWrite()
        dog.name = "Bello"
        realm.cancelWrite()
        #expect(dog.name == "Fido")
    }

    @Test func valuesAreReadAndSetByName() throws {
        let realm = try TestRealm.inMemory()
        let dog = Dog(value: ["id": 5, "name": "Fido", "tags": ["x"], "owner": ["name": "Ann"], "kind": "terrier"])
        #expect(dog.owner?.name == "Ann" && dog["id"] as? Int == 5 && dog.kind == .terrier)
        try realm.write { realm.add(dog) }
        #expect(dog.value(forKey: "name") as? String == "Fido")
        #expect((dog["owner"] as? Person)?.name == "Ann" && dog["weight"] == nil)
        try realm.write {
            dog.setValue(7, forKey: "age")
            dog["weight"] = 3
        }
        #expect(dog.age == 7 && dog.weight == 3)
        #expect(dog.description.contains("\tname = Fido;"))
        #expect(dog.objectSchema.primaryKeyProperty?.name == "id" && Dog.className() == "Dog")
    }

    @Test func classesOfEarlierVersionsKeepTheirProperties() throws {
        let realm = try TestRealm.inMemory()
        let book = Comic()
        book.isbn = "1"
        book.title = "One"
        book.cover = [1]
        book.pages.value = 10
        book.authors.append(ComicArtist(value: ["name": "Ann"]))
        book.sequel = Comic(value: ["isbn": "2"])
        try realm.write { realm.add(book) }
        book.cover = [2]
        let found = try #require(realm.object(ofType: Comic.self, forPrimaryKey: "1"))
        #expect(found.title == "One" && found.pages.value == 10 && found.cover == [] && found.rating.value == nil)
        #expect(found.authors.first?.books.first?.title == "One" && found.sequel?.isbn == "2")
        try realm.write {
            found.pages.value = nil
            found.rating.value = 2.5
            found.chapters.append("First")
        }
        #expect(book.pages.value == nil && book.rating.value == 2.5 && book.chapters[0] == "First")
        #expect(book.cover == [2])
        #expect(book.objectSchema.properties.map(\.name).contains("cover") == false)
    }

    @Test func objectsOfAFrozenDatabaseKeepTheirValues() throws {
        let realm = try TestRealm.inMemory()
        let dog = Dog(id: 1, name: "Fido")
        try realm.write { realm.add(dog) }
        let frozen = dog.freeze()
        let dogs = realm.objects(Dog.self).freeze()
        try realm.write { dog.name = "Rex" }
        #expect(frozen.name == "Fido" && frozen.isFrozen && dogs[0].name == "Fido")
        #expect(frozen.thaw()?.name == "Rex")
    }

    @Test func invalidatedDatabasesHaveOtherObjects() throws {
        let realm = try TestRealm.inMemory()
        let dog = Dog(id: 1, name: "Fido")
        try realm.write { realm.add(dog) }
        realm.invalidate()
        #expect(dog.isInvalidated && realm.objects(Dog.self).count == 1)
    }
}
