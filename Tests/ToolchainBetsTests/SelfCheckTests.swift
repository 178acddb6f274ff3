import Foundation
import Testing

@testable import ToolchainBets

/// The self-checks of what Trestle relies on (docs/TOOLCHAIN.md). With another toolchain these tests say what has changed.
/// In a run in which `TRESTLE_WITHOUT` names a fact, its check fails.
@Suite struct SelfCheckTests {
    @Test func classRecordsHaveTheirDestructorsWhereTheyAreLookedFor() {
        #expect(MainActorDeinit.isInEffect == ToolchainBet.destructors.isAllowed)
    }

    @Test func classRecordsHaveTheirMethodsWhereTheyAreLookedFor() {
        let table = OverrideTable(
            base: OverrideTableBase.self, empty: OverridesNothing.self, first: OverridesFirst.self,
            last: OverridesFirst.self, count: 1)
        #expect((table != nil) == ToolchainBet.methodTables.isAllowed)
    }

    /// An optimised build may have no symbols of the sample.
    @Test func methodsAreFoundAmongTheSymbolsAndCalled() {
        #if DEBUG
            #expect(SymbolReader.isTrusted == ToolchainBet.symbols.isAllowed)
        #endif
    }

    @Test func callsOfDefaultImplementationsAreReadUnlessASanitizerIsBetween() {
        let isInstrumented = dlsym(nil, "__asan_init") != nil
        #expect(WitnessCode.isTrusted == (ToolchainBet.witnessCode.isAllowed && !isInstrumented))
    }

    @Test func anObjectBecomesOneOfAClassWithTheSameLayout() {
        let changed = become(Changed.self, Layout("a"))
        #expect(changed?.text == (ToolchainBet.classChanges.isAllowed ? "a" : nil))
        #expect(become(Longer.self, Layout("a")) == nil && become(LowerDown.self, Layout("a")) == nil)
    }

    @Test func conformancesAreToldApart() {
        #expect(Conformance.isKnown == ToolchainBet.conformances.isAllowed)
    }

    /// An optimised build prints addresses that differ.
    @Test func keyPathsPrintTheirComponents() {
        #if DEBUG
            #expect(KeyPathText.isTrusted == ToolchainBet.keyPathTexts.isAllowed)
        #endif
    }
}

private class OverridesNothing: OverrideTableBase {}
private class OverridesFirst: OverrideTableBase { override func first() -> Int { 1 } }

private class Base {}

private final class Layout: Base {
    private let text: String
    init(_ text: String) { self.text = text }
}

private final class Changed: Base {
    private(set) var text = ""
}

private final class Longer: Base {
    let (text, more) = ("", 1)
}

private class Middle: Base {
    let number = 0
}

private final class LowerDown: Middle {
    let more = 1
}
