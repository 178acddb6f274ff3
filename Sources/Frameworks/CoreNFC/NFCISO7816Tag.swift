import Foundation

/// - Linux: refuses
///
/// A tag with applications; no object exists.
public protocol NFCISO7816Tag: NFCNDEFTag {
    var initialSelectedAID: String { get }
    var identifier: Data { get }
    var historicalBytes: Data? { get }
    var applicationData: Data? { get }
    var proprietaryApplicationDataCoding: Bool { get }
    func sendCommand(apdu: NFCISO7816APDU, completionHandler: @escaping (Data, UInt8, UInt8, (any Error)?) -> Void)
    func sendCommand(apdu: NFCISO7816APDU) async throws -> (Data, UInt8, UInt8)
    func sendCommand(apdu: NFCISO7816APDU, resultHandler: @escaping (Result<NFCISO7816ResponseAPDU, any Error>) -> Void)
    func sendCommand(apdu: NFCISO7816APDU) async throws -> NFCISO7816ResponseAPDU
}
