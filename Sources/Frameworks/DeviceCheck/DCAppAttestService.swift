import Foundation

/// - Linux: refuses
///
/// Would prove to a server that the program is unchanged; ends with `DCError.featureUnsupported`.
// Sound: it has no state.
open class DCAppAttestService: NSObject, @unchecked Sendable {
    private static let service = DCAppAttestService()

    open class var shared: DCAppAttestService { service }

    open var isSupported: Bool { false }

    open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completionHandler(nil, DeviceAbsence.error) }
    }

    open func generateKey() async throws -> String { throw DeviceAbsence.error }

    open func attestKey(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, DeviceAbsence.error) }
    }

    open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DeviceAbsence.error }

    open func generateAssertion(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, DeviceAbsence.error) }
    }

    open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DeviceAbsence.error
    }
}
