import Foundation

/// - Linux: refuses
///
/// Facts about a device; no payload has them.
open class MXMetaData: NSObject {
    override init() {}

    open var regionFormat: String { "" }
    open var osVersion: String { "" }
    open var deviceType: String { "" }
    open var applicationBuildVersion: String { "" }
    open var platformArchitecture: String { "" }
    open func jsonRepresentation() -> Data { Data() }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
