import Foundation

/// A property whose value is the result of a fetch. The variables `$FETCH_SOURCE` and `$FETCHED_PROPERTY` stand for the
/// object and the property.
/// - Linux: works
open class NSFetchedPropertyDescription: NSPropertyDescription {
    public override init() { super.init() }

    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    override func newCopy() -> NSPropertyDescription { NSFetchedPropertyDescription() }

    override func copyValues(to copy: NSPropertyDescription) {
        super.copyValues(to: copy)
        (copy as? NSFetchedPropertyDescription)?.fetchRequest =
            fetchRequest?.copy() as? NSFetchRequest<any NSFetchRequestResult>
    }
}

/// A computed value in the dictionaries that a fetch returns.
/// - Linux: works
open class NSExpressionDescription: NSPropertyDescription {
    public override init() { super.init() }

    @available(*, deprecated, message: "It works; Foundation on Linux declares the class NSExpression deprecated.")
    open var expression: NSExpression? {
        get { computation as? NSExpression }
        set { computation = newValue }
    }

    /// The expression, without its class, which Foundation declares deprecated.
    var computation: NSObject?

    open var expressionResultType = NSAttributeType.undefinedAttributeType

    override func newCopy() -> NSPropertyDescription { NSExpressionDescription() }

    override func copyValues(to copy: NSPropertyDescription) {
        super.copyValues(to: copy)
        guard let copy = copy as? NSExpressionDescription else { return }
        copy.computation = computation
        copy.expressionResultType = expressionResultType
    }
}

extension NSExpressionDescription {
    public var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(rawValue: expressionResultType) }
        set { expressionResultType = newValue.rawValue }
    }
}
