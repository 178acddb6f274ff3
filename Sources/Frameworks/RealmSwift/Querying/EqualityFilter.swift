import Foundation

/// A predicate that compares a property with a text or a whole number, as most searches for an identifier do. It is
/// evaluated with the values of the store themselves.
struct EqualityFilter {
    private let property: String
    private let value: _RealmCell

    /// Nil for all other predicates.
    init?(_ predicate: NSPredicate) {
        guard let (property, constant) = PredicateParts.instance.equality(predicate),
            !property.contains("."), !property.contains("@")
        else { return nil }
        self.property = property
        switch constant {
        case let text as String: value = .string(text)
        case let id as UUID: value = .uuid(id)
        case let id as ObjectId: value = .objectId(id)
        case let number as Int: value = .int(Int64(number))
        default: return nil
        }
    }

    /// Whether an object fulfills the predicate; nil if the property has another type than the constant, or there is
    /// none.
    func holds(for cell: _RealmCell, in core: RealmCore) -> Bool? {
        guard let link = cell.link, let row = core.row(link),
            let description = core.snapshot.description(of: link.className),
            let column = description.column(of: property), description.properties[column].type == type,
            description.properties[column].shape == .single
        else { return nil }
        return row.cells[column] == value
    }

    private var type: PropertyType? {
        switch value {
        case .string: .string
        case .uuid: .UUID
        case .objectId: .objectId
        case .int: .int
        default: nil
        }
    }
}

// Foundation on Linux declares the class of comparisons deprecated; it works.
private protocol PredicateReading: Sendable {
    func equality(_ predicate: NSPredicate) -> (String, Any)?
}

private struct PredicateParts: PredicateReading {
    static let instance: any PredicateReading = PredicateParts()

    @available(*, deprecated)
    func equality(_ predicate: NSPredicate) -> (String, Any)? {
        guard let comparison = predicate as? NSComparisonPredicate, comparison.customSelector == nil,
            comparison.predicateOperatorType == .equalTo, comparison.comparisonPredicateModifier == .direct,
            comparison.options.isEmpty, comparison.leftExpression.expressionType == .keyPath,
            comparison.rightExpression.expressionType == .constantValue,
            let constant = comparison.rightExpression.constantValue
        else { return nil }
        return (comparison.leftExpression.keyPath, constant)
    }
}
