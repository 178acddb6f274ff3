/// Reads a string of the visual format language.
///
/// Blanks are not part of the language. Names are looked up as they are read, so that of several faults the leftmost is
/// told, as in UIKit; whether the first view has a superview is asked at the end.
package struct LayoutFormatParser {
    private var scanner: LayoutFormatScanner
    private let names: LayoutFormatNames
    private var result = LayoutFormat()

    package static func parse(
        _ format: String, names: LayoutFormatNames
    ) throws(LayoutFormatError) -> LayoutFormat {
        guard !format.isEmpty else {
            throw LayoutFormatError(sentence: LayoutFormatSentence.emptyString, column: nil, format: format)
        }
        var parser = LayoutFormatParser(scanner: LayoutFormatScanner(format), names: names)
        try parser.readFormat()
        return parser.result
    }

    private init(scanner: LayoutFormatScanner, names: LayoutFormatNames) {
        self.scanner = scanner
        self.names = names
    }

    private mutating func readFormat() throws(LayoutFormatError) {
        try readOrientation()
        if scanner.read("|") { result.leading = try readConnection() }
        result.elements.append(try readElement())
        while !scanner.isAtEnd, result.trailing == nil {
            let connection = try readConnection()
            if scanner.next == "|" {
                try readTrailingSuperview(connection)
            } else {
                result.elements.append(try readElement())
                result.connections.append(connection)
            }
        }
        guard scanner.isAtEnd else { throw scanner.error(LayoutFormatSentence.endOfFormat) }
        if result.leading != nil, !names.hasSuperview(result.elements[0].name) {
            throw scanner.error(LayoutFormatSentence.superview)
        }
    }

    private mutating func readOrientation() throws(LayoutFormatError) {
        if scanner.read("H") {
            guard scanner.read(":") else { throw scanner.error(LayoutFormatSentence.colonOfHorizontal) }
        } else if scanner.read("V") {
            guard scanner.read(":") else { throw scanner.error(LayoutFormatSentence.colonOfVertical) }
            result.orientation = .vertical
        }
    }

    private mutating func readTrailingSuperview(_ connection: LayoutFormat.Connection) throws(LayoutFormatError) {
        guard names.hasSuperview(result.elements[result.elements.count - 1].name) else {
            throw scanner.error(LayoutFormatSentence.superview)
        }
        _ = scanner.read("|")
        result.trailing = connection
    }

    // MARK: Views

    private mutating func readElement() throws(LayoutFormatError) -> LayoutFormat.Element {
        guard scanner.read("["), let name = scanner.readName() else { throw scanner.error(LayoutFormatSentence.view) }
        guard names.isView(name) else { throw scanner.error(LayoutFormatSentence.unknownView(name)) }
        var element = LayoutFormat.Element(name)
        if scanner.read("(") {
            element.predicates = try readPredicates(ofView: true, end: LayoutFormatSentence.endOfView)
        }
        guard scanner.read("]") else { throw scanner.error(LayoutFormatSentence.endOfView) }
        return element
    }

    // MARK: Connections

    private mutating func readConnection() throws(LayoutFormatError) -> LayoutFormat.Connection {
        guard scanner.read("-") else { return .none }
        if scanner.next == "[" || scanner.next == "|" { return .standard }
        // Nothing can follow: the string ends with a connection.
        guard !scanner.isAtEnd else { throw scanner.error(LayoutFormatSentence.view) }
        let predicates: [LayoutFormat.Predicate]
        if scanner.read("(") {
            predicates = try readPredicates(ofView: false, end: LayoutFormatSentence.endOfConnectionPredicates)
        } else {
            let constant = try readConstant(allowsSign: false)
            predicates = [LayoutFormat.Predicate(.equal, .constant(constant), priority: try readPriority())]
        }
        guard scanner.read("-") else { throw scanner.error(LayoutFormatSentence.endOfConnection) }
        return .predicates(predicates)
    }

    // MARK: Predicates

    /// Reads what follows an opening parenthesis, with the closing one.
    private mutating func readPredicates(
        ofView: Bool, end: String
    ) throws(LayoutFormatError) -> [LayoutFormat.Predicate] {
        var predicates: [LayoutFormat.Predicate] = []
        repeat {
            let relation = try readRelation()
            let object: LayoutFormat.Object = ofView ? try readObject() : .constant(try readConstant(allowsSign: true))
            predicates.append(LayoutFormat.Predicate(relation, object, priority: try readPriority()))
        } while scanner.read(",")
        guard scanner.read(")") else { throw scanner.error(end) }
        return predicates
    }

    private mutating func readRelation() throws(LayoutFormatError) -> LayoutFormat.Relation {
        let relation: LayoutFormat.Relation
        if scanner.read("=") {
            relation = .equal
        } else if scanner.read(">") {
            relation = .greaterThanOrEqual
        } else if scanner.read("<") {
            relation = .lessThanOrEqual
        } else {
            return .equal
        }
        guard scanner.read("=") else { throw scanner.error(LayoutFormatSentence.relation) }
        return relation
    }

    /// Unverified: a name in both dictionaries is a metric.
    private mutating func readObject() throws(LayoutFormatError) -> LayoutFormat.Object {
        var ahead = scanner
        if let name = ahead.readName(), !names.isMetric(name), names.isView(name) {
            scanner = ahead
            return .view(name)
        }
        return .constant(try readConstant(allowsSign: true))
    }

    /// Unverified: a number outside of parentheses may have a priority too.
    private mutating func readPriority() throws(LayoutFormatError) -> LayoutFormat.Constant? {
        scanner.read("@") ? try readConstant(allowsSign: false) : nil
    }

    private mutating func readConstant(allowsSign: Bool) throws(LayoutFormatError) -> LayoutFormat.Constant {
        if let name = scanner.readName() {
            guard names.isMetric(name) else { throw scanner.error(LayoutFormatSentence.unknownMetric(name)) }
            return .metric(name)
        }
        guard let number = scanner.readNumber(allowsSign: allowsSign) else {
            throw scanner.error(LayoutFormatSentence.constant)
        }
        return .number(number)
    }
}
