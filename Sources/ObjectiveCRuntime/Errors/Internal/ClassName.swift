/// A class's name as Apple's systems print it: bare for UIKit's own, with the module for an application's.
package struct ClassName: CustomStringConvertible {
    package let description: String

    package init(_ type: Any.Type) {
        // Swift says where private and local types are declared by an address; Apple's names have no such part.
        let parts = String(reflecting: type).components(separatedBy: "(unknown context at ")
        let name = parts[0] + parts.dropFirst().map { $0.drop { $0 != "." }.dropFirst() }.joined()
        let ownModules = ["UIKit.", "QuartzCore.", "ObjectiveCRuntime."]
        description = ownModules.first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) } ?? name
    }
}
