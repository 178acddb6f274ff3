import Foundation

extension PredicateParser {
    /// Reads an expression. Operators bind more closely in this order: set operations, bits, sums, products, powers.
    mutating func expression() throws -> ExpressionNode {
        var result = try operators(of: 0)
        while let operation = ExpressionNode.SetOperation(rawValue: tokens.first?.keyword ?? "") {
            tokens.removeFirst()
            result = .set(operation, result, try operators(of: 0))
        }
        return result
    }

    private static let levels: [[String: ExpressionFunction]] = [
        ["&": .bitwiseAnd, "|": .bitwiseOr, "^": .bitwiseXor, "<<": .leftShift, ">>": .rightShift],
        ["+": .add, "-": .subtract],
        ["*": .multiply, "/": .divide],
        ["**": .power],
    ]

    private mutating func operators(of level: Int) throws -> ExpressionNode {
        guard level < PredicateParser.levels.count else { return try sign() }
        var result = try operators(of: level + 1)
        while let function = PredicateParser.levels[level][tokens.first?.keyword ?? ""] {
            tokens.removeFirst()
            result = .function(function, [result, try operators(of: level + 1)])
        }
        return result
    }

    private mutating func sign() throws -> ExpressionNode {
        if take("~") { return .function(.onesComplement, [try sign()]) }
        guard take("-") else { return try element() }
        let operand = try sign()
        guard case .constant(let value?) = operand, let number = PredicateValue.number(value) else {
            return .function(.multiply, [.constant(-1), operand])
        }
        return .constant(ExpressionFunction.multiply.value([number, -1]))
    }

    /// Reads an operand with the keys and indices behind it.
    private mutating func element() throws -> ExpressionNode {
        var result = try operand()
        while true {
            if take(".") {
                guard let key = key() else { throw PredicateSyntaxError(reason: "a key is missing after a dot") }
                result = result.appending(key: key)
            } else if take("[") {
                result = .function(.element, [result, try index()])
                try require("]")
            } else {
                return result
            }
        }
    }

    private mutating func key() -> String? {
        switch tokens.first {
        case .word(let key, _), .keyPath(let key):
            tokens.removeFirst()
            return key
        default: return nil
        }
    }

    private mutating func index() throws -> ExpressionNode {
        if let word = IndexWord(tokens.first?.keyword ?? "") {
            tokens.removeFirst()
            return .constant(word)
        }
        return try expression()
    }

    private mutating func operand() throws -> ExpressionNode {
        guard let token = tokens.popFirst() else { throw PredicateSyntaxError(reason: "an expression is missing") }
        switch token {
        case .number(let number): return .constant(number)
        case .text(let text): return .constant(text)
        case .variable(let name): return .variable(name)
        case .keyPath(let path): return .keyPath(path, of: .evaluatedObject)
        case .argument(let value): return (value as? any ExpressionNodeOwner)?.node ?? .constant(value)
        case .word(let key, isKey: true): return .keyPath(key, of: .evaluatedObject)
        case .word(let word, isKey: false):
            return tokens.first?.keyword == "(" ? try call(word) : try constant(word)
        case .symbol("("):
            let inner = try expression()
            try require(")")
            return inner
        case .symbol("{"): return .aggregate(try list(until: "}"))
        case .symbol(let symbol): throw PredicateSyntaxError(reason: "\(symbol) is not expected")
        }
    }

    private func constant(_ word: String) throws -> ExpressionNode {
        switch word.uppercased() {
        case "SELF": return .evaluatedObject
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "NULL", "NIL": return .constant(nil)
        case "ANYKEY": return .anyKey
        case let name where PredicateWords.reserved.contains(name):
            throw PredicateSyntaxError(reason: "\(word) is a reserved word; write #\(word) if it is a key")
        default: return .keyPath(word, of: .evaluatedObject)
        }
    }

    private mutating func list(until end: String) throws -> [ExpressionNode] {
        var elements: [ExpressionNode] = []
        while !take(end) {
            if !elements.isEmpty { try require(",") }
            elements.append(try expression())
        }
        return elements
    }

    // MARK: Calls

    private mutating func call(_ name: String) throws -> ExpressionNode {
        try require("(")
        switch name.uppercased() {
        case "SUBQUERY": return try subquery()
        case "TERNARY": return try conditional()
        case "FUNCTION": return try message()
        case "CAST": return .function(.cast, try list(until: ")"))
        default:
            let arguments = try list(until: ")")
            guard let function = ExpressionFunction(name: name, arguments.count) else {
                throw PredicateSyntaxError(reason: "there is no function \(name) with \(arguments.count) arguments")
            }
            return .function(function, arguments)
        }
    }

    private mutating func subquery() throws -> ExpressionNode {
        let collection = try expression()
        try require(",")
        guard case .variable(let variable)? = tokens.popFirst() else {
            throw PredicateSyntaxError(reason: "SUBQUERY needs a variable")
        }
        try require(",")
        let predicate = try innerPredicate()
        try require(")")
        return .subquery(collection, variable: variable, predicate)
    }

    private mutating func conditional() throws -> ExpressionNode {
        let predicate = try innerPredicate()
        try require(",")
        let results = try list(until: ")")
        guard results.count == 2 else { throw PredicateSyntaxError(reason: "TERNARY needs two results") }
        return .conditional(predicate, results[0], results[1])
    }

    private mutating func message() throws -> ExpressionNode {
        let parts = try list(until: ")")
        guard parts.count >= 2, parts.count <= 4, case .constant(let name as String) = parts[1] else {
            throw PredicateSyntaxError(reason: "FUNCTION needs an object, a selector and up to two arguments")
        }
        return .message(Selector(name), to: parts[0], Array(parts.dropFirst(2)))
    }
}

extension ExpressionNode {
    fileprivate func appending(key: String) -> ExpressionNode {
        if case .keyPath(let path, let operand) = self { return .keyPath("\(path).\(key)", of: operand) }
        return .keyPath(key, of: self)
    }
}
