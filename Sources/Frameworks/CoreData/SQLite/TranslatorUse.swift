import Foundation

/// Reads predicates and expressions, whose classes Foundation on Linux declares deprecated.
protocol PredicateTranslating: Sendable {
    /// Returns nil for a predicate without an exact translation.
    func translate(_ predicate: NSPredicate, _ translator: SQLTranslator, _ scope: SQLScope) -> String?
}

struct TranslatorUse: PredicateTranslating {
    static let instance: any PredicateTranslating = TranslatorUse()

    @available(*, deprecated)
    func translate(_ predicate: NSPredicate, _ translator: SQLTranslator, _ scope: SQLScope) -> String? {
        if let compound = predicate as? NSCompoundPredicate {
            var parts: [String] = []
            for part in compound.subpredicates {
                guard let sql = translate(part, translator, scope) else { return nil }
                parts.append("(\(sql))")
            }
            switch compound.compoundPredicateType {
            case .and: return parts.isEmpty ? "1" : parts.joined(separator: " AND ")
            case .or: return parts.isEmpty ? "0" : parts.joined(separator: " OR ")
            case .not: return parts.first.map { "NOT \($0)" }
            }
        }
        if predicate == NSPredicate(value: true) { return "1" }
        if predicate == NSPredicate(value: false) { return "0" }
        guard let comparison = predicate as? NSComparisonPredicate, comparison.customSelector == nil,
            let left = operand(comparison.leftExpression, translator, scope),
            let right = operand(comparison.rightExpression, translator, scope),
            let operation = SQLOperator(rawValue: comparison.predicateOperatorType.rawValue)
        else { return nil }
        let comparing = SQLComparison(
            translator: translator, operation: operation,
            options: SQLStringOptions(rawValue: comparison.options.rawValue))
        switch comparison.comparisonPredicateModifier {
        case .direct: return comparing.direct(left, right)
        case .any: return comparing.quantified(left, right, isAll: false)
        case .all: return comparing.quantified(left, right, isAll: true)
        }
    }

    @available(*, deprecated)
    private func operand(_ expression: NSExpression, _ translator: SQLTranslator, _ scope: SQLScope) -> SQLOperand? {
        switch expression.expressionType {
        case .constantValue: return .constant(ManagedValues.unwrapped(expression.constantValue))
        case .evaluatedObject: return scope.operand([], translator)
        case .variable:
            return scope.variables[expression.variable].map { .object("\($0.alias)._pk", $0.table) }
        case .aggregate:
            var elements: [Any] = []
            for case let element as NSExpression in expression.collection as? [Any] ?? [] {
                guard element.expressionType == .constantValue else { return nil }
                elements.append(element.constantValue ?? NSNull())
            }
            return .constant(elements)
        case .keyPath: return keyPath(expression, translator, scope)
        case .function:
            // `count:` of a relationship.
            guard expression.function == "count:", let argument = expression.arguments?.first,
                case .collection(let collection)? = operand(argument, translator, scope), collection.rest.isEmpty
            else { return nil }
            return .number("(SELECT count(*) FROM \(collection.from) WHERE \(collection.link))")
        default: return nil
        }
    }

    @available(*, deprecated)
    private func keyPath(_ expression: NSExpression, _ translator: SQLTranslator, _ scope: SQLScope) -> SQLOperand? {
        let keys = expression.keyPath.split(separator: ".").map(String.init)[...]
        let base = expression.operand
        switch base.expressionType {
        case .evaluatedObject: return scope.operand(keys, translator)
        case .variable:
            return scope.variables[base.variable].flatMap {
                SQLScope(table: $0.table, alias: $0.alias).operand(keys, translator)
            }
        case .subquery:
            guard keys.elementsEqual(["@count"]), let source = base.collection as? NSExpression,
                case .collection(let collection)? = operand(source, translator, scope), collection.rest.isEmpty
            else { return nil }
            var inner = scope
            inner.variables[base.variable] = (collection.table, collection.alias)
            guard let condition = translate(base.predicate, translator, inner) else { return nil }
            return .number("(SELECT count(*) FROM \(collection.from) WHERE \(collection.link) AND (\(condition)))")
        default: return nil
        }
    }
}
