import Foundation

/// - Linux: works
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine = 0
    case available = 1
    case restricted = 2
    case noAccount = 3
    case temporarilyUnavailable = 4
}

extension Notification.Name {
    /// - Linux: no effect
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// - Linux: refuses
///
/// The data of a program in iCloud. There is no account (`accountStatus` is `.noAccount`), and requests end with
/// `CKError.notAuthenticated`.
// Sound: nothing changes after the initializer.
open class CKContainer: NSObject, @unchecked Sendable {
    /// - Linux: works
    public struct ApplicationPermissions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let userDiscoverability = ApplicationPermissions(rawValue: 1 << 0)
    }

    /// - Linux: works
    public enum ApplicationPermissionStatus: Int, Sendable {
        case initialState = 0
        case couldNotComplete = 1
        case denied = 2
        case granted = 3
    }

    public let containerIdentifier: String?
    public let privateCloudDatabase = CKDatabase(.private)
    public let publicCloudDatabase = CKDatabase(.public)
    public let sharedCloudDatabase = CKDatabase(.shared)
    private let operations = OperationQueue()

    private static let shared = CKContainer(identifier: "iCloud.\(Bundle.main.bundleIdentifier ?? "")")

    public init(identifier containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
    }

    open class func `default`() -> CKContainer { shared }

    open func add(_ operation: CKOperation) { operations.addOperation(operation) }

    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }

    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        DispatchQueue.global().async { completionHandler(.noAccount, nil) }
    }

    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
}
