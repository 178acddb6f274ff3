import Foundation

/// A compound predicate with a text. Foundation's own prints `FALSEPREDICATE`.
final class CompoundPredicate: NSCompoundPredicate {
    @available(*, deprecated)
    override var predicateFormat: String { formatText }

    override var description: String { formatText }

    override func copy(with zone: NSZone?) -> Any {
        CompoundPredicate(type: compoundPredicateType, subpredicates: subpredicates)
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCompoundPredicate else { return false }
        return other.compoundPredicateType == compoundPredicateType && other.subpredicates == subpredicates
    }

    override var hash: Int { subpredicates.hashValue }
}
