import Foundation

/// - Linux: refuses
///
/// The purchase of the program itself; there is no value of this type.
public struct AppTransaction: Hashable, Sendable {
    let nothing: Never

    public var appID: UInt64? { switch nothing {} }
    public var appVersion: String { switch nothing {} }
    public var bundleID: String { switch nothing {} }
    public var environment: AppStore.Environment { switch nothing {} }
    public var originalAppVersion: String { switch nothing {} }
    public var originalPurchaseDate: Date { switch nothing {} }
    public var preorderDate: Date? { switch nothing {} }
    public var signedDate: Date { switch nothing {} }
    public var jsonRepresentation: Data { switch nothing {} }

    /// Throws ``StoreKitError/unknown``.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws {
            StoreAbsence.report()
            throw StoreKitError.unknown
        }
    }

    /// Throws ``StoreKitError/unknown``.
    public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }
}
