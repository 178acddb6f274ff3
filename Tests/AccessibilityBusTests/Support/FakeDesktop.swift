@testable import AccessibilityBus

/// What a desktop has for accessibility: a registry, and a launcher that says whether it is wanted. Both are on one
/// bus.
@MainActor
final class FakeDesktop {
    let bus: PrivateBus
    private let registry: FakeService
    private let launcher: FakeService
    /// The programs that have registered, in order.
    private(set) var programs: [String] = []
    private(set) var timesAskedForAddress = 0
    private(set) var isEnabled = false
    private(set) var isScreenReaderEnabled = false
    /// Registrations of events: a program and a pattern.
    private var registered: [(String, String)] = []
    private var waiting: CheckedContinuation<Void, Never>?
    /// Programs for which nobody has waited yet.
    private var arrivals = 0

    init() async throws {
        bus = try PrivateBus()
        registry = try await FakeService("org.a11y.atspi.Registry", on: bus)
        launcher = try await FakeService("org.a11y.Bus", on: bus)
        serve()
    }

    func stop() {
        registry.stop()
        launcher.stop()
        bus.stop()
    }

    var environment: [String: String] {
        ["DBUS_SESSION_BUS_ADDRESS": bus.address, "TRESTLE_ACCESSIBILITY": "on"]
    }

    /// Returns when a program has registered and knows the listeners.
    func waitForProgram() async {
        if arrivals == 0 { await withCheckedContinuation { waiting = $0 } }
        arrivals -= 1
        await settle()
    }

    /// Returns when the last program has received everything that was sent to it before.
    func settle() async {
        guard let program = programs.last else { return }
        for service in [registry, launcher] {
            let client = BusClient(service.connection)
            client.program = program
            await client.roundTrip()
        }
    }

    private func arrived() {
        arrivals += 1
        waiting?.resume()
        waiting = nil
    }

    // MARK: Registrations of events

    func register(_ pattern: String, of program: String = ":9.9") async {
        registered.append((program, pattern))
        signal("EventListenerRegistered", [.string(program), .string(pattern), .strings([])])
        await settle()
    }

    func deregister(_ pattern: String, of program: String = ":9.9") async {
        registered.removeAll { $0 == (program, pattern) }
        signal("EventListenerDeregistered", [.string(program), .string(pattern)])
        await settle()
    }

    private func signal(_ name: String, _ arguments: [BusValue]) {
        registry.connection.emit(BusTarget.registry.path, BusTarget.registry.interface, name, arguments)
    }

    // MARK: The user's wish

    func setEnabled(_ isEnabled: Bool, screenReader: Bool = false) {
        (self.isEnabled, isScreenReaderEnabled) = (isEnabled, screenReader)
        launcher.connection.emit(
            BusTarget.launcher.path, BusTarget.launcherProperties.interface, "PropertiesChanged",
            [.string("org.a11y.Status"), .properties([("IsEnabled", .bool(isEnabled))]), .strings([])])
    }

    private func serve() {
        registry.serve(
            ObjectPath.root,
            "<interface name='org.a11y.atspi.Socket'>\(Self.method("Embed", "(so)", "(so)"))</interface>"
        ) { [weak self] call in
            if let program = call.arguments.children.first?.object?.busName { self?.programs.append(program) }
            return .values([.object(ObjectReference(busName: ":9.1", path: ObjectPath.root))])
        }
        registry.serve(
            BusTarget.registry.path,
            "<interface name='org.a11y.atspi.Registry'>\(Self.method("GetRegisteredEvents", "", "a(ss)"))</interface>"
        ) { [weak self] _ in
            self?.arrived()
            let registered = self?.registered ?? []
            return .values([.array("(ss)", registered.map { .tuple([.string($0.0), .string($0.1)]) })])
        }
        launcher.serve(
            BusTarget.launcher.path, "<interface name='org.a11y.Bus'>\(Self.method("GetAddress", "", "s"))</interface>"
        ) { [weak self] _ in
            self?.timesAskedForAddress += 1
            return .values([.string(self?.bus.address ?? "")])
        }
        launcher.serve(
            BusTarget.launcher.path,
            "<interface name='org.a11y.Status'>"
                + "\(Self.property("IsEnabled"))\(Self.property("ScreenReaderEnabled"))</interface>"
        ) { [weak self] _ in
            .properties([
                ("IsEnabled", .bool(self?.isEnabled ?? false)),
                ("ScreenReaderEnabled", .bool(self?.isScreenReaderEnabled ?? false)),
            ])
        }
    }

    private static func method(_ name: String, _ input: String, _ output: String) -> String {
        let arguments = [("in", input), ("out", output)].filter { !$0.1.isEmpty }
        let markup = arguments.map { "<arg direction='\($0.0)' type='\($0.1)'/>" }
        return "<method name='\(name)'>\(markup.joined())</method>"
    }

    private static func property(_ name: String) -> String { "<property name='\(name)' type='b' access='read'/>" }
}
