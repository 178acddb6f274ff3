import Foundation
import Testing

@testable import UIKit

/// Compares ``ViewMembers``, which is written by hand, with the source of the classes.
struct ViewMemberListTests {
    private let repository = URL(filePath: #filePath).appending(path: "../../../../..").standardized

    /// Returns the sources of a folder: all, or those of types, after which files are named.
    private func sources(in folder: String, of types: Set<String>? = nil) throws -> [String] {
        let start = repository.appending(path: folder)
        let paths = FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String } ?? []
        let files = paths.filter { $0.hasSuffix(".swift") }.map { start.appending(path: $0) }
        return
            try files
            .filter { types?.contains(String($0.lastPathComponent.prefix(while: \.isLetter))) ?? true }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }

    /// An override is left out, because it sets the superclass's property, which is in the list.
    @Test func everySettablePropertyIsInTheList() throws {
        let list = try sources(in: "Tests/UIKitRuntimeTests/Debugging/OtherThread").joined()
        let classes = Set(list.matches(of: /func call\(_ view: (\w+)/).map { String($0.output.1) })
        let properties = try sources(in: "Sources/UIKit", of: classes).flatMap { SettableProperty.all(in: $0) }
            .filter { classes.contains($0.type) }
        #expect(properties.count > 350)
        let setters = properties.map { CheckedMember(member: $0.name, file: "UIKit/\($0.type).swift").name }
        #expect(setters.filter { !list.contains("call(\"\($0)\")") } == [])
    }

    @Test func propertiesThatCanBeSetAreFound() {
        let source = """
            @MainActor open class UIView: UIResponder, NSCoding,
                UIFocusItem
            {
                open var stored = 1
                @exclusivity(unchecked) open weak var marked: UIView?
                open var observed = 1 { didSet { change() } }
                open var computed: Int {
                    get { 1 }
                    set { change() }
                }
                open var read: Int {
                    1
                }
                open var insets: UIEdgeInsets { .zero }
                public private(set) var kept = 1
                open override var inherited: Int {
                    didSet { change() }
                }
                public struct Part {
                    public var nested = 1
                }
            }
            """
        #expect(SettableProperty.all(in: source).map(\.name) == ["stored", "marked", "observed", "computed"])
    }
}

/// A property that applications can set, and the class or extension that declares it.
private struct SettableProperty {
    var type: String
    var name: String

    /// Relies on the indentation, which the formatter guarantees.
    static func all(in source: String) -> [SettableProperty] {
        var found: [SettableProperty] = []
        var type = ""
        var computed: String?
        for line in source.split(separator: "\n") {
            if !line.hasPrefix(" ") {
                let declaration = /(?:[@\w()]+ )*(?:class|struct|enum|protocol|extension) (\w+)/
                if let match = line.prefixMatch(of: declaration) { type = String(match.output.1) }
            } else if line.hasPrefix("        ") {
                guard let name = computed, line.starts(with: /\s{8}(?:set|didSet|willSet)\b/) else { continue }
                found.append(SettableProperty(type: type, name: name))
                computed = nil
            } else if let match = line.prefixMatch(of: /\s{4}(?:@[\w()]+ )*(?:open|public) (?:weak )?var (\w+)(.*)/) {
                let (_, name, rest) = match.output
                computed = rest.hasSuffix("{") ? String(name) : nil
                if !rest.contains("{") || rest.contains(/\b(set|didSet|willSet)\b/) {
                    found.append(SettableProperty(type: type, name: String(name)))
                }
            } else {
                computed = nil
            }
        }
        return found
    }
}
