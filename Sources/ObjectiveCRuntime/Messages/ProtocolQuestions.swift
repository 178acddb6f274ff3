import Foundation

// Questions for protocols. On Apple's systems a protocol is an object of the class `Protocol` for them; here it is the
// protocol's type, which is written in the same way: `view.conforms(to: UITextInput.self)`.

extension NSObjectProtocol {
    /// Returns whether the class of the object conforms to the protocol. It may be any protocol of Swift, too.
    public func conforms<Requirements>(to aProtocol: Requirements.Type) -> Bool { self is Requirements }

    /// Returns whether the class conforms to the protocol.
    public static func conforms<Requirements>(to aProtocol: Requirements.Type) -> Bool {
        ProtocolConformance.isDeclared(by: self, to: aProtocol)
    }
}

/// Returns whether the class or a superclass of it conforms to the protocol; false for nil.
public func class_conformsToProtocol<Requirements>(_ cls: AnyClass?, _ protocol: Requirements.Type?) -> Bool {
    guard let cls, let `protocol` else { return false }
    return ProtocolConformance.isDeclared(by: cls, to: `protocol`)
}

private enum ProtocolConformance {
    /// The type of the classes that conform to a protocol has the name of the protocol's type, and two letters more.
    static func isDeclared<Requirements>(by type: any Any.Type, to requirements: Requirements.Type) -> Bool {
        guard let name = _mangledTypeName(requirements), let conforming = _typeByName(name + "Xp") else { return false }
        func contains<Conforming>(_: Conforming.Type) -> Bool { type is Conforming }
        return _openExistential(conforming, do: contains)
    }
}
