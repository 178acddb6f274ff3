import Foundation

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
