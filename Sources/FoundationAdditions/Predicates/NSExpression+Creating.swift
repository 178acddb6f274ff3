import Foundation

/// NSExpression, whose initializers return objects of a subclass. Specific to Trestle.
@available(*, deprecated, message: "It works; Foundation on Linux declares the class deprecated.")
public protocol ExpressionWithFormat {}

@available(*, deprecated, message: "It works; Foundation on Linux declares the class deprecated.")
extension NSExpression: ExpressionWithFormat {}

// Foundation on Linux declares the same members as not available; the compiler prefers these.
@available(*, deprecated, message: "It works; Foundation on Linux declares the class deprecated.")
extension ExpressionWithFormat where Self: NSExpression {
    private init(_ node: ExpressionNode) { self = node.expression as! Self }

    /// Creates an expression from its text, which is written as in predicates.
    public init(format expressionFormat: String, _ args: any CVarArg...) {
        self.init(format: expressionFormat, argumentArray: args)
    }

    public init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(PredicateParser.expression(expressionFormat, arguments) ?? .constant(nil))
    }

    public init(forConstantValue obj: Any?) { self.init(.constant(obj)) }

    /// Creates an expression for a value of the dictionary that is passed when a predicate is evaluated.
    public init(forVariable string: String) { self.init(.variable(string)) }

    public init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath, of: .evaluatedObject)) }

    /// Creates a call of one of the functions that expressions have: `sum:`, `add:to:`, `uppercase:` and so on. Another
    /// name raises `NSInvalidArgumentException`.
    public init(forFunction name: String, arguments parameters: [Any]) {
        let arguments = parameters.map(ExpressionNode.init(parameter:))
        guard let function = ExpressionFunction(name: name, arguments.count) else {
            Trestle.raise(.invalidArgumentException, "Unable to find function \(name)")
            self.init(.constant(nil))
            return
        }
        self.init(.function(function, arguments))
    }

    /// Creates a message to the value of `target`, with up to two arguments.
    public init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?) {
        let arguments = (parameters ?? []).map(ExpressionNode.init(parameter:))
        self.init(.message(Selector(name), to: ExpressionNode(parameter: target), arguments))
    }

    public init(forAggregate subexpressions: [Any]) {
        self.init(.aggregate(subexpressions.map(ExpressionNode.init(parameter:))))
    }

    public init(forUnionSet left: NSExpression, with right: NSExpression) {
        self.init(.set(.union, ExpressionNode(parameter: left), ExpressionNode(parameter: right)))
    }

    public init(forIntersectSet left: NSExpression, with right: NSExpression) {
        self.init(.set(.intersect, ExpressionNode(parameter: left), ExpressionNode(parameter: right)))
    }

    public init(forMinusSet left: NSExpression, with right: NSExpression) {
        self.init(.set(.minus, ExpressionNode(parameter: left), ExpressionNode(parameter: right)))
    }

    /// Creates an expression for those elements of a collection for which the predicate holds.
    public init(
        forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
    ) {
        self.init(.subquery(ExpressionNode(parameter: expression), variable: variable, predicate))
    }

    public init(
        forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
    ) {
        self.init(
            .conditional(
                predicate, ExpressionNode(parameter: trueExpression), ExpressionNode(parameter: falseExpression)))
    }

    /// Creates an expression whose value the block returns. The block gets the evaluated object, the values of the
    /// arguments, and the dictionary passed to `expressionValue(with:context:)`.
    public init(block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?) {
        self.init(.block(block, arguments?.map(ExpressionNode.init(parameter:))))
    }
}

@available(*, deprecated, message: "It works; Foundation on Linux declares the class deprecated.")
extension NSExpression {
    /// Returns an expression for the object that a predicate is evaluated with.
    public class func expressionForEvaluatedObject() -> NSExpression { ExpressionNode.evaluatedObject.expression }

    public class func expressionForAnyKey() -> NSExpression { ExpressionNode.anyKey.expression }
}

extension ExpressionNode {
    /// An argument of a function is an expression or a constant value.
    init(parameter: Any) {
        self = (parameter as? any ExpressionNodeOwner)?.node ?? .constant(parameter)
    }
}
