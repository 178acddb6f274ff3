/// Which protocols Foundation and UIKit have, and which methods those require or allow.
enum PlatformProtocols {
    /// A method or property that a protocol asks for.
    struct Requirement: Sendable {
        let protocolName: String
        /// `tableView(_:heightForRowAt:)`, or the name of a property.
        let name: String
        /// `tableView:heightForRowAtIndexPath:`; a property's getter.
        let objectiveCName: String
        /// What a method returns (`Void` for nothing), what a property is.
        let type: String
        let isOptional: Bool
        let isProperty: Bool
        let isStatic: Bool
    }

    /// Everything that `protocolName` itself asks for.
    static func requirements(of protocolName: String) -> [Requirement] { protocols[protocolName]?.requirements ?? [] }

    /// What is called `name` in any protocol: `tableView(_:cellForRowAt:)`.
    static func requirements(named name: String) -> [Requirement] { requirementsByName[name] ?? [] }

    /// The methods that may be left out, by base name: `tableView`.
    static func optionalMethods(named baseName: String) -> [Requirement] { optionalMethodsByBaseName[baseName] ?? [] }

    static func isProtocol(_ name: String) -> Bool { protocols[name] != nil }

    /// The protocols that `protocolName` inherits, theirs included, itself not.
    static func inherited(by protocolName: String) -> Set<String> {
        guard let direct = protocols[protocolName]?.inherited else { return [] }
        return direct.reduce(into: Set(direct)) { $0.formUnion(inherited(by: $1)) }
    }

    private typealias Entry = (inherited: [String], requirements: [Requirement])

    private static let protocols = [uiKit, foundation].reduce(into: [String: Entry]()) { protocols, facts in
        var name = ""
        for line in facts.split(separator: "\n") {
            if line.hasPrefix(" ") {
                protocols[name]?.requirements.append(requirement(line, of: name))
            } else {
                let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                name = String(parts[0])
                protocols[name] = (parts[1].split(separator: " ").map(String.init), [])
            }
        }
    }

    /// UIKit's protocols, by the headers of the iOS 16.4 SDK: the name and what it inherits; then a line a member, `?` optional or `!` required, its
    /// Swift name, its Objective-C name, and its result; of properties the name and the type.
    private static let uiKit = [
        applicationProtocols,
        controllerProtocols,
        drawingProtocols,
        interactionProtocols,
        listProtocols,
        textProtocols,
        viewProtocols,
    ].joined(separator: "\n")

    private static let requirementsByName = Dictionary(
        grouping: protocols.values.flatMap(\.requirements), by: \.name)

    private static let optionalMethodsByBaseName = Dictionary(
        grouping: protocols.values.flatMap(\.requirements).filter { $0.isOptional && !$0.isProperty },
        by: { String($0.name.prefix { $0 != "(" }) })

    /// `? tableView(_:heightForRowAt:) tableView:heightForRowAtIndexPath: CGFloat`, `? static layerClass: AnyClass`.
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
