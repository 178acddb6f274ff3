import HostInterface
import Testing

@testable import AccessibilityBus

/// An application on a private bus, and a client that asks it.
@MainActor
final class FakeApplication: HostAccessibilityTree {
    let desktop: FakeDesktop
    let bus: AccessibilityBus
    let client: BusClient

    let window = FakeElement(1, .window, "Window")
    let list = FakeElement(2, .listBox, "List")
    let field = FakeElement(3, .entry, "Field")
    let button = FakeElement(4, .button, "Button")
    let slider = FakeElement(5, .slider, "Slider")
    let rows = FakeRows(1_000_000_000, visible: 0..<10)
    let text = FakeText("One two. Three four!")
    /// How often the application was told of a change of the bus.
    private(set) var changes = 0
    var focusedNode: (any HostAccessibleNode)?

    var applicationName: String { "Fake" }
    var locale: String { "de_DE" }
    var windows: [any HostAccessibleNode] { [window] }

    /// - Parameter environment: replaces that of the desktop, where it is on.
    init(_ desktop: FakeDesktop, environment: [String: String]? = nil) async throws {
        self.desktop = desktop
        bus = AccessibilityBus(environment: environment ?? desktop.environment)
        client = BusClient(try await desktop.bus.connect())
        list.rows = rows
        field.text = text
        field.states.formUnion([.editable, .focusable, .singleLine])
        button.actions = [
            HostAccessibleAction("click", localizedName: "Drücken", keys: "<Control>d"),
            HostAccessibleAction("delete", localizedName: "Löschen"),
        ]
        slider.value = HostAccessibleValue(20, in: 0...100, step: 5, text: "20 percent")
        for element in [list, field, button, slider] { window.add(element) }
        bus.tree = self
    }

    /// Runs a test with an application that the registry has taken.
    static func run(_ body: (FakeApplication) async throws -> Void) async throws {
        let desktop = try await FakeDesktop()
        let application = try await FakeApplication(desktop)
        await desktop.waitForProgram()
        application.client.program = try #require(desktop.programs.last)
        defer { application.stop() }
        try await body(application)
    }

    func stop() {
        bus.stop()
        desktop.stop()
    }

    func node(_ id: HostAccessibleID) -> (any HostAccessibleNode)? { window.find(id) }

    func accessibilityDidChange(_ accessibility: any HostAccessibility) { changes += 1 }
}
