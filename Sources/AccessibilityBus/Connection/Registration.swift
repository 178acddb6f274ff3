internal import CGio
internal import HostInterface

/// The application's place on the accessibility bus: its elements are exported, the registry knows it, and it knows who
/// listens.
@MainActor
final class Registration {
    let connection: BusConnection
    /// Whether the registry has taken the application.
    private(set) var isEmbedded = false

    private let directory: ObjectDirectory
    private let listeners: EventListeners
    private let export: ObjectExport
    private let onChange: @MainActor () -> Void
    private var isStopped = false
    private var isEmbedding = false

    /// - Parameter onChange: called when the registry has taken the application, when listeners have changed, and when
    ///   the connection is lost.
    init(
        _ connection: BusConnection, _ directory: ObjectDirectory, _ listeners: EventListeners,
        onChange: @escaping @MainActor () -> Void
    ) {
        (self.connection, self.directory, self.listeners, self.onChange) = (connection, directory, listeners, onChange)
        directory.busName = connection.uniqueName
        export = ObjectExport(directory, on: connection)
        observe()
        embed()
    }

    func stop() {
        isStopped = true
        isEmbedded = false
        export.stop()
    }

    private func embed() {
        guard !isEmbedding else { return }
        isEmbedding = true
        let root = ObjectReference(busName: directory.busName, path: ObjectPath.root)
        connection.call(.socket, "Embed", [.object(root)]) { [weak self] reply in
            guard let self, !isStopped else { return }
            isEmbedding = false
            guard let desktop = reply?.children.first?.object else { return }
            directory.desktop = desktop
            isEmbedded = true
            askForListeners()
        }
    }

    // MARK: Listeners

    private func observe() {
        connection.subscribe(.registry, "EventListenerRegistered") { [weak self] arguments in
            self?.change { listeners in
                guard let program = try? arguments.string(0), let event = try? arguments.string(1) else { return }
                listeners.add(event, of: program)
            }
        }
        connection.subscribe(.registry, "EventListenerDeregistered") { [weak self] arguments in
            self?.change { listeners in
                guard let program = try? arguments.string(0), let event = try? arguments.string(1) else { return }
                listeners.remove(event, of: program)
            }
        }
        connection.subscribe(.bus, "NameOwnerChanged") { [weak self] arguments in self?.ownerChanged(arguments) }
        connection.onClose { [weak self] in
            guard let self, !isStopped else { return }
            isEmbedded = false
            onChange()
        }
    }

    private func askForListeners() {
        connection.call(.registry, "GetRegisteredEvents", []) { [weak self] reply in
            self?.change { listeners in
                // Registrations whose signals came before this answer are in it.
                listeners.removeAll()
                for entry in reply?.children.first?.children ?? [] {
                    guard let program = try? entry.string(0), let event = try? entry.string(1) else { continue }
                    listeners.add(event, of: program)
                }
            }
        }
    }

    private func ownerChanged(_ arguments: ReceivedValue) {
        guard !isStopped, let name = try? arguments.string(0), let owner = try? arguments.string(2) else { return }
        if owner.isEmpty, name.hasPrefix(":") { change { $0.remove(name) } }
        // A registry that was started again knows nobody.
        if name == BusTarget.registry.name, !owner.isEmpty, !isEmbedding {
            isEmbedded = false
            embed()
        }
    }

    private func change(_ body: (EventListeners) -> Void) {
        guard !isStopped else { return }
        let before = listeners.isEmpty
        body(listeners)
        if before != listeners.isEmpty { onChange() }
    }
}
