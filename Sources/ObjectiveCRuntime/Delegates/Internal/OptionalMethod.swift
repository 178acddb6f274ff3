package import ToolchainBets

/// An optional method of one of UIKit's protocols: a requirement with a default, which answers for objects that do not implement it.
///
/// The default asks this first, and only then does what UIKit does without the method. So whoever calls the method through the protocol, UIKit or the
/// application, reaches a method that only a subclass of the conforming class declares, and the forwarding target of a proxy.
///
/// - `Target`: the protocol, as `any UIScrollViewDelegate`.
/// - `Call`: the method's type.
package struct OptionalMethod<Target, Call: DeclaredMethods.Call>: Sendable {
    /// Objective-C's name.
    package let selector: String
    /// Swift's name: `tableView(_:heightForRowAt:)`.
    package let name: String
    private let conforms: @Sendable (AnyClass) -> Bool

    package init(_ selector: String, _ name: String, _ conforms: @escaping @Sendable (AnyClass) -> Bool) {
        self.selector = selector
        self.name = name
        self.conforms = conforms
    }

    /// Called by the default implementation: returns the result of a subclass's method or of the forwarding target. Returns nil, and records
    /// that the default implementation ran, when there is none.
    ///
    /// - Parameters:
    ///   - arguments: those of the call, for an object that gets messages as values.
    ///   - declared: calls a method that only a subclass of the conforming class declares.
    ///   - forwarded: calls the method of a forwarding target.
    @MainActor @discardableResult
    package func answer<Answer>(
        for object: AnyObject, arguments: @autoclosure () -> [Any?], declared: (Call) -> Answer,
        forwarded: (Target) -> Answer
    ) -> Answer? {
        if MethodResolution.isAnswering(object, selector) { return nil }
        switch MethodResolution.implementation(of: self, in: object) {
        case .missing: break
        case .symbol(let code):
            let call = DeclaredMethods.bind(code, to: object, as: Call.self)
            return MethodResolution.answering(object, selector) { declared(call) }
        case .listed(let method):
            if let function = method.bound?(object) as? Call.Function {
                return MethodResolution.answering(object, selector) { declared(Call(call: function)) }
            }
        case .forwardingTarget:
            let answer =
                if let forwarding = object as? any InvocationForwarding {
                    invoke(forwarding, arguments(), forwarded)
                } else {
                    forward(object, forwarded)
                }
            if let answer { return answer }
        }
        DefaultImplementations.current.note(object, selector)
        return nil
    }

    /// Returns the object, or nil when it is a proxy that does not respond to the method.
    ///
    /// - Parameter proxy: of this assignment of the object, so that it is asked once.
    @MainActor package func receiver(_ object: Target?, _ proxy: ProxyAnswers?) -> Target? {
        guard let object, let proxy else { return object }
        return proxy.responds(to: selector, object as AnyObject) ? object : nil
    }

    /// The same where no assignment is remembered.
    @MainActor package func receiver(_ object: Target?) -> Target? {
        receiver(object, ProxyAnswers(object as AnyObject?))
    }

    /// Calls the method. Returns nil if there is no object, or if it does not implement the method: for methods whose absence means something
    /// else than their default does. The default implementation has run then.
    @MainActor package func ask<Answer>(
        _ object: Target?, _ proxy: ProxyAnswers?, _ call: (Target) -> Answer
    ) -> Answer? {
        guard let object = receiver(object, proxy) else { return nil }
        let defaults = DefaultImplementations.current
        defaults.last = nil
        let answer = MethodResolution.asking { call(object) }
        return defaults.take(by: object as AnyObject, selector) ? nil : answer
    }

    /// The same where no assignment is remembered.
    @MainActor package func ask<Answer>(_ object: Target?, _ call: (Target) -> Answer) -> Answer? {
        ask(object, ProxyAnswers(object as AnyObject?), call)
    }

    /// Returns the result that another object gave; nil if none was asked, or if it does not implement the method. The
    /// object itself has dealt with a message that has no result.
    @MainActor private func invoke<Answer>(
        _ object: any InvocationForwarding, _ arguments: [Any?], _ forwarded: (Target) -> Answer
    ) -> Answer? {
        var answer: Answer? = () as? Answer
        withoutActuallyEscaping(forwarded) { forwarded in
            let invocation = ForwardedInvocation(
                Selector(selector), arguments, returnsVoid: answer != nil
            ) { target in
                if target as AnyObject !== object, let given = call(target, forwarded) { answer = given }
            }
            object.forwardInvocation(invocation)
            invocation.end()
        }
        return answer
    }

    @MainActor private func forward<Answer>(_ object: AnyObject, _ forwarded: (Target) -> Answer) -> Answer? {
        guard let forwarding = object as? any MessageForwarding,
            let next = forwarding.forwardingTarget(for: Selector(selector)), next as AnyObject !== object
        else { return nil }
        return call(next, forwarded)
    }

    /// Returns nil if the object does not implement the method.
    @MainActor private func call<Answer>(_ next: Any, _ forwarded: (Target) -> Answer) -> Answer? {
        guard let target = receiver(next as? Target) else { return nil }
        let defaults = DefaultImplementations.current
        defaults.last = nil
        let answer = forwarded(target)
        return defaults.take(by: next as AnyObject, selector) ? nil : answer
    }
}

/// A method of a protocol of UIKit's, whatever its type.
package protocol ProtocolRequirement: Sendable {
    var selector: String { get }
    var name: String { get }
    var function: Any.Type { get }

    func isConforming(_ type: AnyClass) -> Bool
}

extension ProtocolRequirement {
    /// Whether the method has no result.
    package var returnsVoid: Bool { "\(function)".hasSuffix("-> ()") }
}

extension OptionalMethod: ProtocolRequirement {
    package var function: Any.Type { Call.Function.self }

    package func isConforming(_ type: AnyClass) -> Bool { conforms(type) }
}
