import Foundation

/// - Linux: works
///
/// Says whether messages can be written to a tag.
public enum NFCNDEFStatus: UInt, Sendable {
    case notSupported = 1
    case readWrite = 2
    case readOnly = 3
}

/// - Linux: refuses
///
/// A tag with messages; no object exists.
public protocol NFCNDEFTag: NSCopying, NSSecureCoding, NSObjectProtocol {
    var isAvailable: Bool { get }
    func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
    func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
    func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
    func readNDEF() async throws -> NFCNDEFMessage
    func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
    func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws
    func writeLock(completionHandler: @escaping ((any Error)?) -> Void)
    func writeLock() async throws
}
