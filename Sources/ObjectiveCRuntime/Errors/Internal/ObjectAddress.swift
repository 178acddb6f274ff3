/// An object's address as the descriptions of UIKit print it: `0x7f8e3b50`.
package struct ObjectAddress: CustomStringConvertible {
    package let description: String

    package init(_ object: AnyObject) {
        description = "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }
}
