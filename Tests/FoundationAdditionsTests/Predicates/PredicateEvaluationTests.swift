import FoundationAdditions
import Testing

/// What predicates with a format hold for. Rules are those of Apple's "Predicate Format String Syntax".
@Suite(.serialized) struct PredicateEvaluationTests {
    private let ann = Person("Ann", age: 31)

    private func holds(_ format: String, _ object: Any?, _ arguments: Any...) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
    }

    // MARK: Comparisons

    @Test func numbersAreComparedWithEveryOperator() {
        for format in [
            "age == 31", "age = 31", "age != 30", "age <> 30", "age < 32", "age <= 31", "age =< 31", "age > 30.5",
            "age >= 31", "age => 31", "age BETWEEN {31, 40}", "age IN {1, 31}", "31 == age", "age == 0x1F",
        ] { #expect(holds(format, ann), "\(format)") }
        for format in ["age == 30", "age < 31", "age > 31", "age BETWEEN {32, 40}", "age != 31", "age IN {}"] {
            #expect(!holds(format, ann), "\(format)")
        }
    }

    @Test func stringsAreComparedExactlyWithoutOptions() {
        #expect(holds("name == 'Ann'", ann))
        #expect(!holds("name == 'ann'", ann))
        #expect(holds("name == [c] 'ann'", ann))
        #expect(holds("name ==[cd] \"änn\"", ann))
        #expect(holds("name < 'Bob'", ann))
    }

    @Test func partsOfStringsAreFound() {
        #expect(holds("name BEGINSWITH 'A'", ann))
        #expect(!holds("name BEGINSWITH 'a'", ann))
        #expect(holds("name beginswith[c] 'a'", ann))
        #expect(holds("name ENDSWITH 'nn'", ann))
        #expect(holds("name CONTAINS[cd] 'NN'", ann))
        #expect(!holds("name CONTAINS 'NN'", ann))
        #expect(holds("'nn' IN name", ann))
    }

    @Test func likeTakesWildcardsAndMatchesAWholeString() {
        #expect(holds("SELF LIKE 'c?f*'", "cafeteria"))
        #expect(!holds("SELF LIKE 'caf'", "cafe"))
        #expect(holds("SELF LIKE[cd] 'CAFÉ*'", "cafeteria"))
        #expect(holds("SELF LIKE '1 \\\\* 2'", "1 * 2"))
        #expect(!holds("SELF LIKE '1 \\\\* 2'", "1 x 2"))
        #expect(holds("SELF LIKE 'a.b'", "a.b"))
        #expect(!holds("SELF LIKE 'a.b'", "axb"))
    }

    @Test func matchesTakesARegularExpressionForTheWholeString() {
        #expect(holds("SELF MATCHES '[A-Z0-9._%+-]+@[A-Z0-9.-]+'", "ME@HERE.ORG"))
        #expect(!holds("SELF MATCHES '[a-z]+'", "abc1"))
        #expect(holds("SELF MATCHES 'a|ab'", "ab"))
        #expect(holds("SELF MATCHES[c] 'ABC'", "abc"))
        #expect(holds("SELF MATCHES %@", "a@b.c", "^.+@.+\\..+$"))
    }

    @Test func nilEqualsNothingButNilAndNSNull() {
        #expect(holds("nickname == nil", ann))
        #expect(holds("nickname = NULL", ann))
        #expect(!holds("nickname != nil", ann))
        #expect(!holds("nickname == 'x'", ann))
        #expect(!holds("nickname CONTAINS 'x'", ann))
        #expect(!holds("nickname < 'x'", ann))
        #expect(holds("key == nil", ["key": NSNull()]))
        #expect(holds("key == nil", [String: Any]()))
    }

    @Test func truthValuesAreNumbers() {
        #expect(holds("isActive == YES", ann))
        #expect(holds("isActive = true", ann))
        #expect(holds("isActive == 1", ann))
        #expect(!holds("isActive == NO", ann))
        #expect(holds("isActive == %@", ann, NSNumber(value: true)))
    }

    @Test func datesAreComparedWithArguments() {
        #expect(holds("born < %@", ann, Date(timeIntervalSinceReferenceDate: 1)))
        #expect(holds("born == %@", ann, NSDate(timeIntervalSinceReferenceDate: 0)))
        #expect(holds("born >= CAST(0, 'NSDate')", ann))
    }

    // MARK: Compounds

    @Test func notBindsMoreCloselyThanAndAndAndThanOr() {
        #expect(holds("TRUEPREDICATE OR FALSEPREDICATE AND FALSEPREDICATE", nil))
        #expect(!holds("(TRUEPREDICATE OR FALSEPREDICATE) AND FALSEPREDICATE", nil))
        #expect(!holds("NOT TRUEPREDICATE AND FALSEPREDICATE", nil))
        #expect(holds("NOT (TRUEPREDICATE && FALSEPREDICATE)", nil))
        #expect(holds("!(age == 1) || age == 2", ann))
        #expect(holds("name == 'Ann' and age > 30 or name == 'Bob'", ann))
    }

    @Test func parenthesesGroupPredicatesAndExpressions() {
        #expect(holds("(age + 1) * 2 == 64", ann))
        #expect(holds("((age == 31))", ann))
        #expect(holds("(age) == 31 AND (name) == 'Ann'", ann))
        let (open, close) = (String(repeating: "(", count: 60), String(repeating: ")", count: 60))
        #expect(holds("\(open)age\(close) == 31", ann))
        #expect(holds("\(open)age == 31\(close)", ann))
    }

    // MARK: Collections

    @Test func quantifiersAskTheElements() {
        ann.friends = [Person("Bob", age: 20), Person("Cid", age: 40)]
        #expect(holds("ANY friends.age > 30", ann))
        #expect(holds("SOME friends.name == 'Bob'", ann))
        #expect(!holds("ALL friends.age > 30", ann))
        #expect(holds("ALL friends.age > 10", ann))
        #expect(holds("NONE friends.age > 50", ann))
        #expect(!holds("NONE friends.age > 30", ann))
        #expect(holds("ANY SELF == 2", [1, 2, 3]))
    }

    @Test func collectionsContainElements() {
        ann.tags = ["red", "Blue"]
        #expect(holds("tags CONTAINS 'red'", ann))
        #expect(!holds("tags CONTAINS 'blue'", ann))
        #expect(holds("tags CONTAINS[c] 'blue'", ann))
        #expect(holds("'red' IN tags", ann))
        #expect(holds("name IN %@", ann, ["Ann", "Bob"]))
        #expect(holds("name IN %@", ann, Set(["Ann", "Bob"])))
        #expect(holds("name IN %@", ann, NSSet(array: ["Ann"])))
        #expect(holds("SELF IN %@", ann, [ann]))
        #expect(!holds("SELF IN %@", Person("Ann"), [ann]))
    }

    @Test func keyPathsHaveCollectionOperators() {
        ann.friends = [Person("Bob", age: 20), Person("Cid", age: 40)]
        for format in [
            "friends.@count == 2", "friends.@sum.age == 60", "friends.@avg.age == 30", "friends.@max.age == 40",
            "friends.@min.age == 20", "friends.@unionOfObjects.name == {'Bob', 'Cid'}",
        ] { #expect(holds(format, ann), "\(format)") }
    }

    @Test func subqueriesCountTheElementsForWhichAPredicateHolds() {
        ann.friends = [Person("Bob", age: 20), Person("Cid", age: 40), Person("Cat", age: 41)]
        #expect(holds("SUBQUERY(friends, $friend, $friend.age > 30 AND $friend.name BEGINSWITH 'C').@count == 2", ann))
        #expect(holds("SUBQUERY(friends, $f, $f.age < age).@count == 3", family(ann)))
    }

    private func family(_ person: Person) -> [String: Any] { ["friends": person.friends, "age": 100] }

    @Test func elementsAreTakenByIndexAndWord() {
        let values: [String: Any] = ["list": [3, 5, 7], "pair": ["a": 1]]
        #expect(holds("list[1] == 5 AND list[FIRST] == 3 AND list[LAST] == 7 AND list[SIZE] == 3", values))
        #expect(holds("pair['a'] == 1", values))
        #expect(!holds("list[9] == 5", values))
    }

    // MARK: Key paths

    @Test func keyPathsGoThroughObjectsAndDictionaries() {
        ann.best = Person("Bob", age: 20)
        ann.details = ["city": ["name": "Ghent"]]
        #expect(holds("best.name == 'Bob'", ann))
        #expect(holds("best.best.name == nil", ann))
        #expect(holds("details.city.name == 'Ghent'", ann))
        #expect(holds("name.length == 3", ann))
        #expect(holds("SELF.length > 2", "abc"))
        #expect(holds("self.name == 'Ann'", ann))
    }

    @Test func keysThatAreReservedWordsAreEscaped() {
        #expect(holds("#size == 3 AND #any == 'x'", ["size": 3, "any": "x"]))
    }

    @Test func aKeyIsAnArgument() {
        #expect(holds("%K == %@", ann, "name", "Ann"))
        #expect(holds("%K.length == %d", ann, "name", 3))
        #expect(holds("%K BETWEEN %@", ann, "age", [30, 32]))
    }

    @Test func argumentsOfNumbersTakeEveryConversion() {
        #expect(holds("age == %d AND age == %ld AND age == %i AND height == %f", ann, 31, 31, 31, 1.75))
        let predicate = NSPredicate(format: "age > %d AND height < %.2f AND name == %@", 30, 2.0, "Ann")
        #expect(predicate.evaluate(with: ann))
    }

    @Test func percentInQuotesIsNoArgument() {
        #expect(holds("SELF == '%@'", "%@"))
    }

    // MARK: Expressions

    @Test func arithmeticBindsAsInMathematics() {
        for format in [
            "1 + 2 * 3 == 7", "10 - 4 - 3 == 3", "2 ** 3 * 2 == 16", "-3 + 5 == 2", "7 / 2 == 3", "7 / 2.0 == 3.5",
        ] { #expect(holds(format, nil), "\(format)") }
    }

    @Test func functionsAreCalled() {
        #expect(holds("sum({1, 2, 3}) == 6 AND max({1, 5, 2}) == 5 AND average({1, 2}) == 1.5", nil))
        #expect(holds("uppercase(name) == 'ANN' AND length(name) == 3 AND abs(-2) == 2", ann))
        #expect(holds("FUNCTION(SELF, 'greeting:', 'Hello') == 'Hello, Ann'", ann))
        #expect(holds("born < now()", ann))
        #expect(holds("TERNARY(age > 18, 'adult', 'child') == 'adult'", ann))
    }

    @Test func variablesAreTakenFromTheBindings() {
        let predicate = NSPredicate(format: "age > $limit")
        #expect(predicate.evaluate(with: ann, substitutionVariables: ["limit": 30]))
        #expect(!predicate.evaluate(with: ann, substitutionVariables: ["limit": 40]))
        let bound = NSPredicate(format: "age > $limit AND NOT name == $name")
            .withSubstitutionVariables(["limit": 30, "name": "Bob"])
        #expect(bound.evaluate(with: ann))
        #expect(bound.formatText == "age > 30 AND NOT name == \"Bob\"")
    }

    // MARK: Foundation's collections

    @Test func foundationsCollectionsAreFiltered() {
        let people = [Person("Ann", age: 1), Person("Bob", age: 2)]
        let predicate = NSPredicate(format: "age > 1")
        #expect((NSArray(array: people).filtered(using: predicate) as? [Person])?.map(\.name) == ["Bob"])
        let mutable = NSMutableArray(array: people)
        mutable.filter(using: predicate)
        #expect(mutable.count == 1)
        #expect(NSOrderedSet(array: [1, 2, 3]).filtered(using: NSPredicate(format: "SELF > 1")).count == 2)
        #expect(NSSet(array: [1, 2, 3]).filtered(using: NSPredicate(format: "SELF < %d", 3)).count == 2)
    }
}
