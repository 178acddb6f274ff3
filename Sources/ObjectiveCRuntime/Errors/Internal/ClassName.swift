/// A class name as Apple's systems print it: without a module for the classes of UIKit, with the module for those of an
/// application.
package struct ClassName: CustomStringConvertible {
    package let description: String

    /// The modules whose classes have no module in their names.
    static let ownModules = ["UIKit", "QuartzCore", "FoundationAdditions", "ObjectiveCRuntime"]

    package init(_ type: Any.Type) {
        // Swift marks private and local types with the address of their context, which Apple's names do not have.
        let parts = String(reflecting: type).components(separatedBy: "(unknown context at ")
        let name = parts[0] + parts.dropFirst().map { $0.drop { $0 != "." }.dropFirst() }.joined()
        let module = Self.ownModules.first { name.hasPrefix($0 + ".") }
        description = module.map { String(name.dropFirst($0.count + 1)) } ?? name
    }
}
