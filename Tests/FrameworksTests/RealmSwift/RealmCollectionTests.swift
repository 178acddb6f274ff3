import Foundation
import ObjectiveCRuntime
import RealmSwift
import Testing

@MainActor @Suite(.serialized)
struct RealmCollectionTests {
    private func kennel() throws -> Realm {
        let realm = try TestRealm.inMemory()
        try realm.write {
            let ann = Person(value: ["name": "Ann"])
            for (id, name) in ["Rex", "Fido", "Bello", "Rex"].enumerated() {
                let dog = Dog(id: id, name: name, age: 10 - id)
                if id.isMultiple(of: 2) { dog.owner = ann }
                dog.toys.append(Toy(value: ["name": "toy \(id)", "price": id]))
                realm.add(dog)
            }
        }
        return realm
    }

    @Test func resultsAreFilteredWithFormats() throws {
        let realm = try kennel()
        let dogs = realm.objects(Dog.self)
        #expect(dogs.filter("name == 'Rex'").count == 2)
        #expect(dogs.filter("age > %@ AND name CONTAINS[c] %@", 7, "f").map(\.id) == [1])
        #expect(dogs.filter("owner.name == 'Ann'").map(\.id) == [0, 2])
        #expect(dogs.filter("owner == %@", try #require(dogs[0].owner)).map(\.id) == [0, 2])
        #expect(dogs.filter("owner == nil").map(\.id) == [1, 3])
        #expect(dogs.filter("id IN %@", [1, 3, 5]).count == 2)
        #expect(dogs.filter("ANY toys.name == 'toy 2'").map(\.id) == [2])
        #expect(dogs.filter("toys.@count == 1 AND id BETWEEN {1, 2}").count == 2)
        #expect(dogs.filter("kind == %@", Dog.Kind.hound).count == 4)
        #expect(realm.objects(Person.self).filter("ANY dogs.name == 'Bello'").count == 1)
        #expect(dogs.filter(NSPredicate(format: "name BEGINSWITH %@", "B")).first?.id == 2)
    }

    @Test func comparisonsWithConstantsOfOtherTypesAreThoseOfPredicates() throws {
        let dogs = try kennel().objects(Dog.self)
        #expect(dogs.filter("age == 10.0").count == 1 && dogs.filter("age == 10.5").isEmpty)
        #expect(dogs.filter("id == %@", 2).count == 1 && dogs.filter("2 == id").count == 1)
        #expect(dogs.filter("weight == 1").isEmpty && dogs.filter("name ==[c] 'rex'").count == 2)
        #expect(dogs.filter("name == %@", NSString("Rex")).count == 2)
        let raised = NSException.catchException { _ = dogs.filter("nothing == 1").count }
        #expect(raised?.reason == "Property 'nothing' not found in object of type 'Dog'")
    }

    @Test func valuesOfAllTypesAreCompared() throws {
        let realm = try TestRealm.inMemory()
        let values = AllTypes()
        values.list.append(objectsIn: [1, 5])
        try realm.write { realm.add([values, AllTypes(value: ["flag": false, "date": Date(), "number": 9.5])]) }
        let all = realm.objects(AllTypes.self)
        #expect(all.filter("date < %@", Date(timeIntervalSince1970: 1_000_000_000)).count == 1)
        #expect(all.filter("flag == true").count == 1 && all.filter("flag == %@", false).count == 1)
        #expect(all.filter("id == %@", values.id).count == 1 && all.filter("uuid == %@", values.uuid).count == 1)
        #expect(all.filter("bytes == %@", Data([1, 2])).count == 2 && all.filter("optionalText == nil").count == 2)
        #expect(all.filter("decimal > 1 AND decimal < %@", Decimal128(2)).count == 2)
        #expect(all.filter("ANY list == 5").count == 1 && all.filter("list.@sum == 6").count == 1)
        #expect(all.where { $0.date < Date(timeIntervalSinceReferenceDate: 2) && $0.flag }.count == 1)
        #expect(all.where { $0.uuid == values.uuid && $0.single > 1 }.first == values)
        #expect(all.where { !$0.flag }.count == 1 && all.where { $0.id == values.id }.count == 1)
    }

    @Test func resultsAreFilteredWithConditionsInSwift() throws {
        let realm = try kennel()
        let dogs = realm.objects(Dog.self)
        #expect(dogs.where { $0.name == "Rex" && $0.age < 8 }.map(\.id) == [3])
        #expect(dogs.where { $0.owner.name == "Ann" || $0.id == 1 }.map(\.id) == [0, 1, 2])
        #expect(dogs.where { $0.owner == nil }.count == 2)
        #expect(dogs.where { !($0.name.contains("E", options: .caseInsensitive)) }.map(\.id) == [1])
        #expect(dogs.where { $0.toys.name == "toy 3" }.map(\.id) == [3])
        #expect(dogs.where { $0.id.in([0, 9]) && $0.toys.count == 1 && $0.kind == .hound }.count == 1)
        #expect(dogs.where { $0.age.contains(8...9) }.count == 2)
    }

    @Test func resultsAreSortedAndDistinct() throws {
        let realm = try kennel()
        let dogs = realm.objects(Dog.self)
        #expect(dogs.sorted(byKeyPath: "name").map(\.id) == [2, 1, 0, 3])
        #expect(
            dogs.sorted(by: [SortDescriptor(keyPath: "name", ascending: false), "age"]).map(\.id) == [3, 0, 1, 2])
        #expect(dogs.sorted(by: \.age).map(\.id) == [3, 2, 1, 0])
        #expect(dogs.sorted(byKeyPath: "owner.name").map(\.id) == [1, 3, 0, 2])
        #expect(dogs.distinct(by: ["name"]).map(\.id) == [0, 1, 2])
    }

    @Test func resultsComputeValuesOfProperties() throws {
        let realm = try kennel()
        let dogs = realm.objects(Dog.self)
        #expect(dogs.min(ofProperty: "age") == 7 && dogs.max(ofProperty: "age") == 10)
        #expect(dogs.sum(ofProperty: "age") == 34 && dogs.average(ofProperty: "age") == 8.5)
        #expect(dogs.max(of: \.age) == 10)
        let none: Int? = dogs.filter("FALSEPREDICATE").min(ofProperty: "age")
        #expect(none == nil)
        #expect(dogs.value(forKey: "name") as? [String] == ["Rex", "Fido", "Bello", "Rex"])
        try realm.write { dogs.setValue(1, forKey: "age") }
        #expect(dogs.sum(ofProperty: "age") == 4)
        #expect(realm.objects(Toy.self).sum(ofProperty: "price") == Decimal128(6))
    }

    @Test func resultsFollowTheDatabase() throws {
        let realm = try kennel()
        let old = realm.objects(Dog.self).filter("age >= 9")
        #expect(old.count == 2)
        try realm.write { realm.objects(Dog.self)[3].age = 20 }
        #expect(old.map(\.id) == [0, 1, 3] && old.last?.age == 20)
        try realm.write { for dog in old { dog.age = 0 } }
        #expect(old.isEmpty && old.first == nil)
        let raised = NSException.catchException { _ = old[0] }
        #expect(raised?.reason == "Index 0 is out of bounds (must be less than 0).")
        try realm.write { realm.delete(realm.objects(Dog.self).filter("id < 2")) }
        #expect(realm.objects(Dog.self).map(\.id) == [2, 3])
    }

    @Test func indicesOfElementsAreFound() throws {
        let realm = try kennel()
        let dogs = realm.objects(Dog.self).sorted(byKeyPath: "age")
        #expect(dogs.index(of: realm.objects(Dog.self)[0]) == 3)
        #expect(dogs.index(matching: "name == %@", "Bello") == 1)
        #expect(dogs.contains(realm.objects(Dog.self)[1]))
    }

    @Test func listsAreChangedInTheDatabase() throws {
        let realm = try kennel()
        let dog = realm.objects(Dog.self)[0]
        try realm.write {
            dog.tags.append(objectsIn: ["a", "b", "c"])
            dog.tags.move(from: 0, to: 2)
            dog.tags.insert("x", at: 1)
            dog.tags[0] = "y"
            dog.tags.swapAt(2, 3)
            dog.tags.remove(at: 1)
        }
        #expect(Array(dog.tags) == ["y", "a", "c"])
        try realm.write { dog.tags.replaceSubrange(0..<2, with: ["1", "2", "3"]) }
        #expect(Array(dog.tags) == ["1", "2", "3", "c"] && dog.tags.sorted(ascending: false).first == "c")
        try realm.write { dog.tags.removeLast() }
        try realm.write { dog.toys.append(Toy(value: ["name": "new"])) }
        #expect(dog.toys.filter("name == 'new'").count == 1 && realm.objects(Toy.self).count == 5)
        try realm.write { dog.toys.removeAll() }
        #expect(dog.toys.isEmpty && realm.objects(Toy.self).count == 5)
        let raised = NSException.catchException { dog.tags.append("z") }
        #expect(raised != nil && dog.tags.count == 3)
    }

    @Test func listsInNoDatabaseAreArrays() throws {
        let list = List<Int>()
        list.append(objectsIn: [3, 1, 2])
        #expect(list.max() == 3 && list.sum() == 6 && list.firstIndex(of: 1) == 1 && list == [3, 1, 2])
        let text = try JSONEncoder().encode(list)
        #expect(try JSONDecoder().decode(List<Int>.self, from: text) == list)
        let dogs = List<Dog>()
        dogs.append(Dog(id: 1, name: "Rex"))
        #expect(dogs.first?.name == "Rex" && Array(AnyRealmCollection(dogs)).count == 1)
    }

    @Test func setsAndMapsAreChangedInTheDatabase() throws {
        let realm = try TestRealm.inMemory()
        let ann = Person(value: ["name": "Ann", "friends": ["Bob", "Bob"], "numbers": ["home": 1]])
        try realm.write { realm.add(ann) }
        try realm.write {
            ann.friends.insert("Carl")
            ann.friends.insert("Bob")
            ann.numbers["work"] = 2
            ann.numbers["home"] = nil
        }
        #expect(Array(ann.friends) == ["Bob", "Carl"] && ann.friends.contains("Carl"))
        #expect(ann.numbers.keys == ["work"] && ann.numbers["work"] == 2)
        try realm.write { ann.friends.remove("Bob") }
        #expect(realm.objects(Person.self).filter("'Carl' IN friends").count == 1)
    }

    @Test func collectionsOfOtherObjectsAreCopied() throws {
        let realm = try kennel()
        let first = realm.objects(Dog.self)[0]
        try realm.write { first.collar = Collar(value: ["color": "blue", "parts": [["name": "buckle"]]]) }
        let copy = Dog(value: first)
        copy.id = 9
        copy.toys = first.toys
        try realm.write { realm.add(copy) }
        #expect(copy.toys.first == first.toys.first || copy.toys.first?.isSameObject(as: first.toys.first) == true)
        #expect(copy.collar?.parts.first?.name == "buckle" && copy.collar?.isSameObject(as: first.collar) == false)
        try realm.write {
            copy.toys.removeAll()
            copy.collar = nil
        }
        #expect(first.toys.count == 1 && first.collar?.parts.count == 1)
    }
}
