import Foundation
import MessageDigests

/// The number of bytes of a message, and words of digests.
/// - Linux: works
public typealias CC_LONG = UInt32
/// Long words of digests.
/// - Linux: works
public typealias CC_LONG64 = UInt64

/// The digests that programs have begun in contexts, by the number that a context has. Programs begin contexts in
/// memory that was never initialized, so that a context can own no object.
// Sound: the digests are used under the lock only.
final class DigestContexts<Digest>: @unchecked Sendable {
    private let lock = NSLock()
    private var digests: [UInt64: Digest] = [:]
    private var lastNumber: UInt64 = 0

    func add(_ digest: Digest) -> UInt64 {
        lock.withLock {
            lastNumber += 1
            digests[lastNumber] = digest
            return lastNumber
        }
    }

    /// Returns false if there is no such digest.
    func change(_ number: UInt64, _ change: (inout Digest) -> Void) -> Bool {
        guard var digest = remove(number) else { return false }
        change(&digest)
        lock.withLock { digests[number] = digest }
        return true
    }

    func remove(_ number: UInt64) -> Digest? { lock.withLock { digests.removeValue(forKey: number) } }
}

extension DigestContexts<MessageDigest> {
    static let messages = DigestContexts()
}

extension DigestContexts<KeyedDigest> {
    static let keyed = DigestContexts()
}

/// Copies a digest to memory of the program, which has room for it.
func store(_ digest: [UInt8], at target: UnsafeMutablePointer<UInt8>?) {
    target?.update(from: digest, count: digest.count)
}
