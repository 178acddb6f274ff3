import FrameworkAbsence
import Foundation

/// - Linux: refuses
///
/// Would give a token that proves to a server that the device is Apple's; ends with `DCError.featureUnsupported`.
// Sound: it has no state.
open class DCDevice: NSObject, @unchecked Sendable {
    private static let device = DCDevice()

    open class var current: DCDevice { device }

    open var isSupported: Bool { false }

    open func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(nil, DeviceAbsence.error) }
    }

    open func generateToken() async throws -> Data { throw DeviceAbsence.error }
}

/// Reports that the device is not Apple's, and makes the errors that say so.
enum DeviceAbsence {
    static var error: DCError {
        Absence.report("DeviceCheck", "the proof that a device is Apple's", "tokens and keys are refused")
        return DCError(.featureUnsupported)
    }
}
