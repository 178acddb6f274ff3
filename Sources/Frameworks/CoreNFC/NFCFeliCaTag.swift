import Foundation

/// - Linux: works
///
/// Says what a tag answers.
public enum NFCFeliCaPollingRequestCode: Int, Sendable {
    case noRequest = 0
    case systemCode = 1
    case communicationPerformance = 2
}

public typealias PollingRequestCode = NFCFeliCaPollingRequestCode

/// - Linux: works
///
/// Says how many tags may answer.
public enum NFCFeliCaPollingTimeSlot: Int, Sendable {
    case max1 = 0
    case max2 = 1
    case max4 = 3
    case max8 = 7
    case max16 = 15
}

public typealias PollingTimeSlot = NFCFeliCaPollingTimeSlot

/// - Linux: refuses
///
/// A FeliCa tag; no object exists.
public protocol NFCFeliCaTag: NFCNDEFTag {
    var currentSystemCode: Data { get }
    var currentIDm: Data { get }
    func polling(
        systemCode: Data, requestCode: NFCFeliCaPollingRequestCode, timeSlot: NFCFeliCaPollingTimeSlot,
        completionHandler: @escaping (Data, Data, (any Error)?) -> Void)
    func polling(systemCode: Data, requestCode: NFCFeliCaPollingRequestCode, timeSlot: NFCFeliCaPollingTimeSlot)
        async throws -> (Data, Data)
    func requestService(nodeCodeList: [Data], completionHandler: @escaping ([Data], (any Error)?) -> Void)
    func requestService(nodeCodeList: [Data]) async throws -> [Data]
    func requestResponse(completionHandler: @escaping (Int, (any Error)?) -> Void)
    func requestResponse() async throws -> Int
    func readWithoutEncryption(
        serviceCodeList: [Data], blockList: [Data],
        completionHandler: @escaping (Int, Int, [Data], (any Error)?) -> Void)
    func readWithoutEncryption(serviceCodeList: [Data], blockList: [Data]) async throws -> (Int, Int, [Data])
    func writeWithoutEncryption(
        serviceCodeList: [Data], blockList: [Data], blockData: [Data],
        completionHandler: @escaping (Int, Int, (any Error)?) -> Void)
    func writeWithoutEncryption(serviceCodeList: [Data], blockList: [Data], blockData: [Data]) async throws -> (
        Int, Int
    )
    func requestSystemCode(completionHandler: @escaping ([Data], (any Error)?) -> Void)
    func requestSystemCode() async throws -> [Data]
    func sendFeliCaCommand(commandPacket: Data, completionHandler: @escaping (Data, (any Error)?) -> Void)
    func sendFeliCaCommand(commandPacket: Data) async throws -> Data
}
