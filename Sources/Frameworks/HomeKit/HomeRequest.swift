import FrameworkAbsence
import Foundation

/// A request about homes, which ends with an error on the main queue.
enum HomeRequest {
    static func refusal() -> HMError {
        Absence.report("HomeKit", "HMHomeManager", "there are no homes, and requests end with an HMError")
        return HMError(.homeAccessNotAuthorized)
    }

    static func refuse(_ handler: @escaping @Sendable (HMError) -> Void) {
        let error = refusal()
        DispatchQueue.main.async { handler(error) }
    }
}
