import Foundation
import FoundationAdditions
import Testing
import ToolchainBets

/// Predicates where no `NSComparisonPredicate` can be made (scripts/try-fallbacks).
@Suite(.enabled(if: !ToolchainBet.classChanges.isAllowed)) struct PredicateFallbackTests {
    @Test func comparisonsHoldPrintAndAreEqual() {
        let predicate = NSPredicate(format: "self BEGINSWITH 'a'")
        #expect(predicate.evaluate(with: "abc") && !predicate.evaluate(with: "bc"))
        let printed: any HavingFormat = predicate
        #expect(printed.predicateFormat == "SELF BEGINSWITH \"a\"")
        #expect(predicate == NSPredicate(format: "self BEGINSWITH 'a'"))
    }

    @Test func comparisonsAreParts() {
        let predicate = NSPredicate(format: "self > 1 AND NOT self == 3")
        #expect([1, 2, 3, 4].filter { predicate.evaluate(with: $0) } == [2, 4])
    }
}

/// Foundation deprecates the property on Linux; through a protocol the build has no warning.
private protocol HavingFormat {
    var predicateFormat: String { get }
}

extension NSPredicate: HavingFormat {}
