import CoreFoundationTypes
import Foundation

/// An item as it is kept: its attributes without its data.
struct KeychainItem: Codable, Sendable {
    /// What persistent references contain.
    var identifier = UUID()
    var attributes: [String: KeychainValue] = [:]
    var data: Data?

    private static let keysOfPasswords = [
        kSecClassGenericPassword as String: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup],
        kSecClassInternetPassword as String: [
            kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
            kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup,
        ],
    ].mapValues { $0.map { $0 as String } + [kSecAttrSynchronizable as String] }

    /// Whether items of a class can be kept.
    static func isKept(class name: String) -> Bool { keysOfPasswords[name] != nil }

    /// The attributes by which items of one class differ.
    private var keys: [String] {
        guard case .text(let name)? = attributes[kSecClass as String] else { return [] }
        return Self.keysOfPasswords[name] ?? []
    }

    /// Whether two items cannot be kept together.
    func isDuplicate(of other: KeychainItem) -> Bool {
        guard attributes[kSecClass as String] == other.attributes[kSecClass as String] else { return false }
        return keys.allSatisfy { attributes[$0] == other.attributes[$0] }
    }

    /// Returns a new item with the attributes that Apple's keychain adds.
    static func new(_ attributes: [String: KeychainValue], data: Data?, group: String, now: Date) -> KeychainItem {
        var item = KeychainItem(attributes: attributes, data: data)
        func setDefault(_ key: CFString, _ value: KeychainValue) {
            if item.attributes[key as String] == nil { item.attributes[key as String] = value }
        }
        setDefault(kSecAttrAccessGroup, .text(group))
        setDefault(kSecAttrAccessible, .text(kSecAttrAccessibleWhenUnlocked as String))
        setDefault(kSecAttrSynchronizable, .number(0))
        setDefault(kSecAttrAccount, .text(""))
        if attributes[kSecClass as String] == .text(kSecClassGenericPassword as String) {
            setDefault(kSecAttrService, .text(""))
        }
        setDefault(kSecAttrCreationDate, .date(now))
        item.attributes[kSecAttrModificationDate as String] = .date(now)
        return item
    }

    /// Returns the items of both storages; of duplicates those of the first.
    static func merge(_ first: Data?, with second: Data) throws -> Data {
        var items = try first.map { try JSONDecoder().decode([KeychainItem].self, from: $0) } ?? []
        for item in try JSONDecoder().decode([KeychainItem].self, from: second)
        where !items.contains(where: item.isDuplicate) {
            items.append(item)
        }
        return try JSONEncoder().encode(items)
    }
}
