import Testing

@testable import ObjectiveCRuntime
@testable import UIKit

/// The lists of a class's members.
@MainActor @Suite(.serialized) struct PropertyListTests {
    @MainActor private class Person: NSObject {
        var name = ""
        var age = 0
        var isKnown = false
        var friend: Person?
        let number = 1.5
        func greet() {}
    }

    private final class Child: Person {
        var toy = ""
    }

    init() {
        SourceMembers.add { source in
            source.add(Person.self) { members in
                members.property("name", \.name)
                members.property("age", \.age)
                members.property("isKnown", \.isKnown)
                members.property("friend", \.friend)
                members.property("number", \.number)
                members.method("greet", "greet()", Person.greet)
            }
            source.add(Child.self) { $0.property("toy", \.toy) }
        }
    }

    private func properties(_ type: AnyClass) -> [(name: String, attributes: String)] {
        var count: UInt32 = 0
        guard let list = class_copyPropertyList(type, &count) else { return [] }
        defer { free(list) }
        return (0..<Int(count)).map { index in
            (String(cString: property_getName(list[index])), String(cString: property_getAttributes(list[index])!))
        }
    }

    @Test func propertiesHaveTheOrderOfTheTable() {
        #expect(properties(Person.self).map(\.name) == ["name", "age", "isKnown", "friend", "number"])
    }

    @Test func propertiesOfSuperclassesAreNotAmongThoseOfAClass() {
        #expect(properties(Child.self).map(\.name) == ["toy"])
    }

    @Test func attributesBeginWithTheType() {
        let attributes = properties(Person.self).map(\.attributes)
        #expect(attributes[0] == "T@\"NSString\",N")
        #expect(attributes[1] == "Tq,N")
        #expect(attributes[2] == "TB,N")
        #expect(attributes[3].hasPrefix("T@\"") && attributes[3].contains("Person"))
        #expect(attributes[4] == "Td,N,R")
    }

    @Test func aPropertyOfASuperclassIsFoundByItsName() throws {
        let property = try #require(class_getProperty(Child.self, "age"))
        #expect(String(cString: property_getName(property)) == "age")
        #expect(class_getProperty(Child.self, "size") == nil)
    }

    @Test func methodsAreListedWithAccessors() throws {
        var count: UInt32 = 0
        let list = try #require(class_copyMethodList(Child.self, &count))
        defer { free(list) }
        #expect((0..<Int(count)).map { method_getName(list[$0]).name } == ["setToy:", "toy"])
    }

    @Test func aClassWithoutATableHasNoLists() {
        final class Plain: NSObject {
            var value = 1
        }
        var count: UInt32 = 7
        #expect(class_copyPropertyList(Plain.self, &count) == nil)
        #expect(count == 0)
    }
}
