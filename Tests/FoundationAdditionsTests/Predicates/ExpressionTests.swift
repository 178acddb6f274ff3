import FoundationAdditions
import Testing

/// Foundation declares NSExpression and NSComparisonPredicate deprecated, and a test cannot be. The checks are, and are
/// called through a protocol.
@Suite(.serialized) struct ExpressionTests {
    private let checks: any ExpressionChecks = Checks()

    @Test func aComparisonKnowsItsParts() throws { try checks.aComparisonKnowsItsParts() }

    /// As a search controller's results are usually filtered.
    @Test func comparisonsAreComposedOfExpressions() throws { try checks.comparisonsAreComposedOfExpressions() }

    @Test func aSelectorCompares() throws { try checks.aSelectorCompares() }

    @Test func expressionsHaveValues() throws { try checks.expressionsHaveValues() }

    @Test func functionsAreFoundByTheirNames() throws { try checks.functionsAreFoundByTheirNames() }

    @Test func setsAreCombined() throws { try checks.setsAreCombined() }

    @Test func aBlockComputesAValue() throws { try checks.aBlockComputesAValue() }

    @Test func variablesOfAnExpressionAreInTheContext() throws { try checks.variablesOfAnExpressionAreInTheContext() }

    /// The objects are created with the layout of another class.
    @Test func objectsHoldAndReleaseWhatTheyAreMadeOf() throws { try checks.objectsHoldAndReleaseWhatTheyAreMadeOf() }
}

private protocol ExpressionChecks {
    func aComparisonKnowsItsParts() throws
    func comparisonsAreComposedOfExpressions() throws
    func aSelectorCompares() throws
    func expressionsHaveValues() throws
    func functionsAreFoundByTheirNames() throws
    func setsAreCombined() throws
    func aBlockComputesAValue() throws
    func variablesOfAnExpressionAreInTheContext() throws
    func objectsHoldAndReleaseWhatTheyAreMadeOf() throws
}

private struct Checks: ExpressionChecks {
    @available(*, deprecated)
    func aComparisonKnowsItsParts() throws {
        let predicate = try #require(NSPredicate(format: "ANY name BEGINSWITH[c] 'a'") as? NSComparisonPredicate)
        #expect(predicate.leftExpression.keyPath == "name")
        #expect(predicate.rightExpression.constantValue as? String == "a")
        #expect(predicate.predicateOperatorType == .beginsWith)
        #expect(predicate.comparisonPredicateModifier == .any)
        #expect(predicate.options == .caseInsensitive)
    }

    @available(*, deprecated)
    func comparisonsAreComposedOfExpressions() throws {
        func find(_ text: String) -> NSPredicate {
            let title = NSComparisonPredicate(
                leftExpression: NSExpression(forKeyPath: "name"), rightExpression: NSExpression(forConstantValue: text),
                modifier: .direct, type: .contains, options: [.caseInsensitive, .diacriticInsensitive])
            let age = NSComparisonPredicate(
                leftExpression: NSExpression(forKeyPath: "age"), rightExpression: NSExpression(forConstantValue: 30),
                modifier: .direct, type: .equalTo, options: [])
            return NSCompoundPredicate(orPredicateWithSubpredicates: [title, age])
        }
        let people = [Person("Ann", age: 30), Person("Zoë", age: 20), Person("Bob", age: 10)]
        #expect(people.filter { find("zoe").evaluate(with: $0) }.map(\.name) == ["Ann", "Zoë"])
        #expect(find("x").formatText == "name CONTAINS[cd] \"x\" OR age == 30")
    }

    @available(*, deprecated)
    func aSelectorCompares() throws {
        let predicate = NSComparisonPredicate(
            leftExpression: .expressionForEvaluatedObject(), rightExpression: NSExpression(forVariable: "other"),
            customSelector: Selector("isOlderThan:"))
        let bindings = ["other": Person("Bob", age: 20)]
        #expect(predicate.evaluate(with: Person("Ann", age: 30), substitutionVariables: bindings))
        #expect(!predicate.evaluate(with: Person("Ann", age: 10), substitutionVariables: bindings))
        #expect(predicate.customSelector == "isOlderThan:")
    }

    @available(*, deprecated)
    func expressionsHaveValues() throws {
        func value(_ format: String, _ object: Any? = nil) -> Any? {
            NSExpression(format: format).expressionValue(with: object, context: nil)
        }
        #expect(value("4 + 5 - 2 ** 3") as? Int == 1)
        #expect(value("average({1, 2, 3, 4, 9})") as? Double == 3.8)
        #expect(value("stddev({1, 2, 3, 4})") as? Double == 1.118033988749895)
        #expect(value("median({1, 9, 2})") as? Double == 2)
        #expect(value("sqrt(16) + floor(1.7)") as? Double == 5)
        #expect(value("7 & 3 | 8") as? Int64 == 11)
        #expect(value("friends.name", ["friends": [Person("Ann")]]) as? [String] == ["Ann"])
    }

    @available(*, deprecated)
    func functionsAreFoundByTheirNames() throws {
        let values = NSExpression(forConstantValue: [1, 2, 3])
        let total = NSExpression(forFunction: "sum:", arguments: [values])
        #expect(total.expressionValue(with: nil, context: nil) as? Int == 6)
        let sum = NSExpression(forFunction: "add:to:", arguments: [NSExpression(forConstantValue: 2), 5])
        #expect(sum.expressionValue(with: nil, context: nil) as? Int == 7)
        #expect(sum.function == "add:to:")
        #expect(sum.arguments?.count == 2)
        #expect(sum.description == "2 + 5")
    }

    @available(*, deprecated)
    func setsAreCombined() throws {
        let (left, right) = (NSExpression(forConstantValue: [1, 2]), NSExpression(forConstantValue: [2, 3]))
        func value(_ expression: NSExpression) -> [Int]? {
            expression.expressionValue(with: nil, context: nil) as? [Int]
        }
        #expect(value(NSExpression(forUnionSet: left, with: right)) == [1, 2, 3])
        #expect(value(NSExpression(forIntersectSet: left, with: right)) == [2])
        #expect(value(NSExpression(forMinusSet: left, with: right)) == [1])
    }

    @available(*, deprecated)
    func aBlockComputesAValue() throws {
        let expression = NSExpression(
            block: { object, arguments, _ in "\(object as? Int ?? 0) \(arguments)" },
            arguments: [NSExpression(forConstantValue: 2)])
        #expect(expression.expressionValue(with: 1, context: nil) as? String == "1 [2]")
    }

    @available(*, deprecated)
    func variablesOfAnExpressionAreInTheContext() throws {
        let context: NSMutableDictionary = ["x": 4]
        #expect(NSExpression(format: "$x * 2").expressionValue(with: nil, context: context) as? Int == 8)
    }

    @available(*, deprecated)
    func objectsHoldAndReleaseWhatTheyAreMadeOf() throws {
        weak var released: NSObject?
        autoreleased {
            let value = NSObject()
            released = value
            let expression = NSExpression(forConstantValue: value)
            #expect(expression.constantValue as? NSObject === value)
            #expect(type(of: expression as NSObject) != NSExpression.self)
            let predicate = NSComparisonPredicate(
                leftExpression: expression, rightExpression: expression, modifier: .direct, type: .equalTo, options: [])
            #expect(predicate.evaluate(with: nil))
            #expect(predicate.rightExpression == expression)
        }
        #expect(released == nil)
    }

    @inline(never) private func autoreleased(_ body: () -> Void) { body() }
}
