import Foundation

/// - Linux: works
///
/// A command for the application of a tag.
open class NFCISO7816APDU: NSObject, NSCopying {
    public let instructionClass: UInt8
    public let instructionCode: UInt8
    public let p1Parameter: UInt8
    public let p2Parameter: UInt8
    public let data: Data?
    /// -1 if no answer is expected.
    public let expectedResponseLength: Int

    public init(
        instructionClass: UInt8, instructionCode: UInt8, p1Parameter: UInt8, p2Parameter: UInt8, data: Data,
        expectedResponseLength: Int
    ) {
        self.instructionClass = instructionClass
        self.instructionCode = instructionCode
        self.p1Parameter = p1Parameter
        self.p2Parameter = p2Parameter
        self.data = data
        self.expectedResponseLength = expectedResponseLength
    }

    /// Reads a command in the short form of ISO 7816-4: header, length, data, length of the answer.
    public convenience init?(data: Data) {
        let bytes = [UInt8](data)
        guard bytes.count >= 4 else { return nil }
        let rest = bytes.dropFirst(4)
        let length = rest.count > 1 ? Int(rest[4]) : 0
        let hasAnswer = rest.count == 1 || rest.count == length + 2
        guard rest.count <= 1 || hasAnswer || rest.count == length + 1 else { return nil }
        let last = Int(bytes[bytes.count - 1])
        self.init(
            instructionClass: bytes[0], instructionCode: bytes[1], p1Parameter: bytes[2], p2Parameter: bytes[3],
            data: rest.count > 1 ? Data(rest[5..<(5 + length)]) : Data(),
            expectedResponseLength: hasAnswer ? (last == 0 ? 256 : last) : -1)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// - Linux: refuses
///
/// The answer of a tag; none exists.
public struct NFCISO7816ResponseAPDU: Sendable {
    public var statusWord1: UInt8
    public var statusWord2: UInt8
    public var payload: Data?
}
