import HostInterface
import Testing

@testable import AccessibilityBus

/// Searches among elements.
@MainActor
@Suite(.serialized, .enabled(if: PrivateBus.isPossible, "dbus-daemon is not installed"))
struct CollectionTests {
    /// - Parameters:
    ///   - states: numbers of AT-SPI, of which all are wanted.
    ///   - roles: numbers of AT-SPI, of which one is wanted.
    private func rule(states: [Int] = [], roles: [Int] = [], isInverted: Bool = false) -> BusValue {
        func bits(_ numbers: [Int], words: Int) -> BusValue {
            var all = [Int32](repeating: 0, count: words)
            for number in numbers { all[number / 32] |= Int32(bitPattern: 1 << UInt32(number % 32)) }
            return .array("i", all.map { .int(Int($0)) })
        }
        return .tuple([
            bits(states, words: 2), .int(1), .dictionary([:]), .int(1), bits(roles, words: 5), .int(2),
            .array("s", []), .int(1), .bool(isInverted),
        ])
    }

    @Test func elementsAreFoundByTheirRole() async throws {
        try await FakeApplication.run { app in
            let found = await app.client.call(
                "1", "Collection", "GetMatches", rule(roles: [43, 51]), .uint(1), .int(0), .bool(true))
            #expect(found.elements == ["4", "5"])
        }
    }

    @Test func elementsAreFoundByTheirStates() async throws {
        try await FakeApplication.run { app in
            app.slider.states.insert(.focusable)
            let found = await app.client.call(
                "1", "Collection", "GetMatches", rule(states: [11]), .uint(1), .int(0), .bool(true))
            #expect(found.elements == ["3", "5"])
        }
    }

    @Test func aSearchSeesTheRowsOnTheScreen() async throws {
        try await FakeApplication.run { app in
            app.rows.visible = 70..<72
            let found = await app.client.call(
                "root", "Collection", "GetMatches", rule(roles: [32]), .uint(1), .int(0), .bool(true))
            #expect(found.elements == ["2_70", "2_71"])
        }
    }

    @Test func theOrderMayBeReversedAndTheNumberLimited() async throws {
        try await FakeApplication.run { app in
            let found = await app.client.call(
                "1", "Collection", "GetMatches", rule(roles: [32]), .uint(4), .int(2), .bool(true))
            #expect(found.elements == ["2_9", "2_8"])
        }
    }

    @Test func onlyChildrenAreFoundWhereDescendantsAreNotWanted() async throws {
        try await FakeApplication.run { app in
            let found = await app.client.call(
                "1", "Collection", "GetMatches", rule(roles: [43], isInverted: true), .uint(1), .int(0), .bool(false))
            #expect(found.elements == ["2", "3", "5"])
        }
    }

    @Test func aSearchGoesOnFromAnElementEvenIfItIsNotOnTheScreen() async throws {
        try await FakeApplication.run { app in
            let arguments: [BusValue] = [rule(), .uint(1), .uint(2)]
            let after = await app.client.send(
                "1", "org.a11y.atspi.Collection", "GetMatchesFrom",
                [.path(ObjectPath.path(of: HostAccessibleID(object: 2, part: 900_000)))] + arguments
                    + [.int(0), .bool(true)])
            #expect(after.elements == ["3", "4", "5"])
            let before = await app.client.send(
                "1", "org.a11y.atspi.Collection", "GetMatchesTo",
                [.path(ObjectPath.path(of: app.field.id))] + arguments + [.bool(false), .int(3), .bool(true)])
            #expect(before.elements == ["2", "2_0", "2_1"])
        }
    }

    @Test func theFocusedElementIsTheActiveDescendantOfItsAncestors() async throws {
        try await FakeApplication.run { app in
            app.focusedNode = app.field
            #expect(await app.client.call("1", "Collection", "GetActiveDescendant").element == "3")
            #expect(await app.client.call("2", "Collection", "GetActiveDescendant").first?.object == .null)
        }
    }
}
