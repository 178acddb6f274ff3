import Foundation
import UnifiedLogging

/// Where the encoded items of an application are kept as a whole.
protocol KeychainStorage: AnyObject, Sendable {
    /// Returns nil if nothing was ever saved.
    func load() throws -> Data?
    func save(_ data: Data) throws

    /// Keeps other processes of the application from changing the items until `endAccess`.
    func beginAccess() -> Int32?
    func endAccess(_ access: Int32?)
}

extension KeychainStorage {
    func beginAccess() -> Int32? { nil }
    func endAccess(_ access: Int32?) {}
}

/// Returns the desktop's secret service if it answers, otherwise a file. What a file has from a time without the
/// service moves to the service.
func openStorage(application: String) -> any KeychainStorage {
    let file = FileStorage(application: application, environment: ProcessInfo.processInfo.environment)
    let log = Logger(subsystem: "Security", category: "keychain")
    guard let service = SecretServiceStorage(application: application, lock: file),
        let kept = try? service.loadOrNil()
    else {
        log.info("Keychain items are kept in \(file.url.path, privacy: .public): no secret service answers.")
        return file
    }
    do {
        guard let left = try file.load() else { return service }
        try service.save(KeychainItem.merge(kept.data, with: left))
        try FileManager.default.removeItem(at: file.url)
    } catch {
        log.warning("Keychain items stay in \(file.url.path, privacy: .public): \(error, privacy: .public)")
    }
    return service
}
