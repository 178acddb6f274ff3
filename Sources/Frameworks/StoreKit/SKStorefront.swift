import Foundation

/// - Linux: refuses
///
/// The country of the store; the queue has none.
// Sound: nothing changes.
open class SKStorefront: NSObject, @unchecked Sendable {
    open var countryCode: String { "" }
    open var identifier: String { "" }
}
