import Foundation

public typealias CXCallDirectoryPhoneNumber = Int64

/// - Linux: refuses
///
/// The extensions that know callers; requests end with `CXErrorCodeCallDirectoryManagerError.noExtensionFound`.
// Sound: it has no state.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
    /// - Linux: works
    public enum EnabledStatus: Int, Sendable {
        case unknown = 0
        case disabled = 1
        case enabled = 2
    }

    private static let manager = CXCallDirectoryManager()

    open class var sharedInstance: CXCallDirectoryManager { manager }

    open func reloadExtension(
        withIdentifier identifier: String, completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse(completion)
    }

    open func reloadExtension(withIdentifier identifier: String) async throws {
        throw CXErrorCodeCallDirectoryManagerError(.noExtensionFound)
    }

    open func getEnabledStatusForExtension(
        withIdentifier identifier: String,
        completionHandler completion: @escaping @Sendable (EnabledStatus, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(.unknown, CXErrorCodeCallDirectoryManagerError(.noExtensionFound)) }
    }

    open func enabledStatusForExtension(withIdentifier identifier: String) async throws -> EnabledStatus {
        throw CXErrorCodeCallDirectoryManagerError(.noExtensionFound)
    }

    open func openSettings(completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(completion)
    }

    private func refuse(_ completion: (@Sendable ((any Error)?) -> Void)?) {
        guard let completion else { return }
        DispatchQueue.global().async { completion(CXErrorCodeCallDirectoryManagerError(.noExtensionFound)) }
    }
}
