import Foundation

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
// properties to NSObject, and NSComparisonPredicate none to NSPredicate.

@available(*, deprecated)
final class ExpressionObject: NSExpression, ExpressionNodeOwner {
    private(set) var node = ExpressionNode.anyKey

    private final class Layout: NSObject {
        private var node: ExpressionNode
        init(_ node: ExpressionNode) { self.node = node }
    }

    static func make(_ node: ExpressionNode) -> NSExpression {
        become(ExpressionObject.self, Layout(node))
    }

    override func copy(with zone: NSZone?) -> Any { self }

    override var description: String { node.description }

    override func isEqual(_ object: Any?) -> Bool { (object as? ExpressionObject)?.description == description }

    override var hash: Int { description.hashValue }
}

@available(*, deprecated)
final class ComparisonPredicate: NSComparisonPredicate, ComparisonOwner, PredicateTextOwner {
    private(set) var comparison = Comparison(left: .anyKey, right: .anyKey, operation: .equalTo)

    private final class Layout: NSPredicate {
        private var comparison: Comparison
        init(_ comparison: Comparison) {
            self.comparison = comparison
            super.init(value: false)
        }
    }

    static func make(_ comparison: Comparison) -> NSPredicate {
        become(ComparisonPredicate.self, Layout(comparison))
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

/// Sets the class of a new object, to which nobody else has a reference.
private func become<Object: AnyObject>(_ type: Object.Type, _ object: AnyObject) -> Object {
    // Sound: both classes have the same stored properties at the same offsets (ExpressionObjectTests compare them), and
    // the first word of an object is its class.
    let pointer = Unmanaged.passUnretained(object).toOpaque()
    pointer.storeBytes(of: unsafeBitCast(type as AnyClass, to: UInt.self), as: UInt.self)
    return withExtendedLifetime(object) { unsafeDowncast(object, to: type) }
}
