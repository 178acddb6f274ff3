import HostInterface
import Testing

@testable import AccessibilityBus

/// When an application goes to the accessibility bus.
@MainActor
@Suite(.serialized, .enabled(if: PrivateBus.isPossible, "dbus-daemon is not installed"))
struct StartTests {
    @Test func offOpensNoConnection() async throws {
        let desktop = try await FakeDesktop()
        desktop.setEnabled(true)
        var environment = desktop.environment
        environment["TRESTLE_ACCESSIBILITY"] = "off"
        let app = try await FakeApplication(desktop, environment: environment)
        defer { app.stop() }
        let before = await connections(app)
        await desktop.settle()
        #expect(await connections(app) == before)
        #expect(desktop.programs == [])
    }

    @Test func aHostWithoutADesktopServesOnlyIfItIsTold() async throws {
        let desktop = try await FakeDesktop()
        desktop.setEnabled(true)
        let app = try await FakeApplication(desktop, environment: [:])
        defer { app.stop() }
        let headless = AccessibilityBus(
            environment: ["DBUS_SESSION_BUS_ADDRESS": desktop.bus.address], followsDesktop: false)
        let before = await connections(app)
        headless.tree = app
        #expect(await connections(app) == before)
    }

    @Test func theDesktopDecidesWithoutTheVariable() async throws {
        let desktop = try await FakeDesktop()
        let app = try await FakeApplication(
            desktop, environment: ["DBUS_SESSION_BUS_ADDRESS": desktop.bus.address])
        defer { app.stop() }
        // It asks the desktop, and is told no.
        while app.changes == 0 { await pass(app) }
        #expect(!app.bus.isServing)
        #expect(desktop.timesAskedForAddress == 0)

        desktop.setEnabled(false, screenReader: true)
        await desktop.waitForProgram()
        #expect(app.bus.isServing)
        #expect(app.bus.isScreenReaderEnabled)

        desktop.setEnabled(false)
        while app.bus.isServing { await pass(app) }
        #expect(!app.bus.isScreenReaderEnabled)

        desktop.setEnabled(true)
        await desktop.waitForProgram()
        #expect(app.bus.isServing)
        #expect(desktop.programs.count == 2)
    }

    @Test func anAddressInTheEnvironmentIsUsed() async throws {
        let desktop = try await FakeDesktop()
        let app = try await FakeApplication(
            desktop, environment: ["AT_SPI_BUS_ADDRESS": desktop.bus.address, "TRESTLE_ACCESSIBILITY": "on"])
        defer { app.stop() }
        await desktop.waitForProgram()
        #expect(app.bus.isServing)
        #expect(desktop.timesAskedForAddress == 0)
    }

    @Test func anApplicationThatStopsLeavesTheBus() async throws {
        try await FakeApplication.run { app in
            #expect(await app.client.property("root", "Accessible", "Name").error == nil)
            app.bus.stop()
            #expect(!app.bus.isServing)
            #expect(await app.client.property("root", "Accessible", "Name").error != nil)
        }
    }

    @Test func aLostBusEndsNothing() async throws {
        try await FakeApplication.run { app in
            await app.desktop.register("object:")
            app.desktop.bus.stop()
            while app.bus.isServing { await pass() }
            #expect(!app.bus.isListening)
            app.bus.post(.focused(app.field))
        }
    }

    @Test func anApplicationWithoutATreeHasNoElements() async throws {
        let desktop = try await FakeDesktop()
        var app: FakeApplication? = try await FakeApplication(desktop)
        let bus = app?.bus
        let client = app?.client
        await desktop.waitForProgram()
        client?.program = desktop.programs.last ?? ""
        app = nil
        #expect(await client?.property("1", "Accessible", "Name").error == "UnknownObject")
        bus?.stop()
        desktop.stop()
    }

    /// The names of everything that is connected to the bus.
    private func connections(_ app: FakeApplication) async -> [String] {
        app.client.program = BusTarget.bus.name
        let reply = await app.client.send(BusTarget.bus.path, BusTarget.bus.interface, "ListNames", [])
        return (reply.first?.children.compactMap(\.string) ?? []).sorted()
    }

    private func pass(_ app: FakeApplication) async { _ = await connections(app) }

    /// Lets the main queue go on.
    private func pass() async { await Task.yield() }
}
