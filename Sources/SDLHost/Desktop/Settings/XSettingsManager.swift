internal import CX11

/// Observes the settings manager of an X server: `XSETTINGS`.
///
/// The manager owns a selection; its settings are a property of the window that owns it.
@MainActor
final class XSettingsManager {
    private(set) var settings = DesktopSettings()
    private let connection: XConnection
    private let selection: Atom
    private let property: Atom
    private let managerMessage: Atom
    private var owner: Window = 0
    private let onChange: (DesktopSettings) -> Void

    /// Reads the settings. Nil without an X server.
    init?(onChange: @escaping (DesktopSettings) -> Void) {
        guard let connection = XConnection(toDisplay: nil) else { return nil }
        self.connection = connection
        self.onChange = onChange
        selection = connection.atom("_XSETTINGS_S\(XDefaultScreen(connection.display))")
        property = connection.atom("_XSETTINGS_SETTINGS")
        managerMessage = connection.atom("MANAGER")
        // A new manager tells its start to the root window.
        XSelectInput(connection.display, connection.root, StructureNotifyMask)
        connection.register(connection.root) { [weak self] event in
            guard let self, event.type == ClientMessage, event.xclient.message_type == managerMessage,
                UInt(bitPattern: event.xclient.data.l.1) == selection
            else { return }
            findManager()
            read()
        }
        findManager()
        settings = settingsOfOwner() ?? settings
        connection.flush()
    }

    func stop() {
        connection.close()
    }

    private func findManager() {
        connection.register(owner, nil)
        // Nobody can close the window before its changes are selected.
        XGrabServer(connection.display)
        owner = XGetSelectionOwner(connection.display, selection)
        if owner != 0 { XSelectInput(connection.display, owner, PropertyChangeMask | StructureNotifyMask) }
        XUngrabServer(connection.display)
        guard owner != 0 else { return }
        connection.register(owner) { [weak self] event in
            guard let self else { return }
            if event.type == DestroyNotify {
                // What it has said holds until another manager starts.
                connection.register(owner, nil)
                owner = 0
            } else if event.type == PropertyNotify, event.xproperty.atom == property {
                read()
            }
        }
    }

    private func read() {
        let now = settingsOfOwner() ?? settings
        connection.flush()
        guard now != settings else { return }
        settings = now
        onChange(now)
    }

    private func settingsOfOwner() -> DesktopSettings? {
        guard owner != 0, let value = connection.property(property, of: owner) else { return nil }
        return XSettings(value.bytes)?.settings
    }
}
