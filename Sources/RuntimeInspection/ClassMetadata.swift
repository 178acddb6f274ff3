/// The words of a native Swift class's metadata record on 64-bit platforms without Objective-C.
///
/// The layout is that of TargetClassMetadata in the Swift runtime (include/swift/ABI/Metadata.h): kind, superclass,
/// flags and instance address point, instance size and alignment, class size and address point, description, ivar
/// destroyer, then members.
struct ClassMetadata {
    static let descriptionWord = 5
    static let firstMemberWord = 7
    private static let classSizeOffset = 32
    private static let classAddressPointOffset = 36

    let address: UnsafeRawPointer

    init(_ type: AnyClass) {
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

    func word(_ index: Int) -> UInt {
        address.load(fromByteOffset: index * 8, as: UInt.self)
    }
}
