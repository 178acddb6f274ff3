import Foundation
import HostInterface
import Testing

@testable import AccessibilityBus

/// An application and the registry of at-spi2-core, which the bus starts.
@MainActor
@Suite(.serialized, .enabled(if: RealRegistry.isInstalled, "at-spi2-core or dbus-daemon is not installed"))
struct RealRegistryTests {
    @Test func theDesktopHasTheApplication() async throws {
        try await withApplication { application, client in
            client.program = BusTarget.registry.name
            let children = await client.call("root", "Accessible", "GetChildren").first?.children ?? []
            let reference = try #require(children.first?.object)
            #expect(children.count == 1)
            #expect(reference.path == ObjectPath.root)
            client.program = reference.busName
            #expect(await client.property("root", "Accessible", "Name").string == "Fake")
            let parent = await client.property("root", "Accessible", "Parent").first?.object
            #expect(parent?.path == ObjectPath.root)
            #expect(parent?.busName != reference.busName)
        }
    }

    @Test func anEventThatIsRegisteredIsSent() async throws {
        try await withApplication { application, client in
            client.program = BusTarget.registry.name
            let children = await client.call("root", "Accessible", "GetChildren").first?.children ?? []
            let program = try #require(children.first?.object?.busName)
            let arguments: [BusValue] = [.string("object:announcement"), .strings([]), .string("")]
            let reply = await client.send(
                BusTarget.registry.path, BusTarget.registry.interface, "RegisterEvent", arguments)
            #expect(reply.error == nil)
            client.program = program
            await client.listen()
            while !application.bus.isListening { await client.roundTrip() }
            application.bus.post(.announcement(application.window, "Done", .polite))
            application.bus.post(.focused(application.field))
            await client.roundTrip()
            #expect(client.takeEvents() == ["Announcement  1 0 Done"])
        }
    }

    private func withApplication(_ body: (FakeApplication, BusClient) async throws -> Void) async throws {
        let session = try PrivateBus()
        let desktop = try await FakeDesktop()
        let application = try await FakeApplication(
            desktop, environment: ["DBUS_SESSION_BUS_ADDRESS": session.address, "TRESTLE_ACCESSIBILITY": "on"])
        defer {
            application.stop()
            session.stop()
        }
        let launcher = BusClient(try await session.connect())
        launcher.program = BusTarget.launcher.name
        let reply = await launcher.send(BusTarget.launcher.path, BusTarget.launcher.interface, "GetAddress", [])
        let client = BusClient(try await PrivateBus.connect(to: try #require(reply.string)))
        client.program = BusTarget.bus.name
        // The registry has to start first.
        while !application.bus.isServing { await client.roundTrip() }
        try await body(application, client)
    }
}

private enum RealRegistry {
    static var isInstalled: Bool {
        let files = [
            "/usr/share/dbus-1/services/org.a11y.Bus.service",
            "/usr/share/dbus-1/accessibility-services/org.a11y.atspi.Registry.service",
        ]
        return PrivateBus.isPossible && files.allSatisfy(FileManager.default.fileExists)
    }
}
