import Foundation
import ObjectiveCRuntime

/// - Linux: works
/// Identifies an item of the media library.
public typealias MPMediaEntityPersistentID = UInt64

/// - Linux: refuses
/// Something in the media library, which is empty.
open class MPMediaEntity: NSObject {
    open var persistentID: MPMediaEntityPersistentID { 0 }

    open class func canFilter(byProperty property: String) -> Bool { true }

    open func enumerateValues(
        forProperties properties: Set<String>,
        using block: @escaping (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}

    open func value(forProperty property: String) -> Any? { nil }
}

public let MPMediaEntityPropertyPersistentID: String = "persistentID"
