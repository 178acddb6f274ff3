import Foundation

/// Uses expressions, whose class Foundation on Linux declares deprecated, from code that is not deprecated.
enum ExpressionTools {
    static func expression(_ format: String) -> NSObject? { ExpressionUse.instance.expression(format) }

    static func value(_ expression: NSObject, _ object: Any) -> Any? {
        ExpressionUse.instance.value(expression, object)
    }

    /// Whether the expression computes one value of several objects.
    static func isAggregate(_ expression: NSObject) -> Bool { ExpressionUse.instance.isAggregate(expression) }

    static func isExpression(_ value: Any) -> Bool { ExpressionUse.instance.isExpression(value) }
}

private protocol ExpressionUsing: Sendable {
    func expression(_ format: String) -> NSObject?
    func value(_ expression: NSObject, _ object: Any) -> Any?
    func isAggregate(_ expression: NSObject) -> Bool
    func isExpression(_ value: Any) -> Bool
}

private struct ExpressionUse: ExpressionUsing {
    static let instance: any ExpressionUsing = ExpressionUse()

    @available(*, deprecated)
    func expression(_ format: String) -> NSObject? { NSExpression(format: format) }

    @available(*, deprecated)
    func value(_ expression: NSObject, _ object: Any) -> Any? {
        (expression as? NSExpression)?.expressionValue(with: object, context: nil)
    }

    @available(*, deprecated)
    func isAggregate(_ expression: NSObject) -> Bool {
        guard let expression = expression as? NSExpression, expression.expressionType == .function else { return false }
        let names = ["sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:"]
        if names.contains(expression.function) { return true }
        return (expression.arguments ?? []).contains { isAggregate($0) }
    }

    @available(*, deprecated)
    func isExpression(_ value: Any) -> Bool { value is NSExpression }
}
