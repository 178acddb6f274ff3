import FoundationAdditions
import Testing

/// The objects that predicates and expressions are made of.
@Suite(.serialized) struct PredicateObjectTests {
    // MARK: Text

    @Test(arguments: [
        ("name=='Ann'", "name == \"Ann\""), ("a =< 1 && b<>2", "a <= 1 AND b != 2"),
        ("a contains[dc] 'x'", "a CONTAINS[cd] \"x\""),
        ("(a == 1 or b == 2) and c == 3", "(a == 1 OR b == 2) AND c == 3"),
        ("a == 1 or b == 2 and c == 3", "a == 1 OR (b == 2 AND c == 3)"), ("not a == nil", "NOT a == nil"),
        ("! (a == 1 and b == 2)", "NOT (a == 1 AND b == 2)"), ("none a.b in {1, 'x'}", "NOT ANY a.b IN {1, \"x\"}"),
        ("self BETWEEN {1, 2.5}", "SELF BETWEEN {1, 2.5}"), ("true == a", "1 == a"),
        ("a + b * -2 > 0", "a + (b * -2) > 0"),
        ("subquery(a, $x, $x.b = 1).@count > 0", "SUBQUERY(a, $x, $x.b == 1).@count > 0"),
        ("TERNARY(a > 1, 'x', 'y') == b", "TERNARY(a > 1, \"x\", \"y\") == b"), ("#size > a[LAST]", "#size > a[LAST]"),
        ("a == 'say \\\"x\\\"'", "a == \"say \\\"x\\\"\""), ("TRUEPREDICATE", "TRUEPREDICATE"),
        ("a union b contains 1", "a UNION b CONTAINS 1"), ("uppercase(a) like 'A*'", "uppercase(a) LIKE \"A*\""),
    ])
    func aPredicatePrintsItsFormat(_ format: String, _ printed: String) {
        let predicate = NSPredicate(format: format)
        #expect(predicate.formatText == printed)
        #expect(NSPredicate(format: printed).formatText == printed)
    }

    @Test func argumentsArePrintedAsConstants() {
        let date = Date(timeIntervalSinceReferenceDate: 86400)
        let arguments: [Any] = [3, "b.c", date, ["x", 1] as [Any]]
        let predicate = NSPredicate(format: "a == %@ AND %K < %@ AND c IN %@", argumentArray: arguments)
        #expect(predicate.formatText == "a == 3 AND b.c < CAST(86400.000000, \"NSDate\") AND c IN {\"x\", 1}")
    }

    // MARK: Classes

    @Test func aCompoundKnowsItsParts() throws {
        let predicate = try #require(NSPredicate(format: "a == 1 AND b == 2 AND c == 3") as? NSCompoundPredicate)
        #expect(predicate.compoundPredicateType == .and)
        #expect(predicate.subpredicates.map(\.formatText) == ["a == 1", "b == 2", "c == 3"])
    }

    @Test func equalFormatsMakeEqualPredicates() {
        let formats = ["a == 1", "a == 1 AND b == 2"]
        for format in formats {
            #expect(NSPredicate(format: format) == NSPredicate(format: format))
            #expect(NSPredicate(format: format).hash == NSPredicate(format: format).hash)
            #expect(NSPredicate(format: format).copy() as? NSPredicate == NSPredicate(format: format))
        }
        #expect(NSPredicate(format: formats[0]) != NSPredicate(format: formats[1]))
    }
}
