import Foundation
import ObjectiveCRuntime
import RealmSwift
import Testing

@MainActor @Suite(.serialized)
struct RealmNotificationTests {
    /// What an observer of a collection was told, as text.
    private static func text<Elements>(_ change: RealmCollectionChange<Elements>) -> String {
        switch change {
        case .initial: "initial"
        case .update(_, let deletions, let insertions, let modifications):
            "-\(deletions) +\(insertions) ~\(modifications)"
        case .error(let error): "\(error)"
        }
    }

    @Test func observersOfResultsAreToldWhatHasChanged() async throws {
        let realm = try TestRealm.inMemory()
        var told: [String] = []
        let dogs = realm.objects(Dog.self).filter("age < 10").sorted(byKeyPath: "name")
        let token = dogs.observe { told.append(Self.text($0)) }
        #expect(told == [])
        await turnOfRunLoop()
        #expect(told == ["initial"])
        try realm.write {
            for (id, name) in ["b", "a", "c"].enumerated() { realm.add(Dog(id: id, name: name)) }
        }
        #expect(told.count == 1)
        await turnOfRunLoop()
        try realm.write {
            dogs[1].age = 1
            dogs[0].name = "z"
        }
        await turnOfRunLoop()
        try realm.write { realm.objects(Dog.self)[0].age = 20 }
        try realm.write { realm.add(Person()) }
        await turnOfRunLoop()
        #expect(told == ["initial", "-[] +[0, 1, 2] ~[]", "-[0] +[2] ~[1]", "-[0] +[] ~[]"])
        token.invalidate()
        try realm.write { realm.deleteAll() }
        await turnOfRunLoop()
        #expect(told.count == 4)
    }

    @Test func changesOfRelatedObjectsAreModifications() async throws {
        let realm = try TestRealm.inMemory()
        let dog = Dog(value: ["id": 1, "owner": ["name": "Ann"], "toys": [["name": "ball"]]])
        try realm.write { realm.add(dog) }
        var (all, names) = ([String](), [String]())
        let tokens = [
            realm.objects(Dog.self).observe { all.append(Self.text($0)) },
            realm.objects(Dog.self).observe(keyPaths: [\Dog.owner?.name]) { names.append(Self.text($0)) },
        ]
        await turnOfRunLoop()
        try realm.write { dog.toys[0].name = "bone" }
        await turnOfRunLoop()
        try realm.write { dog.owner?.name = "Bob" }
        await turnOfRunLoop()
        #expect(all == ["initial", "-[] +[] ~[0]", "-[] +[] ~[0]"])
        #expect(names == ["initial", "-[] +[] ~[0]"])
        withExtendedLifetime(tokens) {}
    }

    @Test func observersOfListsAreToldWhatHasChanged() async throws {
        let realm = try TestRealm.inMemory()
        let dog = Dog(value: ["id": 1, "tags": ["a", "b", "a"]])
        try realm.write { realm.add(dog) }
        var told: [String] = []
        let token = dog.tags.observe { told.append(Self.text($0)) }
        await turnOfRunLoop()
        try realm.write { dog.tags.remove(at: 0) }
        await turnOfRunLoop()
        try realm.write { realm.delete(dog) }
        await turnOfRunLoop()
        #expect(told == ["initial", "-[0] +[] ~[]", "-[0, 1] +[] ~[]"])
        withExtendedLifetime(token) {}
    }

    @Test func observersOfObjectsAreToldTheProperties() async throws {
        let realm = try TestRealm.inMemory()
        let dog = Dog(id: 1, name: "Rex")
        try realm.write { realm.add(dog) }
        var told: [String] = []
        let token = dog.observe { (change: ObjectChange<Dog>) in
            switch change {
            case .change(let dog, let properties):
                let texts = properties.map { "\($0.name): \($0.oldValue ?? "nil") to \($0.newValue ?? "nil")" }
                told.append("\(dog.id) \(texts)")
            case .deleted: told.append("deleted")
            case .error: told.append("error")
            }
        }
        await turnOfRunLoop()
        try realm.write {
            dog.name = "Fido"
            dog.weight = 2
        }
        await turnOfRunLoop()
        try realm.write { realm.delete(dog) }
        await turnOfRunLoop()
        #expect(told == [#"1 ["name: Rex to Fido", "weight: nil to 2.0"]"#, "deleted"])
        withExtendedLifetime(token) {}
    }

    @Test func anObserverThatIsToLearnNothingOfATransactionDoesNot() async throws {
        let realm = try TestRealm.inMemory()
        var (first, second) = ([String](), [String]())
        let dogs = realm.objects(Dog.self)
        let quiet = dogs.observe { first.append(Self.text($0)) }
        let other = dogs.observe { second.append(Self.text($0)) }
        await turnOfRunLoop()
        try realm.write { realm.add(Dog(id: 1, name: "")) }
        try realm.write(withoutNotifying: [quiet]) { realm.add(Dog(id: 2, name: "")) }
        await turnOfRunLoop()
        try realm.write { realm.add(Dog(id: 3, name: "")) }
        await turnOfRunLoop()
        #expect(first == ["initial", "-[] +[0] ~[]", "-[] +[2] ~[]"])
        #expect(second == ["initial", "-[] +[0, 1] ~[]", "-[] +[2] ~[]"])
        withExtendedLifetime(other) {}
    }

    @Test func observersMayWriteAndEndObservations() async throws {
        let realm = try TestRealm.inMemory()
        let dogs = realm.objects(Dog.self)
        var tokens: [NotificationToken] = []
        var counts: [Int] = []
        for number in 0..<3 {
            tokens.append(
                dogs.observe { _ in
                    counts.append(dogs.count)
                    guard dogs.count < 5 else { return }
                    try? realm.write { realm.add(Dog(id: dogs.count + 1, name: "\(number)")) }
                    if dogs.count == 4 {
                        tokens.forEach { $0.invalidate() }
                        tokens = []
                    }
                })
        }
        for _ in 0..<8 { await turnOfRunLoop() }
        #expect(dogs.count == 4 && counts == [0, 1, 2, 3])
    }

    @Test func aDatabaseTellsThatItHasChanged() throws {
        let realm = try TestRealm.inMemory()
        var told: [Realm.Notification] = []
        let token = realm.observe { notification, _ in told.append(notification) }
        try realm.write { realm.add(Toy()) }
        #expect(told == [.didChange])
        token.invalidate()
        try realm.write { realm.add(Toy()) }
        #expect(told.count == 1)
    }

    @Test func whatOtherThreadsWriteIsSeenInTheNextTurn() async throws {
        let configuration = Realm.Configuration(inMemoryIdentifier: UUID().uuidString)
        let realm = try Realm(configuration: configuration)
        let dog = Dog(id: 1, name: "Rex")
        try realm.write { realm.add(dog) }
        var told: [String] = []
        let token = realm.objects(Dog.self).observe { told.append(Self.text($0)) }
        await turnOfRunLoop()
        let reference = ThreadSafeReference(to: dog)
        let name = "\(configuration.inMemoryIdentifier ?? "")"
        await onThread {
            let other = try Realm(configuration: .init(inMemoryIdentifier: name))
            let dog = other.resolve(reference)
            try other.write {
                dog?.name = "Fido"
                other.add(Dog(id: 2, name: "Bello"))
            }
        }
        await turnOfRunLoop()
        #expect(dog.name == "Fido" && told == ["initial", "-[] +[1] ~[0]"])
        realm.autorefresh = false
        await onThread {
            let other = try Realm(configuration: .init(inMemoryIdentifier: name))
            try other.write { other.deleteAll() }
        }
        await turnOfRunLoop()
        #expect(dog.name == "Fido")
        #expect(realm.refresh() && dog.isInvalidated && told.last == "-[0, 1] +[] ~[]")
        withExtendedLifetime(token) {}
    }

    @Test func objectsAreUsedOnTheirThreadAlone() async throws {
        let realm = try TestRealm.inMemory()
        let dog = Dog(id: 1, name: "Rex")
        try realm.write { realm.add(dog) }
        nonisolated(unsafe) let object = dog
        let reason = await onThread { NSException.catchException { _ = object.name }?.reason ?? "" }
        #expect(reason == "Realm accessed from incorrect thread.")
    }

    @Test func observersOfAQueueAreCalledThere() async throws {
        let realm = try TestRealm.inMemory()
        let queue = DispatchQueue(label: "observers")
        let (texts, continuation) = AsyncStream.makeStream(of: String.self)
        let token = realm.objects(Dog.self).observe(on: queue) { change in
            dispatchPrecondition(condition: .onQueue(queue))
            if case .update(let dogs, _, _, _) = change { continuation.yield("\(dogs[0].name)") }
            continuation.yield(Self.text(change))
        }
        var iterator = texts.makeAsyncIterator()
        #expect(await iterator.next() == "initial")
        try realm.write { realm.add(Dog(id: 1, name: "Rex")) }
        #expect(await iterator.next() == "Rex")
        #expect(await iterator.next() == "-[] +[0] ~[]")
        token.invalidate()
    }

    /// Runs a block on a thread of its own.
    @discardableResult
    private func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async -> Result? {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: try? body()) }
        }
    }
}
