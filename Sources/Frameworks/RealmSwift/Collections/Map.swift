import Foundation

/// - Linux: works
///
/// A type of the keys of a map: `String`.
public protocol _MapKey: Hashable, Comparable {
    /// The key as the store has it. Specific to Trestle.
    var _rlmKey: String { get }
    /// Returns the key for one of the store. Specific to Trestle.
    static func _rlmKey(_ text: String) -> Self
}

extension String: _MapKey {
    public var _rlmKey: String { self }

    public static func _rlmKey(_ text: String) -> String { text }
}

/// - Linux: works
///
/// A property with values by name. A map of an object in a database stands for what the database has.
public final class Map<Key: _MapKey, Value: RealmCollectionValue>: Sequence, Equatable {
    let part: MapField<Value>

    /// Creates a map in no database.
    public init() { part = MapField() }

    init(_ site: _RealmSite) {
        part = MapField()
        part.site = site
    }

    public static func == (lhs: Map<Key, Value>, rhs: Map<Key, Value>) -> Bool {
        lhs === rhs || lhs.part.all == rhs.part.all
    }

    public var count: Int { part.all.count }

    public var isEmpty: Bool { part.all.isEmpty }

    /// The keys, sorted.
    public var keys: [Key] { part.all.keys.sorted().map { Key._rlmKey($0) } }

    /// The values in the order of their keys.
    public var values: [Value] { map(\.value) }

    /// The value for a key. An object in no database that is set is added to that of the map.
    public subscript(key: Key) -> Value? {
        get { part.all[key._rlmKey] }
        set { part.set(newValue, key._rlmKey) }
    }

    public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
        get { self[key] ?? defaultValue() }
        set { self[key] = newValue }
    }

    public func updateValue(_ value: Value, forKey key: Key) { self[key] = value }

    public func setValue(_ value: Any?, forKey key: Key) { self[key] = value.flatMap { Value._rlmCoerce($0) } }

    public func removeObject(for key: Key) { self[key] = nil }

    public func removeAll() { part.replace(with: [:]) }

    /// Adds entries, which replace those with the same keys.
    public func merge<Entries: Sequence>(_ entries: Entries, uniquingKeysWith combine: (Value, Value) throws -> Value)
        rethrows
    where Entries.Element == (key: Key, value: Value) {
        var all = part.all
        for entry in entries {
            let key = entry.key._rlmKey
            all[key] = try all[key].map { try combine($0, entry.value) } ?? entry.value
        }
        part.replace(with: all)
    }

    /// The entries in the order of their keys, as they are when the iteration begins.
    public func makeIterator() -> AnyIterator<(key: Key, value: Value)> {
        var rest = part.all.sorted { $0.key < $1.key }[...]
        return AnyIterator { rest.popFirst().map { (key: Key._rlmKey($0.key), value: $0.value) } }
    }
}

extension Map: PlainField {
    var field: any PlainPropertyField { part }
}

extension Map: _Persistable {
    public static var _rlmType: _RealmType { Value._rlmType.with(shape: .map) }

    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> Map<Key, Value> { Map(site) }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell { part.cell(in: site) }

    public static func _rlmDefault() -> Map<Key, Value> { Map() }

    public static func _rlmCoerce(_ value: Any) -> Map<Key, Value>? {
        if let map = value as? Map<Key, Value> { return map }
        guard let entries = value as? [String: Any] else { return nil }
        let map = Map()
        map.part.replace(with: entries.compactMapValues { Value._rlmCoerce($0) })
        return map
    }
}

extension Map: Decodable where Value: Decodable {
    /// Decodes a dictionary.
    public convenience init(from decoder: any Decoder) throws {
        self.init()
        part.replace(with: try [String: Value](from: decoder))
    }
}

extension Map: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws { try part.all.encode(to: encoder) }
}

/// The entries of a map: of its own, or those of a property in the store.
final class MapField<Value: RealmCollectionValue>: PlainPropertyField {
    var site: _RealmSite?
    private var entries: [String: Value] = [:]

    var storedType: _RealmType { Map<String, Value>._rlmType }

    var all: [String: Value] {
        guard let site else { return entries }
        guard case .map(let cells) = site.cell else { return [:] }
        return cells.mapValues { Value._rlmRead($0, at: site) }
    }

    func set(_ value: Value?, _ key: String) {
        guard let site else { return entries[key] = value }
        guard site.core.requireTransaction() else { return }
        let new = value?._rlmCell(in: site)
        site.change { cell in
            guard case .map(var cells) = cell else { return cell = .map(new.map { [key: $0] } ?? [:]) }
            cells[key] = new
            cell = .map(cells)
        }
    }

    func replace(with new: [String: Value]) {
        guard let site else { return entries = new }
        guard site.core.requireTransaction() else { return }
        site.set(.map(new.mapValues { $0._rlmCell(in: site) }))
    }

    func cell(in site: _RealmSite?) -> _RealmCell {
        // Embedded objects of a database are copied.
        .map(all.mapValues { (Value._rlmCoerce($0) ?? $0)._rlmCell(in: site) })
    }

    func attach(to site: _RealmSite, _ property: PropertyInfo) {
        self.site = site
        entries = [:]
    }

    var anyValue: Any? {
        let map = Map<String, Value>()
        map.part.site = site
        map.part.entries = entries
        return map
    }

    func setAny(_ value: Any) -> Bool {
        guard let map = Map<String, Value>._rlmCoerce(value) else { return false }
        replace(with: map.part.all)
        return true
    }

    func cell(ofAny value: Any, in site: _RealmSite) -> _RealmCell? {
        Map<String, Value>._rlmCoerce(value)?._rlmCell(in: site)
    }

    var unattached: Any {
        guard site != nil else { return self }
        let copy = Map<String, Value>()
        copy.part.entries = all
        return copy
    }
}
