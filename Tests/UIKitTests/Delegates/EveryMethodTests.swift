internal import RuntimeInspection
import Testing

@testable import UIKit

/// Every optional method of every delegate protocol, one by one.
@MainActor @Suite(.serialized) struct EveryMethodTests {
    nonisolated static var seesUncalledMethods: Bool { MethodStandIns.canSeeUncalledMethods }

    @Test(.enabled(if: EveryMethodTests.seesUncalledMethods))
    func everyMethodThatOnlyASubclassDeclaresIsFound() {
        for method in UIKitRequirements.optionalMethods {
            #expect(method.isConforming(NoMethod.self), "\(method.selector)")
            let code = DeclaredMethods.method(
                method.name, as: method.function, in: EveryMethod.self, below: NoMethod.self)
            #expect(code != nil, "\(method.selector)")
        }
    }

    @Test(.enabled(if: EveryMethodTests.seesUncalledMethods))
    func objectsRespondToExactlyTheMethodsThatTheyDeclare() {
        let nothing = NoMethod()
        let everything = EveryMethod()
        for method in UIKitRequirements.optionalMethods {
            #expect(!nothing.responds(to: Selector(method.selector)), "\(method.selector)")
            #expect(everything.responds(to: Selector(method.selector)), "\(method.selector)")
        }
    }
}
