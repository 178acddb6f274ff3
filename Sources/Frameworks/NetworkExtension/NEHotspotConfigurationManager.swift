import Foundation

/// - Linux: refuses
///
/// Joins no network: requests end with `NEHotspotConfigurationError.systemConfiguration`.
// Sound: it has no state.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
    private static let manager = NEHotspotConfigurationManager()

    open class var shared: NEHotspotConfigurationManager { manager }

    /// The completion handler is called on the main queue.
    open func apply(
        _ configuration: NEHotspotConfiguration, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        NetworkAbsence.report()
        guard let completionHandler else { return }
        DispatchQueue.main.async { completionHandler(Self.error) }
    }

    open func apply(_ configuration: NEHotspotConfiguration) async throws {
        NetworkAbsence.report()
        throw Self.error
    }

    /// - Linux: no effect
    open func removeConfiguration(forSSID SSID: String) {}

    open func getConfiguredSSIDs(completionHandler: @escaping @Sendable ([String]) -> Void) {
        DispatchQueue.main.async { completionHandler([]) }
    }

    open func configuredSSIDs() async -> [String] { [] }

    private static var error: NSError {
        NSError(
            domain: NEHotspotConfigurationErrorDomain, code: NEHotspotConfigurationError.systemConfiguration.rawValue)
    }
}
