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

/// A class's name as Apple's systems print it: bare for UIKit's own, with the module for an application's.
struct ClassName: CustomStringConvertible {
    let description: String

    init(_ type: Any.Type) {
        // Swift says where private and local types are declared by an address; Apple's names have no such part.
        let parts = String(reflecting: type).components(separatedBy: "(unknown context at ")
        let name = parts[0] + parts.dropFirst().map { $0.drop { $0 != "." }.dropFirst() }.joined()
        let ownModules = ["UIKit.", "QuartzCore."]
        description = ownModules.first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) } ?? name
    }
}
