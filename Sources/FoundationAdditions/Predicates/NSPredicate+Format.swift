import Foundation

/// NSPredicate, whose initializers with a format return objects of its subclasses. Specific to Trestle.
public protocol PredicateWithFormat {}

extension NSPredicate: PredicateWithFormat {}

// Foundation on Linux declares the same members as not available; the compiler prefers these.
//
// An initializer of a protocol's extension may return an object of a subclass, as Apple's do: a comparison is an
// NSComparisonPredicate, and `AND`, `OR` and `NOT` make an NSCompoundPredicate.
extension PredicateWithFormat where Self: NSPredicate {
    /// Creates a predicate from its text. `%@` stands for an argument of any type, `%K` for a key path, and `%d`, `%f`
    /// and the other conversions of numbers for a number.
    ///
    /// Key paths are read with key-value coding, which on Linux knows the properties that the `UIKitSource` plugin finds
    /// as `@objc`; dictionaries have their keys. A format that cannot be read raises `NSInvalidArgumentException`.
    public init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let predicate = PredicateParser.predicate(predicateFormat, arguments ?? []) ?? NSPredicate(value: false)
        self = predicate as! Self
    }
}

extension NSPredicate {
    /// Returns the predicate with the values in place of its variables (`$name`). Variables that the dictionary does not
    /// have stay.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
        let result: NSPredicate =
            switch self {
            case let owner as any ComparisonOwner: owner.comparison.substituting(variables).predicate()
            case let compound as NSCompoundPredicate:
                CompoundPredicate(
                    type: compound.compoundPredicateType,
                    subpredicates: compound.subpredicates.map { $0.withSubstitutionVariables(variables) })
            default: self
            }
        return result as? Self ?? self
    }
}
