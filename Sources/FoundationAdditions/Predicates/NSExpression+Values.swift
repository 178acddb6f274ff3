import Foundation

// Foundation on Linux declares the same members as not available; the compiler prefers these. A member that an
// expression does not have raises `NSInvalidArgumentException`.
@available(*, deprecated, message: "It works; Foundation on Linux declares the class deprecated.")
extension NSExpression {
    private var node: ExpressionNode { ExpressionNode(parameter: self) }

    public var expressionType: ExpressionType {
        switch node {
        case .constant: .constantValue
        case .evaluatedObject: .evaluatedObject
        case .variable: .variable
        case .keyPath: .keyPath
        case .function, .message: .function
        case .aggregate: .aggregate
        case .set(.union, _, _): .unionSet
        case .set(.intersect, _, _): .intersectSet
        case .set(.minus, _, _): .minusSet
        case .subquery: .subquery
        case .block: .block
        case .conditional: .conditional
        case .anyKey: .anyKey
        }
    }

    /// Returns the expression's value for an object. Blocks in the expression get the dictionary.
    public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        let bindings = context as? [String: Any] ?? [:]
        return node.value(EvaluationContext(object: object, bindings: bindings, storage: context))
    }

    /// The value of a constant; nil for NSNull. Apple declares it as `Any`, which nil can be on its systems.
    public var constantValue: Any! {
        if case .constant(let value) = node { return value }
        return undefined("constantValue")
    }

    public var keyPath: String {
        if case .keyPath(let path, _) = node { return path }
        return undefined("keyPath") ?? ""
    }

    /// The name of a function, with its colons.
    public var function: String {
        switch node {
        case .function(let function, _): return function.rawValue
        case .message(let selector, _, _): return String(selector)
        default: return undefined("function") ?? ""
        }
    }

    public var variable: String {
        switch node {
        case .variable(let name), .subquery(_, let name, _): return name
        default: return undefined("variable") ?? ""
        }
    }

    /// The expression whose value gets the message, or whose key path is read.
    public var operand: NSExpression {
        switch node {
        case .keyPath(_, let operand), .message(_, let operand, _): return operand.expression
        case .function: return self
        default: return undefined("operand") ?? self
        }
    }

    public var arguments: [NSExpression]? {
        switch node {
        case .function(_, let arguments), .message(_, _, let arguments): return arguments.map(\.expression)
        case .block(_, let arguments): return arguments?.map(\.expression)
        default: return undefined("arguments")
        }
    }

    public var collection: Any {
        switch node {
        case .aggregate(let elements): return elements.map(\.expression)
        case .subquery(let collection, _, _): return collection.expression
        default: return undefined("collection") ?? []
        }
    }

    public var predicate: NSPredicate {
        switch node {
        case .subquery(_, _, let predicate), .conditional(let predicate, _, _): return predicate
        default: return undefined("predicate") ?? NSPredicate(value: false)
        }
    }

    public var left: NSExpression {
        if case .set(_, let left, _) = node { return left.expression }
        return undefined("leftExpression") ?? self
    }

    public var right: NSExpression {
        if case .set(_, _, let right) = node { return right.expression }
        return undefined("rightExpression") ?? self
    }

    public var `true`: NSExpression {
        if case .conditional(_, let expression, _) = node { return expression.expression }
        return undefined("trueExpression") ?? self
    }

    public var `false`: NSExpression {
        if case .conditional(_, _, let expression) = node { return expression.expression }
        return undefined("falseExpression") ?? self
    }

    public var expressionBlock: (Any?, [Any], NSMutableDictionary?) -> Any {
        if case .block(let block, _) = node { return block }
        return undefined("expressionBlock") ?? { _, _, _ in NSNull() }
    }

    private func undefined<Value>(_ member: String) -> Value? {
        Trestle.raise(.invalidArgumentException, "-\(member) is not defined for the expression \(self)")
        return nil
    }
}
