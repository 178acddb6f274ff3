import Foundation

/// The number by which the device is known to the application.
@MainActor
enum SavedDevice {
    private static let file = "device"

    /// Returns the saved number, or saves a new one.
    static func identifier(in store: any StateStore) -> UUID {
        let known = store.contents(named: file)?["identifier"] as? String
        if let known = known.flatMap(UUID.init(uuidString:)) { return known }
        let new = UUID()
        store.save(["identifier": new.uuidString], named: file)
        return new
    }
}
