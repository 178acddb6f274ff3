import Foundation
import UniformTypeIdentifiers

/// - Linux: works
///
/// What is known about an item.
open class CSSearchableItemAttributeSet: NSObject, NSCopying {
    private var values: [String: Any] = [:]

    public init(itemContentType: String) {
        super.init()
        contentType = itemContentType
    }

    public init(contentType: UTType) {
        super.init()
        self.contentType = contentType.identifier
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CSSearchableItemAttributeSet(itemContentType: "")
        copy.values = values
        return copy
    }

    open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
        values["custom \(key.keyName)"] = value
    }

    open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
        values["custom \(key.keyName)"] as? any NSSecureCoding
    }

    /// The value of the property that calls.
    func value<Value>(_ property: String = #function) -> Value? { values[property] as? Value }

    func setValue<Value>(_ value: Value?, _ property: String = #function) { values[property] = value }
}
