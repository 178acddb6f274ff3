import Foundation

/// Everything that is generated from the facts of the delegate protocols, by its path in the repository.
package struct GeneratedSources {
    package static let factsPath = "Facts/DelegateProtocols.txt"
    private static let sourcesPath = "Sources/UIKit"
    private static let generatedPath = "Sources/UIKit/Delegates/Generated"
    private static let testPath = "Tests/UIKitRuntimeTests/ObjectiveCRuntime/Delegates/Generated"

    package let files: [String: String]

    /// - Parameter root: the repository.
    /// - Throws: ``FactsError`` when facts and protocols contradict each other.
    package init(root: URL) throws {
        let text = try String(contentsOf: root.appending(path: Self.factsPath), encoding: .utf8)
        let sources = try Self.sources(in: root)
        let protocols = try Self.protocols(ProtocolFacts.parse(text, file: Self.factsPath), sources.values)

        var files: [String: String] = [:]
        for delegate in protocols where !delegate.optionalMethods.isEmpty {
            files["\(Self.generatedPath)/\(delegate.name)+OptionalMethods.swift"] =
                OptionalMethodsFile(delegate: delegate).text
        }
        for name in Set(protocols.compactMap(\.facts.methodEnum)) {
            files["\(Self.generatedPath)/\(name).swift"] = MethodEnum(name, protocols).file
        }
        files["\(Self.generatedPath)/UIKitRequirements+Methods.swift"] = ProtocolListFile(protocols: protocols).text
        files["\(Self.testPath)/EveryMethod.swift"] = MethodClassesFile(protocols: protocols).text
        for controller in Set(protocols.flatMap(\.facts.controllers)) {
            guard let (path, source) = sources.first(where: { $0.key.hasSuffix("/\(controller).swift") }) else {
                throw FactsError("there is no \(controller).swift")
            }
            files[path] = try ControllerMembers(controller, protocols).source(in: source)
        }
        self.files = files
    }

    /// Generated files that the facts no longer ask for.
    package func leftovers(root: URL) -> [String] {
        [Self.generatedPath, Self.testPath].flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
            return names.map { "\(folder)/\($0)" }.filter { files[$0] == nil }
        }.sorted()
    }

    private static func protocols(_ facts: [ProtocolFacts], _ sources: some Sequence<String>) throws
        -> [DelegateProtocol]
    {
        let declarations = try sources.flatMap(ProtocolDeclaration.all(in:))
        return try facts.map { facts in
            guard let declaration = declarations.first(where: { $0.name == facts.name }) else {
                throw FactsError("no source declares \(facts.name)")
            }
            return try DelegateProtocol(facts, declaration)
        }
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
