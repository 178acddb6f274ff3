import CoreFoundationTypes
import Foundation

/// What a certificate has to be good for. Nothing evaluates it on Linux.
/// - Linux: no effect
public final class SecPolicy: Hashable, Sendable {
    fileprivate init() {}

    public static func == (lhs: SecPolicy, rhs: SecPolicy) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// - Linux: no effect
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

/// - Linux: no effect
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }

/// - Linux: no effect
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy() }
