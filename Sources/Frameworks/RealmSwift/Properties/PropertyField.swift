/// A part of an object that has the value of a property while the object is in no database.
protocol PropertyField: AnyObject {
    /// The value for the store. With a site, objects in it are added.
    func cell(in site: _RealmSite?) -> _RealmCell
    /// Called when the object stands for one of the store from now on.
    func attach(to site: _RealmSite, _ property: PropertyInfo)
    var anyValue: Any? { get }
    /// Returns false for a value of a type that the property cannot have.
    func setAny(_ value: Any) -> Bool
}

/// What a property without wrapper can be: a list, and the like.
protocol PlainField {
    var field: any PlainPropertyField { get }
}

protocol PlainPropertyField: PropertyField {
    var storedType: _RealmType { get }
    /// Returns a value of any type as the store has it; nil if the property cannot have it.
    func cell(ofAny value: Any, in site: _RealmSite) -> _RealmCell?
    /// The collection, or a copy in no database of one that is in one.
    var unattached: Any { get }
}

/// A wrapper of properties.
protocol PropertyWrapper {
    var box: PropertyBox { get }
    static var valueType: Any.Type { get }
    /// Whether the property is declared `@objc dynamic`.
    static var isDynamic: Bool { get }
}
