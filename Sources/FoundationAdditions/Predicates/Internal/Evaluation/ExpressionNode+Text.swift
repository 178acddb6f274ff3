import Foundation

extension ExpressionNode: CustomStringConvertible {
    /// The text of an expression in a predicate format.
    var description: String {
        switch self {
        case .constant(let value): ExpressionNode.text(of: value)
        case .evaluatedObject: "SELF"
        case .variable(let name): "$\(name)"
        case .keyPath(let path, .evaluatedObject): PredicateWords.escaped(path)
        case .keyPath(let path, let operand): "\(operand).\(path)"
        case .function(let function, let arguments): function.text(arguments)
        case .message(let selector, let target, let arguments):
            "FUNCTION(" + (["\(target)", "\"\(selector)\""] + arguments.map(\.description)).joined(separator: ", ")
                + ")"
        case .aggregate(let elements): "{\(elements.map(\.description).joined(separator: ", "))}"
        case .set(let operation, let left, let right): "\(left) \(operation.rawValue) \(right)"
        case .subquery(let collection, let variable, let predicate):
            "SUBQUERY(\(collection), $\(variable), \(predicate.formatText))"
        case .block(_, let arguments):
            "BLOCK(" + (arguments ?? []).map(\.description).joined(separator: ", ") + ")"
        case .conditional(let predicate, let first, let second):
            "TERNARY(\(predicate.formatText), \(first), \(second))"
        case .anyKey: "ANYKEY"
        }
    }

    private static func text(of value: Any?) -> String {
        guard let value = PredicateValue.normalized(value) else { return "nil" }
        if let number = PredicateValue.number(value) {
            return number.isTruth ? "\(number.intValue)" : number.stringValue
        }
        if let text = PredicateValue.string(value) { return quoted(text) }
        if let date = PredicateValue.date(value) {
            return "CAST(\(String(format: "%f", date.timeIntervalSinceReferenceDate)), \"NSDate\")"
        }
        if value is NSDictionary || value is [AnyHashable: Any] { return "\(value)" }
        if let elements = PredicateValue.elements(value) {
            return "{" + elements.map { text(of: $0) }.joined(separator: ", ") + "}"
        }
        return "\(value)"
    }

    private static func quoted(_ text: String) -> String {
        let escapes: [Character: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"]
        return "\"" + text.map { escapes[$0] ?? String($0) }.joined() + "\""
    }
}

extension NSNumber {
    /// Whether the number was created from a Bool.
    var isTruth: Bool { self === NSNumber(value: true) || self === NSNumber(value: false) }
}
