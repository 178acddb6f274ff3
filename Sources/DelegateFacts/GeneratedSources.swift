import Foundation

/// Everything that is generated from the facts of the delegate protocols, by its path in the repository.
package struct GeneratedSources {
    package static let factsPath = "Facts/DelegateProtocols.txt"
    private static let sourcesPath = "Sources/UIKit"
    private static let requirementsPath = "\(sourcesPath)/ObjectiveC/Internal/UIKitRequirements+Methods.swift"
    private static let testPath = "Tests/UIKitRuntimeTests/ObjectiveCRuntime/Delegates/Generated"

    package let files: [String: String]
    /// The generated files that were there before.
    private let storedPaths: [String]

    /// - Parameter root: the repository.
    /// - Throws: ``FactsError`` when facts and protocols contradict each other.
    package init(root: URL) throws {
        let text = try String(contentsOf: root.appending(path: Self.factsPath), encoding: .utf8)
        let sources = try Self.sources(in: root)
        let (protocols, folders) = try Self.protocols(ProtocolFacts.parse(text, file: Self.factsPath), sources)

        var files: [String: String] = [:]
        for delegate in protocols where !delegate.optionalMethods.isEmpty {
            files["\(folders[delegate.name]!)/\(delegate.name)+OptionalMethods.swift"] =
                OptionalMethodsFile(delegate: delegate).text
        }
        for name in Set(protocols.compactMap(\.facts.methodEnum)) {
            let methods = MethodEnum(name, protocols)
            files["\(folders[methods.protocols[0].name]!)/Internal/\(name).swift"] = methods.file
        }
        files[Self.requirementsPath] = ProtocolListFile(protocols: protocols).text
        files["\(Self.testPath)/EveryMethod.swift"] = MethodClassesFile(protocols: protocols).text
        for controller in Set(protocols.flatMap(\.facts.controllers)) {
            guard let (path, source) = sources.first(where: { $0.key.hasSuffix("/\(controller).swift") }) else {
                throw FactsError("there is no \(controller).swift")
            }
            files[path] = try ControllerMembers(controller, protocols).source(in: source)
        }
        self.files = files
        storedPaths = sources.filter { SwiftText.isGenerated($0.value) }.map(\.key)
    }

    /// Generated files that the facts no longer ask for.
    package func leftovers(root: URL) -> [String] {
        let tests =
            (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: Self.testPath).path)) ?? []
        return (storedPaths + tests.map { "\(Self.testPath)/\($0)" }).filter { files[$0] == nil }.sorted()
    }

    /// Returns the protocols, and the folder of each one's declaration by its name.
    private static func protocols(_ facts: [ProtocolFacts], _ sources: [String: String]) throws
        -> ([DelegateProtocol], folders: [String: String])
    {
        var declarations: [String: ProtocolDeclaration] = [:]
        var folders: [String: String] = [:]
        for (path, source) in sources {
            for declaration in try ProtocolDeclaration.all(in: source) {
                declarations[declaration.name] = declaration
                folders[declaration.name] = (path as NSString).deletingLastPathComponent
            }
        }
        let protocols = try facts.map { facts in
            guard let declaration = declarations[facts.name] else {
                throw FactsError("no source declares \(facts.name)")
            }
            return try DelegateProtocol(facts, declaration)
        }
        return (protocols, folders)
    }

    /// Every source file of UIKit, by its path.
    private static func sources(in root: URL) throws -> [String: String] {
        let folder = root.appending(path: sourcesPath)
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try Dictionary(
            uniqueKeysWithValues: paths.filter { $0.hasSuffix(".swift") }.map { path in
                (
                    "\(sourcesPath)/\(path)",
                    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
                )
            })
    }
}
