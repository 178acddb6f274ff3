import Testing
internal import ToolchainBets

@testable import ObjectiveCRuntime
@testable import UIKit

/// As generated code makes it of `@objc dynamic var`.
private class Person: NSObject {
    var name = "" {
        willSet { willChangeValue(forKey: "name") }
        didSet { didChangeValue(forKey: "name") }
    }
    var friend: Person? {
        willSet { willChangeValue(forKey: "friend") }
        didSet { didChangeValue(forKey: "friend") }
    }
    var boss: Person! {
        willSet { willChangeValue(forKey: "boss") }
        didSet { didChangeValue(forKey: "boss") }
    }
    var view = onCallingThread({ UIView() }) {
        willSet { willChangeValue(forKey: "view") }
        didSet { didChangeValue(forKey: "view") }
    }

    static let register: Void = SourceMembers.add { members in
        members.add(Person.self) { table in
            table.property("name", \.name)
            table.property("friend", \.friend)
            table.property("boss", \.boss)
            table.property("view", \.view)
        }
    }

    init(_ name: String = "") {
        Self.register
        super.init()
        self.name = name
    }
}

private final class Watcher: NSObject, KeyValueObserver {
    var heard: [String] = []

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let isPrior = change?[.notificationIsPriorKey] != nil
        let old = (change?[.oldKey] as? String) ?? "-"
        let new = (change?[.newKey] as? String) ?? "-"
        heard.append("\(isPrior ? "prior " : "")\(old)>\(new)")
    }
}

/// Key paths of several properties: `\.a.b`, "a.b". Those with optional chaining are found in debug builds only.
@MainActor @Suite(.serialized) struct KeyPathObservingTests {
    @Test func theLastPropertyIsTold() {
        let person = Person()
        person.boss = Person("Ada")
        var heard: [String] = []
        let observation = person.observe(\.boss.name, options: [.old, .new]) { sender, change in
            #expect(sender === person)
            heard.append("\(change.oldValue!)>\(change.newValue!)")
        }
        person.boss.name = "Grace"
        #expect(heard == ["Ada>Grace"])
        observation.invalidate()
        person.boss.name = "Mary"
        #expect(heard.count == 1)
    }

    @Test(.enabled(if: KeyPathText.isTrusted)) func anotherObjectOnTheWayIsToldAndFollowed() {
        let person = Person()
        let (first, second) = (Person("Ada"), Person("Grace"))
        person.friend = first
        var heard: [String] = []
        let observation = person.observe(\.friend?.name, options: [.old, .new]) { _, change in
            heard.append("\((change.oldValue ?? nil) ?? "-")>\((change.newValue ?? nil) ?? "-")")
        }
        person.friend = second
        first.name = "Not told"
        second.name = "Mary"
        person.friend = nil
        second.name = "Not told"
        person.friend = first
        #expect(heard == ["Ada>Grace", "Grace>Mary", "Mary>-", "->Not told"])
        observation.invalidate()
    }

    @Test(.enabled(if: KeyPathText.isTrusted)) func threeProperties() {
        let person = Person()
        let middle = Person()
        person.friend = middle
        middle.friend = Person("Ada")
        var heard: [String?] = []
        let observation = person.observe(\.friend?.friend?.name, options: .new) { heard.append($1.newValue ?? nil) }
        middle.friend?.name = "Grace"
        middle.friend = Person("Mary")
        let other = Person()
        other.friend = Person("Hedy")
        person.friend = other
        middle.friend?.name = "Not told"
        other.friend?.name = "Lise"
        #expect(heard == ["Grace", "Mary", "Hedy", "Lise"])
        observation.invalidate()
    }

    @Test func forcedAndPlainPropertiesOfViews() {
        let person = Person()
        var heard: [Bool?] = []
        let observation = person.observe(\.view.isHidden, options: .new) { heard.append($1.newValue) }
        person.view.isHidden = true
        person.view = UIView()
        person.view.isHidden = true
        #expect(heard == [true, false, true])
        observation.invalidate()
    }

    @Test func theInitialCallAndThePriorCall() {
        let person = Person()
        person.boss = Person("Ada")
        var heard: [String] = []
        let observation = person.observe(\.boss!.name, options: [.initial, .prior, .old, .new]) { _, change in
            heard.append("\(change.isPrior ? "prior " : "")\(change.oldValue ?? "-")>\(change.newValue ?? "-")")
        }
        person.boss.name = "Grace"
        person.boss = Person("Mary")
        #expect(heard == ["->Ada", "prior Ada>-", "Ada>Grace", "prior Grace>-", "Grace>Mary"])
        observation.invalidate()
    }

    @Test func anObserverByNameHearsTheSame() {
        let person = Person()
        let middle = Person()
        person.friend = middle
        middle.boss = Person("Ada")
        let watcher = Watcher()
        person.addObserver(
            watcher, forKeyPath: "friend.boss.name", options: [.initial, .prior, .old, .new], context: nil)
        middle.boss.name = "Grace"
        person.friend = nil
        middle.boss.name = "Not told"
        person.removeObserver(watcher, forKeyPath: "friend.boss.name")
        person.friend = middle
        #expect(watcher.heard == ["->Ada", "prior Ada>-", "Ada>Grace", "prior Grace>-", "Grace>-"])
    }

    @Test func aChangeOfTheLastInOneOfTheFirstIsTold() {
        let person = Person()
        person.boss = Person("Ada")
        var count = 0
        let observation = person.observe(\.boss.name) { _, _ in count += 1 }
        person.willChangeValue(for: \.boss)
        person.boss.name = "Grace"
        person.didChangeValue(for: \.boss)
        #expect(count == 1)
        person.boss.name = "Mary"
        #expect(count == 2)
        observation.invalidate()
    }

    @Test(.enabled(if: KeyPathText.isTrusted)) func nothingOnTheWayIsKept() {
        weak var seen: Person?
        let person = Person()
        let observation: NSKeyValueObservation
        do {
            let friend = Person("Ada")
            seen = friend
            person.friend = friend
            observation = person.observe(\.friend?.name) { _, _ in }
            person.friend = nil
        }
        #expect(seen == nil)
        observation.invalidate()
    }
}
