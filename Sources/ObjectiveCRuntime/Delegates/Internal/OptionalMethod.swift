package import RuntimeInspection

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

    /// For the default: the answer of whoever implements the method in the object's place. Nil when nobody does, which is then noted.
    ///
    /// - Parameters:
    ///   - found: calls a method that only a subclass of the conforming class declares.
    ///   - forwarded: calls the method of a forwarding target.
    @MainActor @discardableResult
    package func answer<Answer>(
        for object: AnyObject, found: (Call) -> Answer, forwarded: (Target) -> Answer
    ) -> Answer? {
        if MethodStandIns.isAnswering(object, selector) { return nil }
        switch MethodStandIns.standIn(for: self, in: object) {
        case .nobody: break
        case .symbol(let code):
            let call = DeclaredMethods.bind(code, to: object, as: Call.self)
            return MethodStandIns.answering(object, selector) { found(call) }
        case .listed(let method):
            if let function = method.bound?(object) as? Call.Function {
                return MethodStandIns.answering(object, selector) { found(Call(call: function)) }
            }
        case .forwardingTarget:
            if let answer = forward(object, forwarded) { return answer }
        }
        TakenDefaults.current.note(object, selector)
        return nil
    }

    /// For those who call: the object, unless it is a proxy that denies the method.
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

    @MainActor private func forward<Answer>(_ object: AnyObject, _ forwarded: (Target) -> Answer) -> Answer? {
        guard let forwarding = object as? any MessageForwarding,
            let next = forwarding.forwardingTarget(for: Selector(selector)), next as AnyObject !== object,
            let target = next as? Target
        else { return nil }
        let defaults = TakenDefaults.current
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

extension OptionalMethod: ProtocolRequirement {
    package var function: Any.Type { Call.Function.self }

    package func isConforming(_ type: AnyClass) -> Bool { conforms(type) }
}
