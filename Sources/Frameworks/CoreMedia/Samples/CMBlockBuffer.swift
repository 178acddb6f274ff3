/// - Linux: refuses
/// Holds the data of samples. Nothing on Linux yields one.
public final class CMBlockBuffer: Hashable, Sendable {
    private init() {}

    public static func == (lhs: CMBlockBuffer, rhs: CMBlockBuffer) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { 0 }

@discardableResult
public func CMBlockBufferGetDataPointer(
    _ theBuffer: CMBlockBuffer, atOffset offset: Int, lengthAtOffsetOut: UnsafeMutablePointer<Int>?,
    totalLengthOut: UnsafeMutablePointer<Int>?, dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OSStatus {
    kCMBlockBufferBadOffsetParameterErr
}

@discardableResult
public func CMBlockBufferCopyDataBytes(
    _ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int, destination: UnsafeMutableRawPointer
) -> OSStatus {
    kCMBlockBufferBadOffsetParameterErr
}
