import Foundation

/// - Linux: works
///
/// A condition that is written in Swift: `dogs.where { $0.age > 3 && $0.owner.name == "Ann" }`.
@dynamicMemberLookup
public struct Query<T> {
    /// The text of a predicate or of a key path.
    let format: String
    let arguments: [Any]
    /// Whether the path goes through a collection: a comparison holds if it does for any element.
    let isAny: Bool

    init(_ format: String, _ arguments: [Any] = [], isAny: Bool = false) {
        self.format = format
        self.arguments = arguments
        self.isAny = isAny
    }

    /// The element that the condition is about.
    init() { self.init("") }

    var path: String { format.isEmpty ? "SELF" : format }

    func member<Value>(_ name: String, isAny: Bool = false) -> Query<Value> {
        Query<Value>(format.isEmpty ? name : "\(format).\(name)", arguments, isAny: self.isAny || isAny)
    }

    func comparison(_ operation: String, _ value: Any) -> Query<Bool> {
        Query<Bool>("\(isAny ? "ANY " : "")\(path) \(operation) %@", arguments + [value])
    }
}

extension Query where T: ObjectBase {
    /// The property of an object.
    public subscript<Value>(dynamicMember member: KeyPath<T, Value>) -> Query<Value> {
        self.member(KeyPathTracer.name(of: member))
    }
}

extension Query {
    /// The property of an object that may be nil.
    public subscript<Root: ObjectBase, Value>(dynamicMember member: KeyPath<Root, Value>) -> Query<Value>
    where T == Root? {
        self.member(KeyPathTracer.name(of: member))
    }

    /// The property of the elements of a collection: comparisons hold if one of them fulfills them.
    public subscript<Root: ObjectBase, Value>(dynamicMember member: KeyPath<Root, Value>) -> Query<Value>
    where T: RealmCollection, T.Element == Root {
        self.member(KeyPathTracer.name(of: member), isAny: true)
    }
}

// MARK: Comparisons

extension Query where T: RealmCollectionValue {
    public static func == (lhs: Query<T>, rhs: T) -> Query<Bool> { lhs.comparison("==", rhs) }

    public static func != (lhs: Query<T>, rhs: T) -> Query<Bool> { lhs.comparison("!=", rhs) }

    public static func > (lhs: Query<T>, rhs: T) -> Query<Bool> { lhs.comparison(">", rhs) }

    public static func >= (lhs: Query<T>, rhs: T) -> Query<Bool> { lhs.comparison(">=", rhs) }

    public static func < (lhs: Query<T>, rhs: T) -> Query<Bool> { lhs.comparison("<", rhs) }

    public static func <= (lhs: Query<T>, rhs: T) -> Query<Bool> { lhs.comparison("<=", rhs) }

    /// Holds if the value is one of those in the collection.
    public func `in`<Values: Sequence>(_ values: Values) -> Query<Bool> where Values.Element == T {
        comparison("IN", values.map { PredicateArguments.argument($0) })
    }
}

extension Query where T: RealmCollectionValue & Comparable {
    /// Holds if the value is in the range.
    public func contains(_ range: Range<T>) -> Query<Bool> {
        (self >= range.lowerBound) && (self < range.upperBound)
    }

    /// Holds if the value is in the range.
    public func contains(_ range: ClosedRange<T>) -> Query<Bool> {
        (self >= range.lowerBound) && (self <= range.upperBound)
    }
}

extension Query where T: RealmCollection {
    /// Holds if the collection has the value.
    public func contains(_ value: T.Element) -> Query<Bool> { Query<Bool>("%@ IN \(path)", arguments + [value]) }

    /// Holds if the collection has one of the values.
    public func containsAny<Values: Sequence>(in values: Values) -> Query<Bool> where Values.Element == T.Element {
        Query<Bool>("ANY \(path) IN %@", arguments + [values.map { PredicateArguments.argument($0) }])
    }

    /// The number of elements.
    public var count: Query<Int> { Query<Int>("\(path).@count", arguments) }
}

// MARK: Logic

extension Query where T == Bool {
    public static prefix func ! (query: Query<Bool>) -> Query<Bool> {
        Query<Bool>("NOT (\(query.condition))", query.conditionArguments)
    }

    public static func && (lhs: Query<Bool>, rhs: Query<Bool>) -> Query<Bool> {
        Query<Bool>("(\(lhs.condition)) AND (\(rhs.condition))", lhs.conditionArguments + rhs.conditionArguments)
    }

    public static func || (lhs: Query<Bool>, rhs: Query<Bool>) -> Query<Bool> {
        Query<Bool>("(\(lhs.condition)) OR (\(rhs.condition))", lhs.conditionArguments + rhs.conditionArguments)
    }

    /// A property that is true or false alone is a condition too.
    private var isProperty: Bool { !format.contains(" ") }

    var condition: String { isProperty ? "\(path) == %@" : format }

    var conditionArguments: [Any] { isProperty ? arguments + [true] : arguments }
}
