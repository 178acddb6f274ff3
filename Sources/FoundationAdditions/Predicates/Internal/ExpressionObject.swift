import Foundation
internal import ToolchainBets

/// An `NSExpression` or another object that stands for an expression.
protocol ExpressionNodeOwner: AnyObject {
    var node: ExpressionNode { get }
}

/// A predicate that is one comparison.
protocol ComparisonOwner: AnyObject {
    var comparison: Comparison { get }
}

/// Gives the predicate or expression objects whose classes Foundation declares deprecated. Code that is not deprecated
/// itself calls them through this protocol.
protocol ObjectOfFoundation {
    associatedtype Object
    func object() -> Object
}

extension ObjectOfFoundation where Object == NSPredicate {
    func predicate() -> NSPredicate { object() }
}

// The two functions that name the classes below are not copied into optimized clients. The compiler would read the
// classes there, cannot tell their inherited members from those of Foundation's classes in our extensions, and ends with
// "result is ambiguous".

extension Comparison: ObjectOfFoundation {
    @available(*, deprecated) @inline(never) @_semantics("optimize.no.crossmodule")
    func object() -> NSPredicate { ComparisonPredicate.make(self) }
}

@available(*, deprecated)
extension ExpressionNode {
    var expression: NSExpression {
        @inline(never) @_semantics("optimize.no.crossmodule")
        get { ExpressionObject.make(self) }
    }
}

// Foundation's two classes have only initializers that end the process. Objects of subclasses are therefore created as
// objects of a class that has the same layout, and then become objects of the subclass: NSExpression adds no stored
// properties to NSObject, and NSComparisonPredicate none to NSPredicate. Where the Swift runtime is another one than
// expected, comparisons are predicates of no class that clients know.

@available(*, deprecated)
final class ExpressionObject: NSExpression, ExpressionNodeOwner {
    private(set) var node = ExpressionNode.anyKey

    private final class Layout: NSObject {
        private var node: ExpressionNode
        init(_ node: ExpressionNode) { self.node = node }
    }

    static func make(_ node: ExpressionNode) -> NSExpression {
        guard let object = become(ExpressionObject.self, Layout(node)) else {
            fatalError("NSExpression objects cannot be made with this version of the Swift runtime.")
        }
        return object
    }

    override func copy(with zone: NSZone?) -> Any { self }

    override var description: String { node.description }

    override func isEqual(_ object: Any?) -> Bool { (object as? ExpressionObject)?.description == description }

    override var hash: Int { description.hashValue }
}

/// A comparison that is no `NSComparisonPredicate` yet. It stays one if it cannot become one.
final class PlainComparison: NSPredicate, ComparisonOwner, PredicateTextOwner {
    // Alone, as in ComparisonPredicate: the layouts of the two classes are the same.
    let comparison: Comparison

    init(_ comparison: Comparison) {
        self.comparison = comparison
        super.init(value: false)
    }

    override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        comparison.holds(EvaluationContext(object: object, bindings: bindings ?? [:]))
    }

    override var predicateFormat: String { comparison.description }

    var comparisonText: String { comparison.description }

    override var description: String { comparison.description }

    override func copy(with zone: NSZone?) -> Any { self }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? any ComparisonOwner)?.comparison.description == comparison.description
    }

    override var hash: Int { comparison.description.hashValue }
}

@available(*, deprecated)
final class ComparisonPredicate: NSComparisonPredicate, ComparisonOwner, PredicateTextOwner {
    private(set) var comparison = Comparison(left: .anyKey, right: .anyKey, operation: .equalTo)

    static func make(_ comparison: Comparison) -> NSPredicate {
        let plain = PlainComparison(comparison)
        return become(ComparisonPredicate.self, plain) ?? plain
    }

    override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        comparison.holds(EvaluationContext(object: object, bindings: bindings ?? [:]))
    }

    override var predicateFormat: String { comparison.description }

    var comparisonText: String { comparison.description }

    override var description: String { comparison.description }

    override func copy(with zone: NSZone?) -> Any { self }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? ComparisonPredicate)?.comparison.description == comparison.description
    }

    override var hash: Int { comparison.description.hashValue }
}
