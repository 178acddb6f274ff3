/// An object's address as UIKit's descriptions print it: `0x7f8e3b50`.
struct ObjectAddress: CustomStringConvertible {
    let description: String

    init(_ object: AnyObject) {
        description = "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }
}

extension CGFloat {
    /// As Foundation's `%g` prints it: whole numbers without a decimal point.
    var shortDescription: String {
        String(format: "%g", Double(self))
    }
}

extension CGRect {
    /// `(0 0; 320 44)`, as in UIKit's view descriptions.
    var shortDescription: String {
        "(\(origin.x.shortDescription) \(origin.y.shortDescription); "
            + "\(size.width.shortDescription) \(size.height.shortDescription))"
    }
}
