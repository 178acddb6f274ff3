/// A curve of the National Institute of Standards and Technology.
enum EllipticCurve: Int, CaseIterable {
    case p256 = 256
    case p384 = 384
    case p521 = 521

    /// OpenSSL's name.
    var name: String { "P-\(rawValue)" }

    /// The length of a coordinate in bytes.
    var length: Int { (rawValue + 7) / 8 }

    /// The object identifier, encoded.
    var identifier: DERValue {
        switch self {
        case .p256: DERValue(0x06, [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07])
        case .p384: DERValue(0x06, [0x2B, 0x81, 0x04, 0x00, 0x22])
        case .p521: DERValue(0x06, [0x2B, 0x81, 0x04, 0x00, 0x23])
        }
    }

    /// Returns a signature as two integers of the curve's length, from the sequence of X9.62.
    func plain(_ signature: [UInt8]) -> [UInt8]? {
        guard let sequence = DERValue.values(in: signature)?.first, let numbers = sequence.values,
            numbers.count == 2
        else { return nil }
        return numbers.flatMap { padded($0.content) }
    }

    /// Returns a signature as the sequence of X9.62, from two integers of the curve's length.
    func sequence(_ signature: [UInt8]) -> [UInt8]? {
        guard signature.count == 2 * length else { return nil }
        let halves = [signature.prefix(length), signature.suffix(length)]
        return DERValue(DERValue.sequence, halves.map { DERValue(positiveInteger: Array($0)) }).bytes
    }

    /// Returns a number with the curve's length.
    func padded(_ number: [UInt8]) -> [UInt8] {
        let digits = number.drop { $0 == 0 }
        return [UInt8](repeating: 0, count: max(0, length - digits.count)) + digits
    }
}
