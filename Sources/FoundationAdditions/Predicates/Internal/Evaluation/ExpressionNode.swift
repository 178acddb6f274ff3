import Foundation

/// What an `NSExpression` consists of.
indirect enum ExpressionNode {
    case constant(Any?)
    case evaluatedObject
    case variable(String)
    case keyPath(String, of: ExpressionNode)
    /// A function that expressions have themselves, by its name in `NSExpression(forFunction:arguments:)`.
    case function(ExpressionFunction, [ExpressionNode])
    /// A message with up to two arguments.
    case message(Selector, to: ExpressionNode, [ExpressionNode])
    case aggregate([ExpressionNode])
    case set(SetOperation, ExpressionNode, ExpressionNode)
    case subquery(ExpressionNode, variable: String, NSPredicate)
    case block((Any?, [Any], NSMutableDictionary?) -> Any, [ExpressionNode]?)
    case conditional(NSPredicate, ExpressionNode, ExpressionNode)
    case anyKey

    enum SetOperation: String {
        case union = "UNION"
        case intersect = "INTERSECT"
        case minus = "MINUS"
    }
}

/// What expressions are evaluated with.
struct EvaluationContext {
    var object: Any?
    var bindings: [String: Any] = [:]
    /// The dictionary that blocks get.
    var storage: NSMutableDictionary?
}

extension ExpressionNode {
    /// Returns the expression's value, normalized.
    func value(_ context: EvaluationContext) -> Any? {
        PredicateValue.normalized(rawValue(context))
    }

    private func rawValue(_ context: EvaluationContext) -> Any? {
        switch self {
        case .constant(let value): value
        case .evaluatedObject: context.object
        case .variable(let name): variable(name, context)
        case .keyPath(let path, let operand): KeyPathValues.value(operand.value(context), path)
        case .function(let function, let arguments): function.value(arguments.map { $0.value(context) })
        case .message(let selector, let target, let arguments): message(selector, target, arguments, context)
        case .aggregate(let elements): elements.map { $0.value(context) ?? NSNull() }
        case .set(let operation, let left, let right): operation.value(left.value(context), right.value(context))
        case .subquery(let collection, let variable, let predicate):
            subquery(collection.value(context), variable, predicate, context)
        case .block(let block, let arguments):
            block(context.object, (arguments ?? []).map { $0.value(context) ?? NSNull() }, context.storage)
        case .conditional(let predicate, let first, let second):
            (predicate.evaluate(with: context.object, substitutionVariables: context.bindings) ? first : second)
                .value(context)
        case .anyKey: nil
        }
    }

    private func variable(_ name: String, _ context: EvaluationContext) -> Any? {
        if let value = context.bindings[name] { return value }
        Trestle.raise(.invalidArgumentException, "Can't get value for '\(name)' in bindings \(context.bindings).")
        return nil
    }

    private func message(
        _ selector: Selector, _ target: ExpressionNode, _ arguments: [ExpressionNode], _ context: EvaluationContext
    ) -> Any? {
        guard let target = target.value(context) else { return nil }
        let values = arguments.map { $0.value(context) }
        if values.isEmpty, !(target is NSObject) { return KeyPathValues.value(target, String(selector)) }
        guard let object = target as? NSObject else { return nil }
        return switch values.count {
        case 0: MessageSend.send(selector, to: object)
        case 1: MessageSend.send(selector, to: object, values[0])
        default: MessageSend.send(selector, to: object, values[0], values[1])
        }
    }

    private func subquery(
        _ collection: Any?, _ variable: String, _ predicate: NSPredicate, _ context: EvaluationContext
    ) -> Any? {
        guard let elements = collection.flatMap(PredicateValue.elements) else { return nil }
        return elements.filter { element in
            predicate.evaluate(
                with: context.object,
                substitutionVariables: context.bindings.merging([variable: element]) { _, element in element })
        }
    }

    /// Returns the expression with constants for the variables that the dictionary has.
    func substituting(_ variables: [String: Any]) -> ExpressionNode {
        func all(_ nodes: [ExpressionNode]) -> [ExpressionNode] { nodes.map { $0.substituting(variables) } }
        switch self {
        case .constant, .evaluatedObject, .anyKey: return self
        case .variable(let name): return variables[name].map { .constant($0) } ?? self
        case .keyPath(let path, let operand): return .keyPath(path, of: operand.substituting(variables))
        case .function(let function, let arguments): return .function(function, all(arguments))
        case .message(let selector, let target, let arguments):
            return .message(selector, to: target.substituting(variables), all(arguments))
        case .aggregate(let elements): return .aggregate(all(elements))
        case .set(let operation, let left, let right):
            return .set(operation, left.substituting(variables), right.substituting(variables))
        case .subquery(let collection, let variable, let predicate):
            let others = variables.filter { $0.key != variable }
            return .subquery(
                collection.substituting(variables), variable: variable, predicate.withSubstitutionVariables(others))
        case .block(let block, let arguments): return .block(block, arguments.map(all))
        case .conditional(let predicate, let first, let second):
            return .conditional(
                predicate.withSubstitutionVariables(variables), first.substituting(variables),
                second.substituting(variables))
        }
    }
}

extension ExpressionNode.SetOperation {
    fileprivate func value(_ left: Any?, _ right: Any?) -> Any? {
        guard let left = left.flatMap(PredicateValue.elements) else { return nil }
        let right = right.flatMap(PredicateValue.elements) ?? []
        func isOnRight(_ value: Any) -> Bool { right.contains { PredicateValue.isEqual($0, value) } }
        switch self {
        case .union: return CollectionOperator.distinct(left + right)
        case .intersect: return left.filter(isOnRight)
        case .minus: return left.filter { !isOnRight($0) }
        }
    }
}
