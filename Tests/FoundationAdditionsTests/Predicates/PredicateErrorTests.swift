import FoundationAdditions
import Testing

/// What a predicate that cannot be read or evaluated raises.
@Suite(.serialized) struct PredicateErrorTests {
    @Test(arguments: [
        "", "name", "name ==", "name == 'x", "(a == 1", "a == 1 AND", "a === 1", "size == 3", "a CONTAINS[x] 'y'",
        "a == %@", "nofunction(a) == 1", "a == 1 b == 2", "SUBQUERY(a, b, c) == 1", "%y == 1", "a == {1, 2",
    ])
    func aFormatWithAnErrorRaises(_ format: String) {
        var predicate: NSPredicate?
        let raised = exceptions { predicate = NSPredicate(format: format, argumentArray: nil) }
        #expect(raised == ["Unable to parse the format string \"\(format)\""])
        #expect(predicate?.evaluate(with: nil) == false)
    }

    @Test func anUnknownKeyRaises() {
        let raised = exceptions {
            #expect(!NSPredicate(format: "nothing == 1").evaluate(with: Person("Ann")))
        }
        #expect(raised.count == 1)
        #expect(raised.first?.contains("not key value coding-compliant for the key nothing") == true)
    }

    @Test func aQuantifierNeedsACollection() {
        let raised = exceptions { #expect(!NSPredicate(format: "ANY name == 1").evaluate(with: Person("Ann"))) }
        #expect(raised == ["The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet."])
    }

    @Test func aNumberContainsNothing() {
        let raised = exceptions {
            #expect(!NSPredicate(format: "age CONTAINS 1").evaluate(with: Person("Ann", age: 1)))
        }
        #expect(raised == ["Can't use in/contains operator with collection 1 (not a collection)"])
    }

    @Test func anInvalidRegularExpressionRaises() {
        let raised = exceptions { #expect(!NSPredicate(format: "SELF MATCHES '('").evaluate(with: "x")) }
        #expect(raised == ["Can't do regex matching, reason: Can't open pattern ("])
    }

    @Test func aVariableNeedsABinding() {
        let raised = exceptions { #expect(!NSPredicate(format: "SELF == $x").evaluate(with: 1)) }
        #expect(raised == ["Can't get value for 'x' in bindings [:]."])
    }
}
