import FrameworkAbsence
import Foundation

/// Reports that programs cannot configure the network, and makes the errors that say so.
enum NetworkAbsence {
    /// The error with which requests about configurations end.
    static var error: NEVPNError {
        report()
        return NEVPNError(
            .configurationReadWriteFailed,
            userInfo: [NSLocalizedDescriptionKey: "Programs do not configure the network of a desktop."])
    }

    static func report() {
        Absence.report("NetworkExtension", "the network settings of a desktop", "configurations are refused")
    }

    /// Calls the handler on the main queue.
    static func refuse(_ handler: (@Sendable ((any Error)?) -> Void)?) {
        let error = error
        guard let handler else { return }
        DispatchQueue.main.async { handler(error) }
    }
}
