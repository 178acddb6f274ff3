import Foundation
import RealmSwift
import Testing

/// Changes a database at random, and compares it with arrays that are changed likewise.
@MainActor @Suite(.serialized)
struct RealmRandomEditTests {
    private struct Model: Equatable {
        var id: Int
        var name: String
        var age: Int
    }

    /// A table view that follows notifications alone: its rows have to be those of the results.
    private final class FollowedRows {
        var rows: [Model] = []
        var token: NotificationToken?
        private let read: () -> [Model]

        init(_ dogs: Results<Dog>) {
            read = { dogs.map { Model(id: $0.id, name: $0.name, age: $0.age) } }
            token = dogs.observe { [unowned self] change in follow(change) }
        }

        private func follow(_ change: RealmCollectionChange<Results<Dog>>) {
            guard case .update(_, let deletions, let insertions, let modifications) = change else {
                return rows = read()
            }
            let (old, new) = (rows, read())
            // Rows that stay and are not modified have the values that they had.
            var kept = old.indices.filter { !deletions.contains($0) }
            #expect(Set(modifications).isSubset(of: kept))
            rows = []
            for index in new.indices {
                if insertions.contains(index) {
                    rows.append(new[index])
                } else if let next = kept.first {
                    kept.removeFirst()
                    rows.append(modifications.contains(next) ? new[index] : old[next])
                }
            }
            rows += kept.map { old[$0] }
        }
    }

    @Test func randomEditsAndTheirNotificationsAgreeWithArrays() async throws {
        let seed = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) } ?? 1
        let steps = ProcessInfo.processInfo.environment["ITERATIONS"].flatMap { Int($0) } ?? 2000
        print("SEED=\(seed) ITERATIONS=\(steps)")
        var random = SeededNumbers(seed: seed)
        var url = TestRealm.file()
        var realm = try Realm(fileURL: url)
        var model: [Model] = []
        var nextID = 0
        var followers = Self.followers(realm)
        await turnOfRunLoop()

        for step in 0..<steps {
            let before = model
            realm.beginWrite()
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                Self.edit(realm, &model, &nextID, &random)
            }
            if Int.random(in: 0..<8, using: &random) == 0 {
                realm.cancelWrite()
                model = before
            } else {
                try realm.commitWrite()
            }
            if Int.random(in: 0..<3, using: &random) == 0 {
                await turnOfRunLoop()
                for (follower, expected) in zip(followers, Self.expected(model)) {
                    #expect(follower.rows == expected, "SEED=\(seed), step \(step)")
                }
            }
            if Int.random(in: 0..<300, using: &random) == 0 {
                followers = []
                realm = try TestRealm.copy(of: url)
                url = try #require(realm.configuration.fileURL)
                followers = Self.followers(realm)
                await turnOfRunLoop()
            }
            let found = Self.results(realm).map { dogs in
                dogs.map { Model(id: $0.id, name: $0.name, age: $0.age) } as [Model]
            }
            guard found == Self.expected(model) else {
                Issue.record("SEED=\(seed): the results differ at step \(step)")
                return
            }
        }
    }

    private static func edit(
        _ realm: Realm, _ model: inout [Model], _ nextID: inout Int, _ random: inout SeededNumbers
    ) {
        let names = ["a", "b", "c", "d"]
        let name = names.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<3:
            let age = Int.random(in: 0..<20, using: &random)
            realm.add(Dog(id: nextID, name: name, age: age))
            model.append(Model(id: nextID, name: name, age: age))
            nextID += 1
        case 3..<5:
            guard let index = model.indices.randomElement(using: &random) else { return }
            realm.delete(realm.objects(Dog.self)[index])
            model.remove(at: index)
        case 5 where model.count > 30:
            realm.delete(realm.objects(Dog.self).filter("name == %@", name))
            model.removeAll { $0.name == name }
        case 6:
            guard let index = model.indices.randomElement(using: &random) else { return }
            realm.create(Dog.self, value: ["id": model[index].id, "name": name], update: .modified)
            model[index].name = name
        default:
            guard let index = model.indices.randomElement(using: &random) else { return }
            let dog = realm.object(ofType: Dog.self, forPrimaryKey: model[index].id)
            model[index].age = Int.random(in: 0..<20, using: &random)
            dog?.age = model[index].age
        }
    }

    private static func results(_ realm: Realm) -> [Results<Dog>] {
        let dogs = realm.objects(Dog.self)
        return [
            dogs, dogs.filter("age > 5"), dogs.sorted(byKeyPath: "name"),
            dogs.filter("age < 15").sorted(by: [SortDescriptor(keyPath: "age", ascending: false), "name"]),
            dogs.distinct(by: ["name"]),
        ]
    }

    private static func followers(_ realm: Realm) -> [FollowedRows] { results(realm).map { FollowedRows($0) } }

    private static func expected(_ model: [Model]) -> [[Model]] {
        func sorted(_ rows: [Model], _ isLess: (Model, Model) -> Bool?) -> [Model] {
            rows.indices.sorted { isLess(rows[$0], rows[$1]) ?? ($0 < $1) }.map { rows[$0] }
        }
        var names: Set<String> = []
        return [
            model, model.filter { $0.age > 5 },
            sorted(model) { $0.name == $1.name ? nil : $0.name < $1.name },
            sorted(model.filter { $0.age < 15 }) {
                $0.age != $1.age ? $0.age > $1.age : $0.name == $1.name ? nil : $0.name < $1.name
            },
            model.filter { names.insert($0.name).inserted },
        ]
    }
}

/// The numbers that follow from a seed.
private struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
