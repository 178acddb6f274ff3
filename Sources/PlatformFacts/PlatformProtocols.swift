internal import CPlatformFacts

/// The protocols of Foundation and UIKit with their requirements, from Apple's headers.
package enum PlatformProtocols {
    /// A requirement of a protocol: a method or a property.
    package struct Requirement: Sendable {
        package let protocolName: String
        /// The full name of a method, `tableView(_:heightForRowAt:)`, or the name of a property.
        package let name: String
        /// The selector of a method, `tableView:heightForRowAtIndexPath:`, or the name of a property.
        package let objectiveCName: String
        /// The result type of a method, or the type of a property.
        package let type: String
        package let isOptional: Bool
        package let isProperty: Bool
        package let isStatic: Bool
    }

    /// Returns the requirements of `protocolName` itself, without inherited ones.
    package static func requirements(of protocolName: String) -> [Requirement] {
        protocols[protocolName]?.requirements ?? []
    }

    /// Returns the requirements of this full name, such as `tableView(_:cellForRowAt:)`, in all protocols.
    package static func requirements(named name: String) -> [Requirement] { requirementsByName[name] ?? [] }

    /// Returns the optional methods with this base name, such as `tableView`, in all protocols.
    package static func optionalMethods(named baseName: String) -> [Requirement] {
        optionalMethodsByBaseName[baseName] ?? []
    }

    package static func isProtocol(_ name: String) -> Bool { protocols[name] != nil }

    /// Returns all protocols that `protocolName` inherits, directly and indirectly.
    package static func inherited(by protocolName: String) -> Set<String> {
        guard let direct = protocols[protocolName]?.inherited else { return [] }
        return direct.reduce(into: Set(direct)) { $0.formUnion(inherited(by: $1)) }
    }

    private typealias Entry = (inherited: [String], requirements: [Requirement])

    private static let protocols: [String: Entry] = {
        var protocols: [String: Entry] = [:]
        var name = ""
        for line in FactLines(platformProtocols) {
            if line.hasPrefix(" ") {
                protocols[name]?.requirements.append(requirement(line, of: name))
            } else {
                let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                name = String(parts[0])
                protocols[name] = (parts[1].split(separator: " ").map(String.init), [])
            }
        }
        return protocols
    }()

    /// The requirements of all protocols, by full name. Those of the same name are in the order of the protocols' names.
    package static let requirementsByName = Dictionary(grouping: allRequirements, by: \.name)

    private static let optionalMethodsByBaseName = Dictionary(
        grouping: allRequirements.filter { $0.isOptional && !$0.isProperty },
        by: { String($0.name.prefix { $0 != "(" }) })

    private static let allRequirements = protocols.sorted { $0.key < $1.key }.flatMap(\.value.requirements)

    /// Parses a line: `? tableView(_:heightForRowAt:) tableView:heightForRowAtIndexPath: CGFloat`, `? static
    /// layerClass: AnyClass`.
    private static func requirement(_ line: Substring, of protocolName: String) -> Requirement {
        var words = line.split(separator: " ")
        let isOptional = words.removeFirst() == "?"
        let isStatic = words[0] == "static"
        if isStatic { words.removeFirst() }
        let first = String(words.removeFirst())
        let isProperty = !first.hasSuffix(")")
        let name = isProperty ? String(first.dropLast()) : first
        let objectiveCName = isProperty ? name : String(words.removeFirst())
        return Requirement(
            protocolName: protocolName, name: name, objectiveCName: objectiveCName,
            type: words.joined(separator: " "), isOptional: isOptional, isProperty: isProperty, isStatic: isStatic)
    }
}
