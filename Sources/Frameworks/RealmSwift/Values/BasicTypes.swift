import Foundation

extension RealmCollectionValue where Self: FixedWidthInteger {
    public static var _rlmType: _RealmType { _RealmType(type: .int) }

    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> Self {
        if case .int(let value) = cell { return Self(truncatingIfNeeded: value) }
        return 0
    }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell { .int(Int64(self)) }

    public static func _rlmDefault() -> Self { 0 }

    public static func _rlmCoerce(_ value: Any) -> Self? {
        value as? Self ?? (value as? NSNumber).flatMap { Self(exactly: $0.int64Value) }
    }
}

extension Int: RealmCollectionValue, RealmOptionalType, MinMaxType, AddableType, _PrimaryKey, _Indexable {}
extension Int8: RealmCollectionValue, RealmOptionalType, MinMaxType, AddableType, _PrimaryKey, _Indexable {}
extension Int16: RealmCollectionValue, RealmOptionalType, MinMaxType, AddableType, _PrimaryKey, _Indexable {}
extension Int32: RealmCollectionValue, RealmOptionalType, MinMaxType, AddableType, _PrimaryKey, _Indexable {}
extension Int64: RealmCollectionValue, RealmOptionalType, MinMaxType, AddableType, _PrimaryKey, _Indexable {}

extension Bool: RealmCollectionValue, RealmOptionalType, _Indexable {
    public static var _rlmType: _RealmType { _RealmType(type: .bool) }

    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> Bool { cell == .bool(true) }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell { .bool(self) }

    public static func _rlmDefault() -> Bool { false }

    public static func _rlmCoerce(_ value: Any) -> Bool? { value as? Bool ?? (value as? NSNumber)?.boolValue }
}

extension Float: RealmCollectionValue, RealmOptionalType, MinMaxType, AddableType {
    public static var _rlmType: _RealmType { _RealmType(type: .float) }

    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> Float { cell.number.map { Float($0) } ?? 0 }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell { .float(self) }

    public static func _rlmDefault() -> Float { 0 }

    public static func _rlmCoerce(_ value: Any) -> Float? { value as? Float ?? (value as? NSNumber)?.floatValue }
}

extension Double: RealmCollectionValue, RealmOptionalType, MinMaxType, AddableType {
    public static var _rlmType: _RealmType { _RealmType(type: .double) }

    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> Double { cell.number ?? 0 }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell { .double(self) }

    public static func _rlmDefault() -> Double { 0 }

    public static func _rlmCoerce(_ value: Any) -> Double? { value as? Double ?? (value as? NSNumber)?.doubleValue }
}

extension String: RealmCollectionValue, _PrimaryKey, _Indexable {
    public static var _rlmType: _RealmType { _RealmType(type: .string) }

    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> String {
        if case .string(let value) = cell { return value }
        return ""
    }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell { .string(self) }

    public static func _rlmDefault() -> String { "" }

    public static func _rlmCoerce(_ value: Any) -> String? {
        value as? String ?? (value as? NSString).map { String(describing: $0) }
    }
}

extension Data: RealmCollectionValue {
    public static var _rlmType: _RealmType { _RealmType(type: .data) }

    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> Data {
        if case .data(let value) = cell { return value }
        return Data()
    }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell { .data(self) }

    public static func _rlmDefault() -> Data { Data() }

    public static func _rlmCoerce(_ value: Any) -> Data? {
        value as? Data ?? (value as? NSData).map { Data(referencing: $0) }
    }
}

extension Date: RealmCollectionValue, MinMaxType, _Indexable {
    public static var _rlmType: _RealmType { _RealmType(type: .date) }

    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> Date {
        if case .date(let value) = cell { return value }
        return _rlmDefault()
    }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell { .date(self) }

    public static func _rlmDefault() -> Date { Date(timeIntervalSince1970: 0) }

    public static func _rlmCoerce(_ value: Any) -> Date? {
        value as? Date
            ?? (value as? NSDate).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
    }
}
