import Foundation

/// The functions that expressions have themselves. Raw values are their names in
/// `NSExpression(forFunction:arguments:)`; in formats a name ends at its first colon.
enum ExpressionFunction: String, CaseIterable {
    case sum = "sum:"
    case count = "count:"
    case min = "min:"
    case max = "max:"
    case average = "average:"
    case median = "median:"
    case mode = "mode:"
    case standardDeviation = "stddev:"
    case add = "add:to:"
    case subtract = "from:subtract:"
    case multiply = "multiply:by:"
    case divide = "divide:by:"
    case modulus = "modulus:by:"
    case power = "raise:toPower:"
    case squareRoot = "sqrt:"
    case logarithm = "log:"
    case naturalLogarithm = "ln:"
    case exponential = "exp:"
    case floor = "floor:"
    case ceiling = "ceiling:"
    case absolute = "abs:"
    case truncate = "trunc:"
    case random = "random"
    case randomBelow = "random:"
    case now = "now"
    case bitwiseAnd = "bitwiseAnd:with:"
    case bitwiseOr = "bitwiseOr:with:"
    case bitwiseXor = "bitwiseXor:with:"
    case leftShift = "leftshift:by:"
    case rightShift = "rightshift:by:"
    case onesComplement = "onesComplement:"
    case uppercase = "uppercase:"
    case lowercase = "lowercase:"
    case length = "length:"
    case distinct = "distinct:"
    case canonical = "canonical:"
    case element = "objectFrom:withIndex:"
    case cast = "castObject:toType:"

    /// Finds a function by its whole name, or by the part that formats have and the number of arguments.
    init?(name: String, _ argumentCount: Int) {
        let name = name.lowercased()
        guard
            let function = ExpressionFunction.allCases.first(where: {
                ($0.rawValue.lowercased() == name || $0.rawValue.prefix { $0 != ":" }.lowercased() == name)
                    && ($0.argumentCount ?? argumentCount) == argumentCount
            })
        else { return nil }
        self = function
    }

    /// How many arguments a call has; nil for as many as there are.
    private var argumentCount: Int? {
        switch self {
        case .sum, .count, .min, .max, .average, .median, .mode, .standardDeviation: nil
        default: rawValue.utf8.count { $0 == UInt8(ascii: ":") }
        }
    }

    private static let symbols: [ExpressionFunction: String] = [
        .add: "+", .subtract: "-", .multiply: "*", .divide: "/", .power: "**", .bitwiseAnd: "&", .bitwiseOr: "|",
        .bitwiseXor: "^", .leftShift: "<<", .rightShift: ">>",
    ]

    func text(_ arguments: [ExpressionNode]) -> String {
        if let symbol = ExpressionFunction.symbols[self], arguments.count == 2 {
            return "\(operand(arguments[0])) \(symbol) \(operand(arguments[1]))"
        }
        if self == .element, arguments.count == 2 { return "\(arguments[0])[\(arguments[1])]" }
        if self == .cast, arguments.count == 2 { return "CAST(\(arguments[0]), \(arguments[1]))" }
        let name = rawValue.prefix { $0 != ":" }
        return "\(name)(\(arguments.map(\.description).joined(separator: ", ")))"
    }

    private func operand(_ node: ExpressionNode) -> String {
        guard case .function(let function, _) = node, ExpressionFunction.symbols[function] != nil else {
            return node.description
        }
        return "(\(node))"
    }
}
