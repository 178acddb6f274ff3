import Foundation

/// Where the buses are.
enum BusAddress {
    /// The address of the accessibility bus that the environment gives.
    static func given(_ environment: [String: String]) -> String? {
        environment["AT_SPI_BUS_ADDRESS"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Nil where no session bus runs, because GIO would start one.
    static func session(_ environment: [String: String]) -> String? {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
        guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty,
            FileManager.default.fileExists(atPath: "\(folder)/bus")
        else { return nil }
        return "unix:path=\(folder)/bus"
    }
}
