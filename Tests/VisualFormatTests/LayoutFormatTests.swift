import Testing
import VisualFormat

@Suite struct LayoutFormatTests {
    @Test func aViewAloneIsHorizontal() throws {
        let format = try parsed("[a]")
        #expect(format.orientation == .horizontal)
        #expect(format.elements == [LayoutFormat.Element("a")])
        #expect(format.leading == nil)
        #expect(format.trailing == nil)
        #expect(format.connections.isEmpty)
    }

    @Test func theLetterSaysTheOrientation() throws {
        #expect(try parsed("H:[a]").orientation == .horizontal)
        #expect(try parsed("V:[a]").orientation == .vertical)
    }

    @Test func everyPartIsRead() throws {
        let format = try parsed("H:|-[a(>=50@750)]-8-[b(==a)]-(>=m@x)-|")
        #expect(format.leading == .standard)
        #expect(
            format.elements == [
                LayoutFormat.Element(
                    "a", [LayoutFormat.Predicate(.greaterThanOrEqual, .constant(.number(50)), priority: .number(750))]),
                LayoutFormat.Element("b", [LayoutFormat.Predicate(.equal, .view("a"))]),
            ])
        #expect(format.connections == [.predicates([LayoutFormat.Predicate(.equal, .constant(.number(8)))])])
        #expect(
            format.trailing
                == .predicates([
                    LayoutFormat.Predicate(.greaterThanOrEqual, .constant(.metric("m")), priority: .metric("x"))
                ]))
    }

    @Test func connectionsMayBeMissing() throws {
        let format = try parsed("V:|[a][b]|")
        #expect(format.leading == LayoutFormat.Connection.none)
        #expect(format.connections == [.none])
        #expect(format.trailing == LayoutFormat.Connection.none)
    }

    @Test func severalPredicatesAreSeparatedByCommas() throws {
        let format = try parsed("[a(>=70,<=b@m)]-(<=10,>=0)-[b]")
        #expect(format.description == "H:[a(>=70.0,<=b@m)]-(<=10.0,>=0.0)-[b]")
    }

    @Test func aPredicateWithoutARelationIsAnEquality() throws {
        #expect(
            try parsed("[a(100)]").elements[0].predicates == [LayoutFormat.Predicate(.equal, .constant(.number(100)))])
        #expect(try parsed("[a(b)]").elements[0].predicates == [LayoutFormat.Predicate(.equal, .view("b"))])
    }

    @Test func aNameInBothDictionariesIsAMetric() throws {
        let format = try parsed("[a(both)]")
        #expect(format.elements[0].predicates == [LayoutFormat.Predicate(.equal, .constant(.metric("both")))])
    }

    @Test func namesMayBeginWithAnUnderscore() throws {
        #expect(try parsed("[_label1]").elements[0].name == "_label1")
    }

    @Test(arguments: [
        ("8", 8.0), ("8.", 8), (".5", 0.5), ("0.25", 0.25), ("1e2", 100), ("1.5E-1", 0.15), ("0x10", 16), ("007", 7),
    ])
    func numbersAreReadAsInC(text: String, value: Double) throws {
        let expected = LayoutFormat.Connection.predicates([LayoutFormat.Predicate(.equal, .constant(.number(value)))])
        #expect(try parsed("[a]-\(text)-[b]").connections == [expected])
        #expect(try parsed("[a]-(\(text))-[b]").connections == [expected])
    }

    @Test func aNumberInParenthesesMayBeNegative() throws {
        let expected = LayoutFormat.Connection.predicates([LayoutFormat.Predicate(.equal, .constant(.number(-8)))])
        #expect(try parsed("[a]-(-8)-[b]").connections == [expected])
    }

    @Test func theLengthOfAViewMayBeNamedByAMetric() throws {
        #expect(try parsed("V:[a(<=m)]").description == "V:[a(<=m)]")
    }

    @Test func aViewMayOccurTwice() throws {
        #expect(try parsed("[a]-[a]").elements.map(\.name) == ["a", "a"])
    }
}

/// Parses with the views a, b, _label1, orphan and both, and the metrics m, x and both. Only orphan has no superview.
func parsed(_ format: String) throws(LayoutFormatError) -> LayoutFormat {
    let names = LayoutFormatNames(
        isView: { ["a", "b", "_label1", "orphan", "both", "H", "V"].contains($0) },
        isMetric: { ["m", "x", "both"].contains($0) }, hasSuperview: { $0 != "orphan" })
    return try LayoutFormatParser.parse(format, names: names)
}
