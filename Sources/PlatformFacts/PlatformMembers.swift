internal import CPlatformFacts

/// The members of UIKit's classes with their Objective-C names, from Apple's headers: all methods with parameters, and
/// other members whose Objective-C name differs from their Swift name.
package enum PlatformMembers {
    package struct Member: Sendable {
        /// The full name of a method, `hitTest(_:with:)`, or the name of a property.
        package let name: String
        /// The selector of a method, `hitTest:withEvent:`, or the name of a property, which its getter's may differ
        /// from.
        package let objectiveCName: String
        package let isStatic: Bool

        package var isMethod: Bool { name.hasSuffix(")") }
    }

    /// Returns the members with this base name in `className` and its superclasses, nearest class first.
    package static func members(named baseName: String, ofClass className: String) -> [Member] {
        sequence(first: className, next: PlatformClasses.superclass).flatMap { members[$0]?[baseName] ?? [] }
    }

    /// Returns the members with this base name in all classes, sorted by Objective-C name.
    package static func members(named baseName: String) -> [Member] {
        members.values.flatMap { $0[baseName] ?? [] }.sorted { $0.objectiveCName < $1.objectiveCName }
    }

    /// The members by class, then by base name.
    package static let members: [String: [String: [Member]]] = {
        var members: [String: [String: [Member]]] = [:]
        var className = ""
        for line in FactLines(platformMembers) {
            guard line.hasPrefix(" ") else {
                className = String(line)
                continue
            }
            let member = member(line)
            members[className, default: [:]][MethodName(member.name).base, default: []].append(member)
        }
        return members
    }()

    private static func member(_ line: Substring) -> Member {
        var words = line.split(separator: " ")
        let isStatic = words.first == "static"
        if isStatic { words.removeFirst() }
        let name = words.removeFirst()
        let objectiveCName = words.first.map(String.init) ?? MethodName(String(name)).selector
        return Member(name: String(name), objectiveCName: objectiveCName, isStatic: isStatic)
    }
}
