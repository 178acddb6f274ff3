/// What functions of the framework return: `kCCSuccess` or an error.
/// - Linux: works
public typealias CCStatus = Int32
/// What functions that encrypt return.
/// - Linux: works
public typealias CCCryptorStatus = Int32
/// What `CCRandomGenerateBytes` returns.
/// - Linux: works
public typealias CCRNGStatus = CCCryptorStatus

public var kCCSuccess: Int { 0 }
public var kCCParamError: Int { -4300 }
public var kCCBufferTooSmall: Int { -4301 }
public var kCCMemoryFailure: Int { -4302 }
public var kCCAlignmentError: Int { -4303 }
public var kCCDecodeError: Int { -4304 }
public var kCCUnimplemented: Int { -4305 }
public var kCCOverflow: Int { -4306 }
public var kCCRNGFailure: Int { -4307 }
public var kCCUnspecifiedError: Int { -4308 }
public var kCCCallSequenceError: Int { -4309 }
public var kCCKeySizeError: Int { -4310 }
public var kCCInvalidKey: Int { -4311 }

/// Stores random bytes of the system.
/// - Linux: works
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    guard count > 0 else { return CCRNGStatus(kCCSuccess) }
    guard let bytes else { return CCRNGStatus(kCCParamError) }
    var generator = SystemRandomNumberGenerator()
    for index in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
    }
    return CCRNGStatus(kCCSuccess)
}
