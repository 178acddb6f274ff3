import CoreFoundationTypes
import Foundation

/// A dictionary that a program hands over, by what its keys are for.
struct KeychainQuery {
    /// Attributes, and the class.
    private(set) var attributes: [String: KeychainValue] = [:]
    private(set) var data: Data?
    private(set) var identifier: UUID?
    private(set) var matchesAnySynchronizable = false
    /// The greatest number of items that are returned.
    private(set) var limit = 1
    private(set) var returnsAll = false
    private(set) var returnsData = false
    private(set) var returnsAttributes = false
    private(set) var returnsIdentifier = false

    /// Throws a status for values that the keychain does not take.
    init(_ dictionary: CFDictionary) throws(KeychainFailure) {
        for (key, value) in dictionary {
            guard let key = key as? String else { throw KeychainFailure(errSecParam) }
            try read(key, value)
        }
    }

    private mutating func read(_ key: String, _ value: Any) throws(KeychainFailure) {
        let isSet = (value as? NSNumber)?.boolValue ?? false
        switch key as CFString {
        case kSecReturnData: returnsData = isSet
        case kSecReturnAttributes: returnsAttributes = isSet
        case kSecReturnPersistentRef: returnsIdentifier = isSet
        case kSecMatchLimit:
            returnsAll = value as? String == kSecMatchLimitAll as String
            limit = returnsAll ? .max : (value as? NSNumber)?.intValue ?? 1
            returnsAll = returnsAll || limit > 1
        case kSecValueData:
            guard let bytes = value as? Data else { throw KeychainFailure(errSecParam) }
            data = bytes
        case kSecValuePersistentRef:
            guard let bytes = value as? Data, let text = String(data: bytes, encoding: .utf8),
                let number = UUID(uuidString: text)
            else { throw KeychainFailure(errSecItemNotFound) }
            identifier = number
        case kSecAttrSynchronizable where value as? String == kSecAttrSynchronizableAny as String:
            matchesAnySynchronizable = true
        case kSecAttrSynchronizable: attributes[key] = .number(isSet ? 1 : 0)
        case kSecAttrAccessControl:
            guard let control = value as? SecAccessControl else { throw KeychainFailure(errSecParam) }
            attributes[kSecAttrAccessible as String] = .text(control.protection)
        case kSecUseDataProtectionKeychain: break
        case _ where ["m_", "r_", "u_", "v_"].contains { key.hasPrefix($0) }: break
        default:
            guard let value = KeychainValue(value) else { throw KeychainFailure(errSecParam) }
            attributes[key] = value
        }
    }

    /// Throws if there is no class, or one that is not kept.
    func requireClass() throws(KeychainFailure) {
        if attributes[kSecClass as String] == nil, identifier != nil { return }
        guard case .text(let name)? = attributes[kSecClass as String] else { throw KeychainFailure(errSecParam) }
        guard KeychainItem.isKept(class: name) else { throw KeychainFailure(errSecUnimplemented) }
    }

    /// Returns whether an item has all the attributes. An item that is synchronized is found only if the query says so.
    func matches(_ item: KeychainItem) -> Bool {
        if let identifier, identifier != item.identifier { return false }
        var wanted = attributes
        let key = kSecAttrSynchronizable as String
        if wanted[key] == nil, !matchesAnySynchronizable, identifier == nil { wanted[key] = .number(0) }
        return wanted.allSatisfy { item.attributes[$0.key] == $0.value }
    }

    /// Returns what the query asks for, or nil if it asks for nothing.
    func result(of item: KeychainItem) -> Any? {
        let reference = Data(item.identifier.uuidString.utf8)
        guard returnsAttributes || (returnsData && returnsIdentifier) else {
            return returnsData ? item.data ?? Data() : returnsIdentifier ? reference : nil
        }
        var result: [String: Any] = returnsAttributes ? item.attributes.mapValues(\.object) : [:]
        if returnsData, let data = item.data { result[kSecValueData as String] = data }
        if returnsIdentifier { result[kSecValuePersistentRef as String] = reference }
        return result
    }
}

/// A status other than success.
struct KeychainFailure: Error {
    let status: OSStatus

    init(_ status: OSStatus) { self.status = status }
}
