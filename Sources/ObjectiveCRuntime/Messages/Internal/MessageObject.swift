import Foundation

/// Converts arguments of typed calls to what Objective-C has in an array of objects.
enum MessageObject {
    static func of(_ value: Any?) -> Any {
        guard let value = value.flatMap({ erased($0) }) else { return NSNull() }
        let plain = KeyValueConversion.unboxed(value)
        if type(of: plain) is AnyClass { return plain }
        if let number = KeyValueConversion.number(plain) { return number }
        if let pointer = plain as? any _Pointer { return NSValue(pointer: address(of: pointer)) }
        return plain
    }

    private static func address(of pointer: some _Pointer) -> UnsafeRawPointer? {
        UnsafeRawPointer(bitPattern: UInt(bitPattern: pointer))
    }
}
