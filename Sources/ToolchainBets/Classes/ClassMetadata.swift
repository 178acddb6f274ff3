/// The words of a native Swift class's metadata record on 64-bit platforms without Objective-C.
///
/// The layout is that of TargetClassMetadata in the Swift runtime (include/swift/ABI/Metadata.h): kind, superclass,
/// flags and instance address point, instance size and alignment, class size and address point, description, ivar
/// destroyer, then members. The value witnesses are before the address point, and before these the destructor, which
/// the runtime calls for an object without references.
package struct ClassMetadata {
    private static let destructorWord = -2
    static let descriptionWord = 5
    static let firstMemberWord = 7
    private static let instanceSizeOffset = 24
    private static let classSizeOffset = 32
    private static let classAddressPointOffset = 36

    package let address: UnsafeRawPointer

    package init(_ type: AnyClass) {
        address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    /// The nominal type descriptor, which all specializations of a generic class share.
    var descriptor: UnsafeRawPointer? {
        address.load(fromByteOffset: Self.descriptionWord * 8, as: UnsafeRawPointer?.self)
    }

    /// The number of words from the address point to the end of the record.
    var wordCount: Int {
        let size = Int(address.load(fromByteOffset: Self.classSizeOffset, as: UInt32.self))
        let addressPoint = Int(address.load(fromByteOffset: Self.classAddressPointOffset, as: UInt32.self))
        return (size - addressPoint) / 8
    }

    /// The bytes of an object without what its allocation adds.
    var instanceSize: Int { Int(address.load(fromByteOffset: Self.instanceSizeOffset, as: UInt32.self)) }

    func word(_ index: Int) -> UInt {
        address.load(fromByteOffset: index * 8, as: UInt.self)
    }

    // MARK: Destructors

    /// The address of a function that deinitializes and deallocates an object, which it takes as Swift methods take `self`.
    package var destructor: UInt { word(Self.destructorWord) }

    /// Class records are writable; the runtime reads the destructor for each object that is released last.
    package func setDestructor(_ destructor: UInt) {
        UnsafeMutableRawPointer(mutating: address)
            .storeBytes(of: destructor, toByteOffset: Self.destructorWord * 8, as: UInt.self)
    }
}
