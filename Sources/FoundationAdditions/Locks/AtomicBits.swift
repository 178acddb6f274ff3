internal import CToolchainBets

// Operations on bits. Those with "Orig" in the name return the former value, the others the new one.

@discardableResult
public func OSAtomicOr32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: atomic_or_32(value, mask) | mask)
}

@discardableResult
public func OSAtomicOr32Orig(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: atomic_or_32(value, mask))
}

@discardableResult
public func OSAtomicOr32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: atomic_or_32(value, mask) | mask)
}

@discardableResult
public func OSAtomicOr32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: atomic_or_32(value, mask))
}

@discardableResult
public func OSAtomicAnd32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: atomic_and_32(value, mask) & mask)
}

@discardableResult
public func OSAtomicAnd32Orig(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: atomic_and_32(value, mask))
}

@discardableResult
public func OSAtomicAnd32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: atomic_and_32(value, mask) & mask)
}

@discardableResult
public func OSAtomicAnd32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: atomic_and_32(value, mask))
}

@discardableResult
public func OSAtomicXor32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: atomic_xor_32(value, mask) ^ mask)
}

@discardableResult
public func OSAtomicXor32Orig(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: atomic_xor_32(value, mask))
}

@discardableResult
public func OSAtomicXor32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: atomic_xor_32(value, mask) ^ mask)
}

@discardableResult
public func OSAtomicXor32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: atomic_xor_32(value, mask))
}
