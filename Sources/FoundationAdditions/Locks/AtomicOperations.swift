internal import CToolchainBets

// Apple's atomic operations from before Swift's module Synchronization. All of them are memory barriers. Those that add
// return the new value.

@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { atomic_add_32(value, 1) }

@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { atomic_add_32(value, -1) }

@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    atomic_add_32(value, amount)
}

/// Sets the value if it is the expected one, and returns whether it was.
public func OSAtomicCompareAndSwap32(
    _ expected: Int32, _ desired: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
    atomic_swap_32(expected, desired, value)
}

@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { atomic_add_32(value, 1) }

@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { atomic_add_32(value, -1) }

@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    atomic_add_32(value, amount)
}

/// Sets the value if it is the expected one, and returns whether it was.
public func OSAtomicCompareAndSwap32Barrier(
    _ expected: Int32, _ desired: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
    atomic_swap_32(expected, desired, value)
}

@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { atomic_add_64(value, 1) }

@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { atomic_add_64(value, -1) }

@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    atomic_add_64(value, amount)
}

/// Sets the value if it is the expected one, and returns whether it was.
public func OSAtomicCompareAndSwap64(
    _ expected: Int64, _ desired: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool {
    atomic_swap_64(expected, desired, value)
}

@discardableResult
public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { atomic_add_64(value, 1) }

@discardableResult
public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { atomic_add_64(value, -1) }

@discardableResult
public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    atomic_add_64(value, amount)
}

/// Sets the value if it is the expected one, and returns whether it was.
public func OSAtomicCompareAndSwap64Barrier(
    _ expected: Int64, _ desired: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool {
    atomic_swap_64(expected, desired, value)
}
