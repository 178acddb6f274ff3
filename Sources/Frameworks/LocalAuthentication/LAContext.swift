import FrameworkAbsence
import Foundation
import ObjectiveCRuntime

public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

/// - Linux: refuses
///
/// Would authenticate the owner of the device. Programs on Linux have neither a sensor nor the user's passcode: every
/// policy ends with ``LAError``, `biometryNotAvailable` for biometrics and `passcodeNotSet` for the owner.
open class LAContext: NSObject {
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var localizedReason = ""
    open var interactionNotAllowed = false
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    open var maxBiometryFailures: NSNumber?

    open var evaluatedPolicyDomainState: Data? { nil }

    open var biometryType: LABiometryType { .none }

    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        error?.pointee = Self.refusal(of: policy)._nsError
        return false
    }

    /// The reply comes on another thread.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let error = Self.refusal(of: policy)
        DispatchQueue.global().async { reply(false, error) }
    }

    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw Self.refusal(of: policy)
    }

    /// - Linux: no effect
    open func invalidate() {}

    open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { false }

    open func isCredentialSet(_ type: LACredentialType) -> Bool { false }

    private static func refusal(of policy: LAPolicy) -> LAError {
        Absence.report("LocalAuthentication", "authentication of the device's owner", "every policy is refused")
        switch policy {
        case .deviceOwnerAuthenticationWithBiometrics:
            return LAError(
                .biometryNotAvailable, userInfo: [NSLocalizedDescriptionKey: "Biometry is not available on Linux."])
        case .deviceOwnerAuthentication:
            return LAError(.passcodeNotSet, userInfo: [NSLocalizedDescriptionKey: "Linux has no passcode to ask for."])
        }
    }
}
