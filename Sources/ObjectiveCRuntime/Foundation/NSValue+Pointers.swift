import Foundation

// Addresses in NSValue objects, which Foundation on Linux cannot store. An address is stored as an integer of its size:
// `objCType` is "Q".

extension NSValue {
    /// Stores an address. The memory there is not kept alive.
    public convenience init(pointer: UnsafeRawPointer?) {
        var address = UInt64(UInt(bitPattern: pointer))
        self.init(bytes: &address, objCType: "Q")
    }

    /// The address that was stored. Reading it from a value of another type is an error of the program.
    public var pointerValue: UnsafeMutableRawPointer? {
        var address: UInt64 = 0
        getValue(&address)
        return UnsafeMutableRawPointer(bitPattern: UInt(address))
    }

    /// Stores the identity of an object without retaining it.
    public convenience init(nonretainedObject anObject: Any?) {
        self.init(pointer: anObject.map { UnsafeRawPointer(Unmanaged.passUnretained($0 as AnyObject).toOpaque()) })
    }

    /// The object whose identity was stored. Reading it after the object was released is an error of the program.
    public var nonretainedObjectValue: Any? {
        pointerValue.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }
}
