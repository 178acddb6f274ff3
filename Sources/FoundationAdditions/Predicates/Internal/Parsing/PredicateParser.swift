import Foundation

/// Reads predicates. Each function reads one rule of the language and leaves `tokens` behind it, or throws.
struct PredicateParser {
    var tokens: ArraySlice<PredicateToken>
    /// Where parentheses begin that are no predicates, so that nested ones are not tried again.
    private var expressionStarts: Set<Int> = []

    private init(_ tokens: [PredicateToken]) { self.tokens = tokens[...] }

    /// Reads a whole format. A format with an error raises `NSInvalidArgumentException`.
    static func predicate(_ format: String, _ arguments: [Any]) -> NSPredicate? {
        parse(format, arguments) { try $0.anyOf() }
    }

    static func expression(_ format: String, _ arguments: [Any]) -> ExpressionNode? {
        parse(format, arguments) { try $0.expression() }
    }

    private static func parse<Result>(
        _ format: String, _ arguments: [Any], _ read: (inout PredicateParser) throws -> Result
    ) -> Result? {
        do {
            var parser = PredicateParser(try PredicateScanner.tokens(format, arguments))
            let result = try read(&parser)
            if let token = parser.tokens.first { throw PredicateSyntaxError(reason: "\(token) is not expected") }
            return result
        } catch {
            let reason = (error as? PredicateSyntaxError)?.reason
            Trestle.raise(
                .invalidArgumentException, "Unable to parse the format string \"\(format)\"",
                hint: reason.map { "\($0)." })
            return nil
        }
    }

    // MARK: Tokens

    /// Takes the next token if it is one of these words and symbols, which are in capitals.
    mutating func take(_ keywords: String...) -> Bool {
        guard let keyword = tokens.first?.keyword, keywords.contains(keyword) else { return false }
        tokens.removeFirst()
        return true
    }

    mutating func require(_ keyword: String) throws {
        guard take(keyword) else { throw PredicateSyntaxError(reason: "\(keyword) is missing") }
    }

    /// Whether the next two tokens are this word and a parenthesis.
    func isCall(_ keyword: String) -> Bool {
        tokens.first?.keyword == keyword && tokens.dropFirst().first?.keyword == "("
    }

    // MARK: Compound predicates

    private mutating func anyOf() throws -> NSPredicate {
        var parts = [try allOf()]
        while take("OR", "||") { parts.append(try allOf()) }
        return parts.count == 1 ? parts[0] : CompoundPredicate(type: .or, subpredicates: parts)
    }

    private mutating func allOf() throws -> NSPredicate {
        var parts = [try negation()]
        while take("AND", "&&") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : CompoundPredicate(type: .and, subpredicates: parts)
    }

    private mutating func negation() throws -> NSPredicate {
        guard take("NOT", "!") else { return try statement() }
        return CompoundPredicate(type: .not, subpredicates: [try negation()])
    }

    private mutating func statement() throws -> NSPredicate {
        if take("TRUEPREDICATE") { return NSPredicate(value: true) }
        if take("FALSEPREDICATE") { return NSPredicate(value: false) }
        // A parenthesis begins a predicate or an expression; only what follows tells which.
        let start = tokens
        if !expressionStarts.contains(start.startIndex), take("(") {
            if let inner = try? anyOf(), take(")"), endsHere { return inner }
            tokens = start
            expressionStarts.insert(start.startIndex)
        }
        return try comparison()
    }

    private var endsHere: Bool {
        tokens.isEmpty || ["AND", "&&", "OR", "||", ")", ",", "]", "}"].contains(tokens.first?.keyword)
    }

    /// Reads a predicate in the arguments of `SUBQUERY` or `TERNARY`.
    mutating func innerPredicate() throws -> NSPredicate { try anyOf() }

    // MARK: Comparisons

    private mutating func comparison() throws -> NSPredicate {
        let isNone = take("NONE")
        let modifier: Comparison.Modifier = isNone || take("ANY", "SOME") ? .any : take("ALL") ? .all : .direct
        let left = try expression()
        let operation = try operation()
        let options = try options()
        let right = try expression()
        let comparison = Comparison(
            left: left, right: right, modifier: modifier, operation: operation, options: options)
        let predicate = comparison.predicate()
        return isNone ? CompoundPredicate(type: .not, subpredicates: [predicate]) : predicate
    }

    private mutating func operation() throws -> ComparisonOperator {
        guard let keyword = tokens.first?.keyword,
            let operation = ComparisonOperator.spellings.first(where: { $0.text == keyword })?.operation
        else { throw PredicateSyntaxError(reason: "an operator is missing") }
        tokens.removeFirst()
        return operation
    }

    private mutating func options() throws -> StringOptions {
        guard take("[") else { return [] }
        guard case .word(let letters, _)? = tokens.popFirst(), let options = StringOptions(letters: letters) else {
            throw PredicateSyntaxError(reason: "the options of the comparison are not known")
        }
        try require("]")
        return options
    }
}
