/// Whether the user of the desktop wants programs to serve assistive technologies, and its changes: org.a11y.Status on
/// the session bus.
///
/// Until then this is all that a program has of accessibility: two matches of signals on a connection that GIO shares.
@MainActor
final class DesktopWish {
    /// Whether an assistive technology runs.
    private(set) var isEnabled = false
    /// Whether a screen reader runs.
    private(set) var isScreenReaderEnabled = false

    private let connection: BusConnection
    private let onChange: @MainActor () -> Void

    /// - Parameter onChange: called with each answer of the desktop, and when its launcher starts or ends.
    init(_ connection: BusConnection, onChange: @escaping @MainActor () -> Void) {
        (self.connection, self.onChange) = (connection, onChange)
        let launcher = BusTarget.launcherProperties
        connection.subscribe(launcher, "PropertiesChanged", first: Self.interface) { [weak self] _ in self?.ask() }
        // The launcher starts later than a program, or a second time.
        connection.subscribe(.bus, "NameOwnerChanged", first: launcher.name) { [weak self] _ in self?.ask() }
        ask()
    }

    private static let interface = "org.a11y.Status"

    private func ask() {
        // Being asked must not start it.
        connection.call(.launcherProperties, "GetAll", [.string(Self.interface)], starts: false) { [weak self] reply in
            self?.adopt(reply)
        }
    }

    private func adopt(_ reply: ReceivedValue?) {
        var values: [String: Bool] = [:]
        for entry in reply?.children.first?.children ?? [] {
            guard let name = entry.children.first?.string else { continue }
            values[name] = entry.children.last?.unwrapped.bool ?? false
        }
        isEnabled = values["IsEnabled"] ?? false
        isScreenReaderEnabled = values["ScreenReaderEnabled"] ?? false
        onChange()
    }
}
