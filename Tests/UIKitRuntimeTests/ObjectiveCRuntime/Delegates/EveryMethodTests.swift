internal import ToolchainBets
import Testing

@testable import UIKit

/// Every optional method of every delegate protocol, one by one.
@MainActor @Suite(.serialized) struct EveryMethodTests {
    // Seeds 245, 248.
    @Test func everyOptionalMethodIsCalledByATest() {
        #expect(MethodCall.all.map(\.selector) == UIKitRequirements.optionalMethods.map(\.selector))
    }

    @Test(.enabled(if: MethodResolution.canSeeUncalledMethods))
    func everyMethodThatOnlyASubclassDeclaresIsFound() {
        for method in UIKitRequirements.optionalMethods {
            #expect(method.isConforming(NoMethod.self), "\(method.selector)")
            let code = DeclaredMethods.method(
                method.name, as: method.function, in: EveryMethod.self, below: NoMethod.self)
            #expect(code != nil, "\(method.selector)")
        }
    }

    @Test(.enabled(if: MethodResolution.canSeeUncalledMethods), arguments: MethodCall.all)
    func aMethodThatOnlyASubclassDeclaresIsCalled(_ method: MethodCall) {
        let object = EveryMethod()
        method.call(object)
        #expect(object.called == [method.selector])
    }

    @Test(arguments: MethodCall.all) func aMethodThatNobodyDeclaresCountsAsNotImplemented(_ method: MethodCall) {
        let object = NoMethod()
        let answer: Bool? = OptionalCall.of(called(method, OptionalCall.asking(object)))
        #expect(answer == nil)
    }

    @Test(.enabled(if: MethodResolution.canSeeUncalledMethods), arguments: MethodCall.all)
    func aMethodOfAForwardingTargetIsCalled(_ method: MethodCall) {
        let proxy = ForwardingNoMethod()
        let answer: Bool? = OptionalCall.of(called(method, OptionalCall.asking(proxy)))
        #expect(answer == true)
        #expect(proxy.target.called == [method.selector])
    }

    @Test(arguments: MethodCall.all) func aMessageIsForwardedWithAllItsArguments(_ method: MethodCall) {
        let proxy = InvokingNoMethod()
        let answer: Bool? = OptionalCall.of(called(method, OptionalCall.asking(proxy)))
        let message = proxy.messages.first
        #expect(message?.selector == Selector(method.selector))
        #expect(message?.arguments.count == method.selector.count { $0 == ":" })
        #expect((answer == nil) == (message?.returnsVoid == false), "only a message with a result needs an answer")
    }

    @Test(.enabled(if: MethodResolution.canSeeUncalledMethods), arguments: MethodCall.all)
    func aMessageIsSentToWhomItIsForwarded(_ method: MethodCall) {
        let proxy = InvokingNoMethod()
        let target = EveryMethod()
        proxy.target = target
        let answer: Bool? = OptionalCall.of(called(method, OptionalCall.asking(proxy)))
        #expect(answer == true)
        #expect(target.called == [method.selector])
    }

    @Test(.enabled(if: MethodResolution.canSeeUncalledMethods))
    func objectsRespondToExactlyTheMethodsThatTheyDeclare() {
        let nothing = NoMethod()
        let everything = EveryMethod()
        for method in UIKitRequirements.optionalMethods {
            #expect(!nothing.responds(to: Selector(method.selector)), "\(method.selector)")
            #expect(everything.responds(to: Selector(method.selector)), "\(method.selector)")
        }
    }

    @Test func objectsRespondToRequiredMethods() {
        let object = NoMethod()
        for selector in ["tableView:cellForRowAtIndexPath:", "numberOfComponentsInPickerView:"] {
            #expect(object.responds(to: Selector(selector)), "\(selector)")
        }
        #expect(!NSObject().responds(to: Selector("numberOfComponentsInPickerView:")))
    }

    private func called(_ method: MethodCall, _ object: NoMethod) -> Bool {
        method.call(object)
        return true
    }
}

/// Implements nothing itself, and forwards everything.
private final class ForwardingNoMethod: NoMethod, MessageForwarding {
    let target = EveryMethod()

    func responds(to aSelector: Selector!) -> Bool { true }
    func forwardingTarget(for aSelector: Selector!) -> Any? { target }
}

/// Implements nothing itself, and keeps every message.
private final class InvokingNoMethod: NoMethod, MessageForwarding, InvocationForwarding {
    var target: EveryMethod?
    var messages: [ForwardedInvocation] = []

    func responds(to aSelector: Selector!) -> Bool { true }

    func forwardInvocation(_ anInvocation: ForwardedInvocation) {
        messages.append(anInvocation)
        if let target { anInvocation.invoke(with: target) }
    }
}
