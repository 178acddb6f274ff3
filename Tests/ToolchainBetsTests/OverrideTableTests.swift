import ToolchainBets
import Testing

@Suite struct OverrideTableTests {
    private static let table = OverrideTable(
        base: Base.self, empty: Empty.self, first: OverridesFirst.self, last: OverridesLast.self, count: 3)

    @Test func theProbesFixTheRunOfMethods() {
        #expect(Self.table != nil)
    }

    @Test func anOverrideOfASubclassIsSeen() throws {
        let table = try #require(Self.table)
        #expect((0..<3).map { table.overrides($0, in: OverridesMiddle.self) } == [false, true, false])
    }

    @Test func anOverrideOfAClassInBetweenIsSeen() throws {
        let table = try #require(Self.table)
        #expect((0..<3).map { table.overrides($0, in: BelowMiddle.self) } == [true, true, false])
    }

    @Test func overridesInGenericAndLocalClassesAreSeen() throws {
        final class Local: Base {
            override func second() -> Int { 1 }
        }
        let table = try #require(Self.table)
        #expect((0..<3).map { table.overrides($0, in: Local.self) } == [false, true, false])
        #expect((0..<3).map { table.overrides($0, in: GenericMiddle<String>.self) } == [false, true, false])
    }

    @Test func theBaseOverridesNothing() throws {
        let table = try #require(Self.table)
        #expect((0..<3).allSatisfy { !table.overrides($0, in: Base.self) })
    }

    @Test func aWrongCountIsRefused() {
        #expect(
            OverrideTable(
                base: Base.self, empty: Empty.self, first: OverridesFirst.self, last: OverridesLast.self, count: 4)
                == nil)
    }
}

// Open, as UITableViewController's methods are: a release build drops the methods of a private class that nothing calls.
open class OverrideTableBase {
    var stored = "text"
    public required init() {}
    open func before() {}
    open func first() -> Int { 0 }
    open func second() -> Int { 0 }
    open func third() -> Int { 0 }
    open func after() {}
}
private typealias Base = OverrideTableBase
private class Empty: Base {}
private class OverridesFirst: Base { override func first() -> Int { 1 } }
private class OverridesLast: Base { override func third() -> Int { 1 } }
private class OverridesMiddle: Base {
    var more = 3
    override func second() -> Int { super.second() + more }
    override func after() {}
}
private class BelowMiddle: OverridesMiddle { override func first() -> Int { 1 } }
private class GenericMiddle<Element>: Base {
    var elements: [Element] = []
    override func second() -> Int { elements.count }
}
