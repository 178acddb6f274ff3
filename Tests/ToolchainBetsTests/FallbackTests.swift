import Dispatch
import Foundation
import Testing

@testable import ToolchainBets

/// What takes the place of facts about the toolchain that do not hold. Each test runs where `TRESTLE_WITHOUT` names the
/// fact (scripts/try-fallbacks).
@Suite struct FallbackTests {
    @Test(.enabled(if: !ToolchainBet.destructors.isAllowed))
    func objectsEndWhereTheyAreReleased() async {
        let ended = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                var object: Ending? = Ending { continuation.resume(returning: Thread.isMainThread) }
                if let object { MainActorDeinit.adopt(object) }
                object = nil
            }
        }
        #expect(!ended)
    }

    @Test(.enabled(if: !ToolchainBet.destructors.isAllowed))
    func anObjectInUseIsLiving() {
        let object = Ending {}
        #expect(MainActorDeinit.living(object) === object && MainActorDeinit.isLiving(object))
    }

    @Test(.enabled(if: !ToolchainBet.symbols.isAllowed))
    func noMethodIsFound() {
        #expect(
            DeclaredMethods.method("end()", as: (() -> Void).self, in: Ending.self, below: NSObject.self) == nil)
        #expect(
            DeclaredMethods.implements("end()", as: (() -> Void).self, in: Ending.self, below: NSObject.self) == nil)
    }

    @Test(.enabled(if: !ToolchainBet.witnessCode.isAllowed && ToolchainBet.symbols.isAllowed))
    func whetherAnOptimisedClassImplementsAMethodIsNotKnown() {
        #expect(
            DeclaredMethods.implements("quit()", as: (() -> Void).self, in: Ending.self, below: NSObject.self) == nil)
    }

    @Test(.enabled(if: !ToolchainBet.classChanges.isAllowed))
    func anObjectStaysWhatItIs() {
        let object = Ending {}
        #expect(become(OtherEnding.self, object) == nil && type(of: object) == Ending.self)
    }

    @Test(.enabled(if: !ToolchainBet.conformances.isAllowed))
    func conformancesHaveNoIdentity() {
        #expect(Conformance.identity(of: NSString.self as any NSSecureCoding.Type) == nil)
    }
}

private final class Ending: NSObject, @unchecked Sendable {
    private let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    func end() { body() }
    deinit { body() }
}

private final class OtherEnding: NSObject {
    private let body: @Sendable () -> Void = {}
}
