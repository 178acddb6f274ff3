import Foundation

/// Rewrites predicates.
enum PredicateTools {
    /// Returns the predicate with the objects of a context in place of the same objects of other contexts.
    static func replacingObjects(_ predicate: NSPredicate, in context: NSManagedObjectContext) -> NSPredicate {
        PredicateUse.instance.replacingObjects(predicate, context)
    }
}

private protocol PredicateUsing: Sendable {
    func replacingObjects(_ predicate: NSPredicate, _ context: NSManagedObjectContext) -> NSPredicate
}

private struct PredicateUse: PredicateUsing {
    static let instance: any PredicateUsing = PredicateUse()

    @available(*, deprecated)
    func replacingObjects(_ predicate: NSPredicate, _ context: NSManagedObjectContext) -> NSPredicate {
        if let compound = predicate as? NSCompoundPredicate {
            return NSCompoundPredicate(
                type: compound.compoundPredicateType,
                subpredicates: compound.subpredicates.map { replacingObjects($0, context) })
        }
        guard let comparison = predicate as? NSComparisonPredicate, comparison.customSelector == nil else {
            return predicate
        }
        let left = replacing(comparison.leftExpression, context)
        let right = replacing(comparison.rightExpression, context)
        guard left != nil || right != nil else { return predicate }
        return NSComparisonPredicate(
            leftExpression: left ?? comparison.leftExpression, rightExpression: right ?? comparison.rightExpression,
            modifier: comparison.comparisonPredicateModifier, type: comparison.predicateOperatorType,
            options: comparison.options)
    }

    /// Returns nil for an expression without objects.
    @available(*, deprecated)
    private func replacing(_ expression: NSExpression, _ context: NSManagedObjectContext) -> NSExpression? {
        guard expression.expressionType == .constantValue, let value = expression.constantValue else { return nil }
        return replaced(value, context).map { NSExpression(forConstantValue: $0) }
    }

    private func replaced(_ value: Any, _ context: NSManagedObjectContext) -> Any? {
        if let object = value as? NSManagedObject {
            return object.context === context ? nil : context.object(with: object.id)
        }
        let elements: [Any]
        switch value {
        case let array as [Any]: elements = array
        case let set as NSSet: elements = set.allObjects
        case let set as NSOrderedSet: elements = set.array
        case let set as Set<AnyHashable>: elements = set.map(\.base)
        default: return nil
        }
        guard elements.contains(where: { $0 is NSManagedObject }) else { return nil }
        return elements.map { replaced($0, context) ?? $0 }
    }
}
