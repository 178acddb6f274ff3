import FoundationAdditions
import Synchronization

/// An object whose properties key-value coding knows, as the plugin lists those of a class with `@objc` properties.
final class Person: NSObject {
    var name: String
    var age: Int
    var height = 1.75
    var nickname: String?
    var born = Date(timeIntervalSinceReferenceDate: 0)
    var isActive = true
    var friends: [Person] = []
    var best: Person?
    var tags: [String] = []
    var details: [String: Any] = [:]

    init(_ name: String, age: Int = 0, friends: [Person] = []) {
        _ = Person.register
        self.name = name
        self.age = age
        self.friends = friends
    }

    func greeting(_ word: String) -> String { "\(word), \(name)" }

    func isOlder(than other: Person) -> Bool { age > other.age }

    private static let register: Void = SourceMembers.add { members in
        members.add(Person.self) { person in
            person.property("name", \.name)
            person.property("age", \.age)
            person.property("height", \.height)
            person.property("nickname", \.nickname)
            person.property("born", \.born)
            person.property("isActive", \.isActive)
            person.property("friends", \.friends)
            person.property("best", \.best)
            person.property("tags", \.tags)
            person.property("details", \.details)
            person.method("greeting:", "greeting(_:)") { person in { person.greeting($0) } }
            person.method("isOlderThan:", "isOlder(than:)") { person in { person.isOlder(than: $0) } }
        }
    }
}

/// Returns what the exceptions say that `body` raises.
func exceptions(_ body: () -> Void) -> [String] {
    let raised = Mutex<[String]>([])
    let before = Trestle.exceptionPolicy
    Trestle.exceptionPolicy = .report { exception in raised.withLock { $0.append(exception.reason ?? "") } }
    defer { Trestle.exceptionPolicy = before }
    body()
    return raised.withLock { $0 }
}
