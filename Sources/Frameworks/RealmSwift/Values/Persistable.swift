import Foundation

/// - Linux: works
///
/// A type that a property of a persisted class can have. Its requirements are specific to Trestle.
public protocol _Persistable {
    /// What the store keeps for a value.
    static var _rlmType: _RealmType { get }
    /// Returns the value of a cell. Collections and objects refer to the store through the site.
    static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> Self
    /// Returns the value for the store. With a site, objects that are in no database are added to its database.
    func _rlmCell(in site: _RealmSite?) -> _RealmCell
    /// The value of a property that is declared without one.
    static func _rlmDefault() -> Self
    /// Returns a value of any type, such as one of JSON, as one of this type; nil if that is not possible.
    static func _rlmCoerce(_ value: Any) -> Self?
}

/// - Linux: works
///
/// A type of which lists, sets, maps and results have elements.
public protocol RealmCollectionValue: Hashable, _Persistable {}

/// - Linux: works
///
/// A type whose smallest and largest value a collection finds.
public protocol MinMaxType {}

/// - Linux: works
///
/// A type whose values a collection adds.
public protocol AddableType {}

/// - Linux: works
///
/// A type that `RealmOptional` can have.
public protocol RealmOptionalType: RealmCollectionValue {}

/// - Linux: works
///
/// A type that may be a primary key.
public protocol _PrimaryKey {}

/// - Linux: works
///
/// A type that may have an index.
public protocol _Indexable {}

/// - Linux: works
///
/// What the store keeps for a type of Swift. Specific to Trestle.
public struct _RealmType: Sendable {
    enum Shape: String, Codable { case single, list, set, map, linking }

    var type: PropertyType
    var isOptional = false
    var shape = Shape.single
    var objectType: ObjectBase.Type?
    /// The property whose references linking objects follow back.
    var originProperty: String?

    func with(shape: Shape) -> _RealmType {
        var copy = self
        copy.shape = shape
        return copy
    }

    func optional() -> _RealmType {
        var copy = self
        copy.isOptional = true
        return copy
    }
}

/// - Linux: works
///
/// Where in a database a value is: a property of an object. Specific to Trestle.
public struct _RealmSite {
    let core: RealmCore
    let owner: _RealmLink
    let column: Int
    /// What happens with added objects whose primary key is in use.
    var policy = Realm.UpdatePolicy.error

    /// Whether the object is still in the database.
    var exists: Bool { core.row(owner) != nil }

    /// The value in the store.
    var cell: _RealmCell { core.cell(owner, column) }

    func set(_ cell: _RealmCell) { core.set(cell, owner, column) }

    /// Changes the value in its place.
    func change(_ body: (inout _RealmCell) -> Void) { core.change(owner, column, body) }
}
