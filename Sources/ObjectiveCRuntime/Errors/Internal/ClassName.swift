/// A class name as Apple's systems print it: without a module for the classes of UIKit, with the module for those of an
/// application.
package struct ClassName: CustomStringConvertible {
    package let description: String

    package init(_ type: Any.Type) {
        // Swift marks private and local types with the address of their context, which Apple's names do not have.
        let parts = String(reflecting: type).components(separatedBy: "(unknown context at ")
        let name = parts[0] + parts.dropFirst().map { $0.drop { $0 != "." }.dropFirst() }.joined()
        let ownModules = ["UIKit.", "QuartzCore.", "ObjectiveCRuntime."]
        description = ownModules.first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) } ?? name
    }
}
