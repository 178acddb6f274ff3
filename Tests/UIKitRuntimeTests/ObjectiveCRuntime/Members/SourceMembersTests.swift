import Testing

@testable import ObjectiveCRuntime
@testable import UIKit

@MainActor @Suite(.serialized) struct SourceMembersTests {
    @Test func methodsOfAGeneratedTableAreKnownByName() {
        let bell = Bell()
        #expect(bell.responds(to: "ringFor:"))
        #expect(!bell.responds(to: "ring"))
        bell.perform("ringFor:", with: "Ada")
        #expect(bell.heard == ["Ada"])
    }

    @Test func aSubclassHasTheMethodsOfItsSuperclassesTables() {
        let bell = BigBell()
        bell.perform("ringFor:", with: "Ada")
        bell.perform("toll")
        #expect(bell.heard == ["ADA", "toll"])
        #expect(!Bell().responds(to: "toll"))
    }

    @Test func aTableIsReadAtTheFirstQuestionAboutItsClass() {
        Lazy.reads = 0
        SourceMembers.add { $0.add(Lazy.self) { _ in Lazy.reads += 1 } }
        #expect(Bell().responds(to: "ringFor:"))
        #expect(Lazy.reads == 0)
        #expect(!Lazy().responds(to: "x"))
        #expect(!Lazy().responds(to: "y"))
        #expect(Lazy.reads == 1)
    }

    @Test func propertiesOfATableAreReadAndSetByTheirSelectors() {
        let bell = Bell()
        bell.perform("setTone:", with: "low")
        #expect(bell.tone == "low")
        #expect(bell.perform("tone")?.takeUnretainedValue() as? String == "low")
        #expect(bell.perform("weight")?.takeUnretainedValue() as? Int == 3)
        #expect(!bell.responds(to: "setWeight:"))
        #expect(bell.responds(to: "setClapper:"))
    }

    @Test func aPropertyIsFoundByNameInSuperclassesToo() throws {
        let bell = BigBell()
        let tone = try #require(SourceMembers.property("tone", of: BigBell.self))
        try tone.set?(bell, nil)
        #expect(bell.tone == nil)
        #expect(tone.get(bell) == nil)
        #expect(throws: (any Error).self) { try tone.set?(bell, UIColor.red) }
        let clapper = try #require(SourceMembers.outlet("clapper", of: BigBell.self))
        try clapper.set?(bell, NSNumber(value: 2))
        #expect(bell.clapper?.intValue == 2)
    }

    @Test func aListedMethodHasItsOwnType() throws {
        let method = try #require(SourceMembers.method("ringFor:", of: BigBell.self, below: NSObject.self))
        let bell = BigBell()
        let ring = try #require(method.bound?(bell) as? (String) -> Void)
        ring("Eve")
        #expect(bell.heard == ["EVE"])
        #expect(SourceMembers.method("ringFor:", of: BigBell.self, below: Bell.self)?.bound == nil)
    }

    @Test func tablesOfTheApplicationAreToldFromUIKits() {
        #expect(SourceMembers.hasTable(of: BigBell.self, below: NSObject.self))
        #expect(!SourceMembers.hasTable(of: UIStepper.self, below: UIControl.self))
    }
}

private final class Lazy: NSObject {
    nonisolated(unsafe) static var reads = 0
}

@MainActor private class Bell: NSObject {
    var heard: [String] = []
    var tone: String?
    var clapper: NSNumber?
    let weight = 3
    func ring(for name: String) { heard.append(name) }
}

@MainActor private class BigBell: Bell {
    override func ring(for name: String) { heard.append(name.uppercased()) }
    func toll() { heard.append("toll") }
}

// What the adapter generates, at the end of each file.
extension Bell {
    fileprivate static func _members_Bell_0(_ m: ClassMembers<Bell>) {
        m.method("ringFor:", "ring(for:)", Bell.ring(for:))
        m.property("tone", \Bell.tone)
        m.property("weight", \Bell.weight)
        m.outlet("clapper", \Bell.clapper)
    }
}
extension BigBell {
    fileprivate static func _members_BigBell_1(_ m: ClassMembers<BigBell>) {
        m.method("toll", "toll()", BigBell.toll)
    }
}
@section(".init_array") @used private let _members_SourceMembersTests: @convention(c) () -> Void = {
    SourceMembers.add {
        $0.add(Bell.self, Bell._members_Bell_0)
        $0.add(BigBell.self, BigBell._members_BigBell_1)
    }
}
