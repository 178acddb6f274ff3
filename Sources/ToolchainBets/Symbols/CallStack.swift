// A function of glibc that Swift's Glibc module hides.
@_silgen_name("backtrace")
private func backtrace(_ buffer: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ size: Int32) -> Int32

/// Reads the stack of the calling thread.
package enum CallStack {
    /// Returns the return addresses of the functions on the stack, the innermost first, at most `limit`.
    package static func returnAddresses(limit: Int) -> [UInt] {
        withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: limit) { buffer in
            guard let start = buffer.baseAddress else { return [] }
            let count = Int(backtrace(start, Int32(limit)))
            return (0..<count).compactMap { buffer[$0].map { UInt(bitPattern: $0) } }
        }
    }
}
