import Foundation

/// A predicate that knows its own text.
protocol PredicateTextOwner {
    var comparisonText: String { get }
}

extension NSPredicate {
    /// The text of any predicate, of Foundation's compound predicates too.
    package var formatText: String {
        if let comparison = self as? any PredicateTextOwner { return comparison.comparisonText }
        guard let compound = self as? NSCompoundPredicate else { return foundationText }
        let parts = compound.subpredicates.map { $0.text(in: compound.compoundPredicateType) }
        switch compound.compoundPredicateType {
        case .not: return "NOT \(parts.first ?? "")"
        case .and: return parts.isEmpty ? "TRUEPREDICATE" : parts.joined(separator: " AND ")
        case .or: return parts.isEmpty ? "FALSEPREDICATE" : parts.joined(separator: " OR ")
        }
    }

    /// Returns the text in parentheses where it would be read otherwise.
    private func text(in type: NSCompoundPredicate.LogicalType) -> String {
        guard let compound = self as? NSCompoundPredicate, compound.compoundPredicateType != .not,
            compound.subpredicates.count > 1, type != compound.compoundPredicateType || type == .not
        else { return formatText }
        return "(\(formatText))"
    }

    private var foundationText: String {
        // Two predicates without variables of their own: only these are equal to another.
        if isEqual(NSPredicate(value: true)) { return "TRUEPREDICATE" }
        if isEqual(NSPredicate(value: false)) { return "FALSEPREDICATE" }
        return "BLOCKPREDICATE(\(ObjectAddress(self)))"
    }
}
