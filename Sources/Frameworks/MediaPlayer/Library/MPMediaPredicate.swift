import Foundation

/// - Linux: works
/// Says what is looked for.
open class MPMediaPredicate: NSObject {
}

/// - Linux: works
/// Says how a value is compared.
public enum MPMediaPredicateComparison: Int, Sendable {
    case equalTo = 0
    case contains = 1
}

/// - Linux: works
/// Says which value of a property is looked for.
open class MPMediaPropertyPredicate: MPMediaPredicate {
    open internal(set) var property: String
    open internal(set) var value: Any?
    open internal(set) var comparisonType: MPMediaPredicateComparison

    public init(
        value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
    ) {
        self.value = value
        self.property = property
        self.comparisonType = comparisonType
        super.init()
    }
}
