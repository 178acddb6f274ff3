import Foundation

public let SKReceiptPropertyIsExpired = "expired"
public let SKReceiptPropertyIsRevoked = "revoked"
public let SKReceiptPropertyIsVolumePurchase = "vpp"

/// - Linux: refuses
///
/// A request for the receipt, which ends with `SKError.unknown`.
// Sound: see SKRequest.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    public let receiptProperties: [String: Any]?

    public init(receiptProperties properties: [String: Any]? = nil) {
        receiptProperties = properties
    }
}

/// Ends the program.
public func SKTerminateForInvalidReceipt() { exit(173) }
