@_exported import CoreFoundationTypes
@_exported import Foundation

/// Keeps a generic or internet password. Other classes are refused with `errSecUnimplemented`.
///
/// The desktop's secret service keeps the items if libsecret is installed and the service answers; otherwise a file
/// does that only the user can read, `$XDG_DATA_HOME/NAME/keychain.json`.
/// - Linux: works
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let (status, object) = Keychain.shared.add(attributes)
    if let object { result?.pointee = object }
    return status
}

/// Finds passwords by class and attributes.
/// - Linux: works
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let (status, object) = Keychain.shared.find(query)
    if let object { result?.pointee = object }
    return status
}

/// Changes attributes and data of all passwords that a query finds.
/// - Linux: works
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.shared.update(query, to: attributesToUpdate)
}

/// Deletes all passwords that a query finds.
/// - Linux: works
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(query) }
