import CoreFoundationTypes
import Foundation

/// The items of this application, which are read and written with each call: another process of the application may
/// have changed them.
// Sound: the storage is used under the lock only.
final class Keychain: @unchecked Sendable {
    static let shared = Keychain()

    private let lock = NSLock()
    private var storage: (any KeychainStorage)?

    /// The group of items that name none.
    private let group = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName

    /// Has the items kept elsewhere; nil stands for where they are kept by default.
    func use(_ storage: (any KeychainStorage)?) { lock.withLock { self.storage = storage } }

    func add(_ dictionary: CFDictionary) -> (OSStatus, CFTypeRef?) {
        perform { items throws(KeychainFailure) in
            let query = try KeychainQuery(dictionary)
            try query.requireClass()
            guard query.identifier == nil, !query.matchesAnySynchronizable else { throw KeychainFailure(errSecParam) }
            let item = KeychainItem.new(query.attributes, data: query.data, group: group, now: Date())
            guard !items.contains(where: item.isDuplicate) else { throw KeychainFailure(errSecDuplicateItem) }
            items.append(item)
            return query.result(of: item).map { $0 as AnyObject }
        }
    }

    func find(_ dictionary: CFDictionary) -> (OSStatus, CFTypeRef?) {
        perform { items throws(KeychainFailure) in
            let query = try KeychainQuery(dictionary)
            try query.requireClass()
            let found = items.filter(query.matches).prefix(query.limit)
            guard !found.isEmpty else { throw KeychainFailure(errSecItemNotFound) }
            let results = found.compactMap { query.result(of: $0) }
            return query.returnsAll ? NSArray(array: results) : results.first.map { $0 as AnyObject }
        }
    }

    func update(_ dictionary: CFDictionary, to changes: CFDictionary) -> OSStatus {
        perform { items throws(KeychainFailure) in
            let query = try KeychainQuery(dictionary)
            let change = try KeychainQuery(changes)
            try query.requireClass()
            guard change.attributes[kSecClass as String] == nil, change.identifier == nil else {
                throw KeychainFailure(errSecParam)
            }
            let found = items.indices.filter { query.matches(items[$0]) }
            guard !found.isEmpty else { throw KeychainFailure(errSecItemNotFound) }
            for index in found {
                var item = items[index]
                item.attributes.merge(change.attributes) { $1 }
                item.attributes[kSecAttrModificationDate as String] = .date(Date())
                if let data = change.data { item.data = data }
                let others = items.indices.filter { $0 != index }
                guard !others.contains(where: { item.isDuplicate(of: items[$0]) }) else {
                    throw KeychainFailure(errSecDuplicateItem)
                }
                items[index] = item
            }
            return nil
        }.0
    }

    func delete(_ dictionary: CFDictionary) -> OSStatus {
        perform { items throws(KeychainFailure) in
            let query = try KeychainQuery(dictionary)
            try query.requireClass()
            guard items.contains(where: query.matches) else { throw KeychainFailure(errSecItemNotFound) }
            items.removeAll(where: query.matches)
            return nil
        }.0
    }

    /// Reads the items, and writes those that `body` leaves.
    private func perform(
        _ body: (inout [KeychainItem]) throws(KeychainFailure) -> CFTypeRef?
    ) -> (OSStatus, CFTypeRef?) {
        lock.withLock {
            do {
                let storage = storage ?? openStorage(application: ProcessInfo.processInfo.processName)
                self.storage = storage
                let access = storage.beginAccess()
                defer { storage.endAccess(access) }
                let stored = try storage.load()
                var items = try stored.map { try JSONDecoder().decode([KeychainItem].self, from: $0) } ?? []
                let result = try body(&items)
                let changed = try JSONEncoder.sorted.encode(items)
                if changed != stored { try storage.save(changed) }
                return (errSecSuccess, result)
            } catch let failure as KeychainFailure {
                return (failure.status, nil)
            } catch {
                return (errSecNotAvailable, nil)
            }
        }
    }
}

extension JSONEncoder {
    /// Writes equal values as equal bytes.
    fileprivate static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }
}
