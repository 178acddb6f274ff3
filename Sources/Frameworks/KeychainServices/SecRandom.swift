import CoreFoundationTypes

/// A source of random bytes.
/// - Linux: works
public typealias SecRandomRef = OpaquePointer

// Sound: it is nil for good.
/// The system's source of random bytes, which is nil.
/// - Linux: works
nonisolated(unsafe) public let kSecRandomDefault: SecRandomRef? = nil

/// Stores random bytes of the system.
/// - Linux: works
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    for index in 0..<max(0, count) {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
    }
    return errSecSuccess
}
