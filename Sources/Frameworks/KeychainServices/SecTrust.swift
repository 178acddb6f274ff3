import CoreFoundationTypes
import Foundation
import Synchronization

/// Certificates of a server or a client with the policies that they have to satisfy.
///
/// An evaluation builds the chain with OpenSSL and checks it against the system's certificates, those in the folder
/// that OpenSSL was built with (`/etc/ssl/certs` on most distributions), or those that the program sets. Nothing is
/// fetched over the network: missing issuers stay missing, and nobody is asked about revoked certificates.
/// - Linux: works
public final class SecTrust: Hashable, Sendable {
    /// What a program sets and an evaluation finds.
    struct State: Sendable {
        var policies: [SecPolicy]
        var anchors: [SecCertificate]?
        var anchorsOnly: Bool?
        var date: Date?
        var exceptions: Data?
        var mayFetch = true
        /// Nil if something was set since the last evaluation.
        var outcome: TrustOutcome?
    }

    let certificates: [SecCertificate]
    private let state: Mutex<State>

    /// There is at least one certificate.
    init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) {
        self.certificates = certificates
        state = Mutex(State(policies: policies))
    }

    public static func == (lhs: SecTrust, rhs: SecTrust) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// A value of the state.
    func read<Value: Sendable>(_ body: (State) -> Value) -> Value { state.withLock { body($0) } }

    /// Changes what the next evaluation depends on.
    func set(_ body: (inout State) -> Void) {
        state.withLock {
            body(&$0)
            $0.outcome = nil
        }
    }

    /// Evaluates what was set since the last evaluation.
    func evaluated() -> TrustOutcome {
        let state = read { $0 }
        if let outcome = state.outcome { return outcome }
        let outcome = TrustOutcome(certificates, state)
        self.state.withLock { $0.outcome = outcome }
        return outcome
    }
}

/// What an evaluation finds.
/// - Linux: works
public enum SecTrustResultType: UInt32, Sendable {
    case invalid = 0
    case proceed = 1
    case deny = 3
    case unspecified = 4
    case recoverableTrustFailure = 5
    case fatalTrustFailure = 6
    case otherError = 7
}

/// Creates a trust of certificates, of which the first is evaluated, with one policy or several; nil stands for the
/// basic policy. Stores nil and returns `errSecParam` for other objects.
/// - Linux: works
@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    trust.pointee = nil
    guard let certificates: [SecCertificate] = elements(certificates), !certificates.isEmpty,
        let policies: [SecPolicy] = policies.map({ elements($0) }) ?? [SecPolicyCreateBasicX509()]
    else { return errSecParam }
    trust.pointee = SecTrust(certificates, policies.isEmpty ? [SecPolicyCreateBasicX509()] : policies)
    return errSecSuccess
}

/// Creates a trust of a list of certificates.
/// - Linux: works
@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: CFArray, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus { SecTrustCreateWithCertificates(certificates as NSArray, policies, trust) }

/// Creates a trust of a list of certificates with a list of policies.
/// - Linux: works
@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: CFArray, _ policies: CFArray, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus { SecTrustCreateWithCertificates(certificates as NSArray, policies as NSArray, trust) }

/// Returns the elements of a list, or an object as the only element; nil if there is something else among them.
func elements<Element>(_ object: AnyObject) -> [Element]? {
    if let element = object as? Element { return [element] }
    let list = object as? [Any] ?? (object as? NSArray)?.map { $0 }
    guard let list else { return nil }
    let elements = list.compactMap { $0 as? Element }
    return elements.count == list.count ? elements : nil
}
