import Foundation

/// - Linux: refuses
///
/// The identifier for advertisers, which is zero: a desktop has none.
// Sound: it has no state.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let manager = ASIdentifierManager()

    open class func shared() -> ASIdentifierManager { manager }

    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

    open var isAdvertisingTrackingEnabled: Bool { false }
}
