import UIKit

/// - Linux: refuses
// Sound: nothing changes.
open class PKObject: NSObject, @unchecked Sendable {}

/// - Linux: refuses
///
/// A pass of Wallet. Reading one throws `PKPassKitError.unknownError`.
// Sound: nothing changes.
open class PKPass: PKObject, @unchecked Sendable {
    public init(data: Data) throws {
        WalletAbsence.report()
        throw PKPassKitError(.unknownError, userInfo: [NSLocalizedDescriptionKey: "Linux has no Wallet."])
    }

    open var passType: PKPassType { .barcode }
    open var serialNumber: String { "" }
    open var passTypeIdentifier: String { "" }
    open var webServiceURL: URL? { nil }
    open var authenticationToken: String? { nil }
    open var icon: UIImage { UIImage() }
    open var localizedName: String { "" }
    open var localizedDescription: String { "" }
    open var organizationName: String { "" }
    open var relevantDate: Date? { nil }
    open var userInfo: [AnyHashable: Any]? { nil }
    open var passURL: URL? { nil }
    open var isRemotePass: Bool { false }
    open var deviceName: String { "" }

    open func localizedValue(forFieldKey key: String) -> Any? { nil }
}
