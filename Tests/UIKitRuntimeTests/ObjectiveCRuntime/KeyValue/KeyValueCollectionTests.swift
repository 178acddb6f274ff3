import Testing

@testable import UIKit

/// As generated code makes it of `@objc dynamic var`, with collections of Foundation.
private final class Shelf: NSObject {
    var books = NSMutableArray(array: ["a", "b"])
    var fixed = NSArray(array: ["a"])
    var missing: NSMutableArray?
    var numbers = [1, 2]
    var tags = NSMutableSet(array: ["x"])
    var names: Set<String> = ["x"]
    var inner: Shelf?

    static let register: Void = SourceMembers.add { members in
        members.add(Shelf.self) { table in
            table.property("books", \.books)
            table.property("fixed", \.fixed)
            table.property("missing", \.missing)
            table.property("numbers", \.numbers)
            table.property("tags", \.tags)
            table.property("names", \.names)
            table.property("inner", \.inner)
        }
    }

    override init() {
        Self.register
        super.init()
    }
}

private final class Watcher: NSObject, KeyValueObserver {
    private(set) var heard: [String] = []

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let kind = (change?[.kindKey] as? NSNumber).flatMap { NSKeyValueChange(rawValue: $0.uintValue) }
        func texts(_ value: Any?) -> [String] {
            ((value as? [Any]) ?? Array(value as? Set<AnyHashable> ?? [])).map { "\($0)" }.sorted()
        }
        heard.append("\(kind.map { "\($0)" } ?? "") \(texts(change?[.oldKey])) \(texts(change?[.newKey]))")
    }
}

@MainActor @Suite(.serialized)
struct KeyValueCollectionTests {
    private let shelf = Shelf()
    private let watcher = Watcher()

    private func heard(_ key: String, _ change: () -> Void) -> [String] {
        shelf.addObserver(watcher, forKeyPath: key, options: [.old, .new], context: nil)
        change()
        shelf.removeObserver(watcher, forKeyPath: key)
        return watcher.heard
    }

    @Test func aMutableArrayOfFoundationIsChanged() {
        let former = shelf.books
        let books = shelf.mutableArrayValue(forKey: "books")
        #expect(heard("books") { books.add("c") } == [#"insertion [] ["c"]"#])
        books.removeObject(at: 0)
        books.replaceObject(at: 0, with: "z")
        #expect(shelf.books == NSMutableArray(array: ["z", "c"]))
        #expect(former == NSMutableArray(array: ["a", "b"]))
    }

    @Test func arraysOfEveryKindAreChanged() {
        shelf.mutableArrayValue(forKey: "fixed").add("b")
        shelf.mutableArrayValue(forKey: "missing").add("c")
        shelf.mutableArrayValue(forKey: "numbers").insert(0, at: 0)
        #expect(shelf.fixed == NSArray(array: ["a", "b"]))
        #expect(shelf.missing == NSMutableArray(array: ["c"]))
        #expect(shelf.numbers == [0, 1, 2])
    }

    @Test func setsTellWhichMembersChange() {
        let tags = shelf.mutableSetValue(forKey: "tags")
        let heard = heard("tags") {
            tags.add("y")
            tags.add("y")
            tags.union(["x", "z"])
            tags.minus(["x"])
            tags.intersect(["z"])
        }
        #expect(
            heard == [
                #"insertion [] ["y"]"#, #"insertion [] ["z"]"#, #"removal ["x"] []"#, #"removal ["y"] []"#,
            ])
        #expect(shelf.tags == NSMutableSet(array: ["z"]))
        #expect(tags.count == 1 && tags.contains("z") && tags.allObjects as? [String] == ["z"])
    }

    @Test func membersAreFoundHoweverOftenTheyAreAskedFor() {
        let names = shelf.mutableSetValue(forKey: "names")
        #expect((0..<200).allSatisfy { _ in names.contains("x") && names.member("x") as? String == "x" })
        #expect(!names.contains("y"))
    }

    @Test func aSwiftSetIsChanged() {
        let names = shelf.mutableSetValue(forKey: "names")
        #expect(heard("names") { names.setSet(["x", "y"]) } == [#"replacement [] ["y"]"#])
        names.removeAllObjects()
        #expect(shelf.names.isEmpty)
    }

    @Test func aKeyPathLeadsToTheCollection() {
        shelf.inner = Shelf()
        shelf.mutableArrayValue(forKeyPath: "inner.books").removeAllObjects()
        shelf.mutableSetValue(forKeyPath: "inner.tags").add("y")
        #expect(shelf.inner?.books.count == 0)
        #expect(shelf.inner?.tags.count == 2)
        #expect(shelf.books.count == 2)
    }
}
