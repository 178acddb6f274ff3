import Foundation
import HostInterface
import Testing

@testable import AccessibilityBus

/// Calls that cannot be answered.
@MainActor
@Suite(.serialized, .enabled(if: PrivateBus.isPossible, "dbus-daemon is not installed"))
struct BadCallTests {
    @Test(arguments: ["9", "2_1000000000", "2_18446744073709551616", "1_2_3", "x", "1_", "_1", "0"])
    func aPathOfNoElementIsAnError(path: String) async throws {
        try await FakeApplication.run { app in
            #expect(await app.client.property(path, "Accessible", "Name").error != nil)
        }
    }

    @Test func anElementThatIsGoneIsAnError() async throws {
        try await FakeApplication.run { app in
            #expect(await app.client.call("4", "Accessible", "GetRole").error == nil)
            app.window.remove(app.button)
            #expect(await app.client.call("4", "Accessible", "GetRole").error == "UnknownObject")
            app.rows.count = 5
            #expect(await app.client.call("2_5", "Accessible", "GetRole").error == "UnknownObject")
        }
    }

    @Test func argumentsOfAnotherTypeAreAnError() async throws {
        try await FakeApplication.run { app in
            #expect(await app.client.call("2", "Accessible", "GetChildAtIndex", .string("1")).error == "InvalidArgs")
            #expect(await app.client.call("2", "Accessible", "GetChildAtIndex").error == "InvalidArgs")
            #expect(await app.client.setProperty("5", "Value", "CurrentValue", .string("1")).error == "InvalidArgs")
        }
    }

    @Test func anInterfaceThatTheElementLacksIsAnError() async throws {
        try await FakeApplication.run { app in
            #expect(await app.client.call("4", "Text", "GetText", .int(0), .int(-1)).error == "UnknownInterface")
            #expect(await app.client.call("root", "Component", "GetSize").error == "UnknownInterface")
            #expect(await app.client.property("4", "Application", "Id").error == "UnknownInterface")
        }
    }

    @Test func whatIsReadOnlyCannotBeSet() async throws {
        try await FakeApplication.run { app in
            #expect(await app.client.setProperty("4", "Accessible", "Name", .string("x")).error != nil)
            #expect(app.button.name == "Button")
        }
    }

    /// Any method of any interface on any path, with any numbers, while elements come and go. `SEED=7 ITERATIONS=1`
    /// repeats one run.
    @Test func aRandomClientEndsNothing() async throws {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["SEED"].flatMap(UInt64.init) ?? 1
        let count = environment["ITERATIONS"].flatMap(UInt64.init) ?? 10
        try await FakeApplication.run { app in
            for seed in first..<first + count {
                var random = RandomCalls(seed: seed)
                app.field.text = FakeText("One two. Three four!")
                app.window.remove(app.button)
                app.window.add(app.button)
                for index in 0..<50 {
                    if index == 25 { app.window.remove(app.button) }
                    if index % 20 == 0 { app.rows.count = random.rowCount() }
                    let call = random.next()
                    _ = await app.client.send(call.path, call.interface, call.method, call.arguments)
                }
                let answer = await app.client.property("root", "Accessible", "Name").string
                try #require(answer == "Fake", "SEED=\(seed) ITERATIONS=1")
            }
        }
    }
}
