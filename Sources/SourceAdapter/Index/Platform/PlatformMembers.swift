/// What members of UIKit's classes are called in Objective-C.
enum PlatformMembers {
    struct Member: Sendable {
        /// `hitTest(_:with:)`, or the name of a property.
        let name: String
        /// `hitTest:withEvent:`; of a property its name, not its getter's.
        let objectiveCName: String
        let isStatic: Bool

        var isMethod: Bool { name.hasSuffix(")") }
    }

    /// Everything called `baseName` in `className` and its superclasses, nearest first: methods with parameters, and other members whose name in
    /// Objective-C is another one.
    static func members(named baseName: String, ofClass className: String) -> [Member] {
        sequence(first: className, next: PlatformClasses.superclass).flatMap { members[$0]?[baseName] ?? [] }
    }

    /// The same for an object of unknown class.
    static func members(named baseName: String) -> [Member] {
        members.values.flatMap { $0[baseName] ?? [] }.sorted { $0.objectiveCName < $1.objectiveCName }
    }

    /// By class and base name.
    private static let members: [String: [String: [Member]]] = {
        var members: [String: [String: [Member]]] = [:]
        var className = ""
        for line in names.split(separator: "\n") {
            guard line.hasPrefix(" ") else {
                className = String(line)
                continue
            }
            let member = member(line)
            members[className, default: [:]][MethodName(member.name).base, default: []].append(member)
        }
        return members
    }()

    /// UIKit's classes and NSObject, by the headers of the iOS 16.4 SDK: the class, then a line a member, with its Objective-C name where that is not
    /// what Swift would make of its own name. Methods without parameters and properties stand here only if their names differ.
    private static let names = [
        applicationNames,
        controllerNames,
        drawingNames,
        interactionNames,
        listNames,
        textNames,
        viewNames,
    ].joined(separator: "\n")

    private static func member(_ line: Substring) -> Member {
        var words = line.split(separator: " ")
        let isStatic = words.first == "static"
        if isStatic { words.removeFirst() }
        let name = words.removeFirst()
        let objectiveCName = words.first.map(String.init) ?? MethodName(String(name)).selector
        return Member(name: String(name), objectiveCName: objectiveCName, isStatic: isStatic)
    }
}
