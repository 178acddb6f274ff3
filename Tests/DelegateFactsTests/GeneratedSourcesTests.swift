import Foundation
import Testing

@testable import DelegateFacts

@Suite struct GeneratedSourcesTests {
    private let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    @Test func theGeneratedSourcesAreWhatTheFactsAndTheProtocolsSay() throws {
        let sources = try GeneratedSources(root: root)
        for (path, text) in sources.files {
            let stored = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
            #expect(stored == text, "\(path) is out of date: run scripts/generate-delegate-methods")
        }
        #expect(sources.leftovers(root: root) == [])
    }

    /// A default implementation by hand would make an optional method that `responds(to:)`, proxies and subclasses know nothing of.
    @Test func everyDefaultImplementationOfAUIKitProtocolIsGenerated() throws {
        let sources = try handwrittenSources()
        let protocols = try sources.flatMap(ProtocolDeclaration.all(in:)).filter(\.isForObjects)
        #expect(protocols.count > 40)
        for declaration in protocols {
            let required = Set(declaration.methods.map(\.name))
            let byHand = sources.flatMap { methods(ofExtensionsOf: declaration.name, in: $0) }.filter(required.contains)
            #expect(byHand == [], "\(declaration.name)")
        }
    }

    private func handwrittenSources() throws -> [String] {
        let folder = root.appending(path: "Sources/UIKit")
        let paths = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
        return try paths.filter { $0.hasSuffix(".swift") && !$0.contains("/Generated/") }
            .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }

    /// The names of the methods in extensions of a type.
    private func methods(ofExtensionsOf name: String, in source: String) -> [String] {
        let extensions = source.components(separatedBy: "\nextension \(name) {\n").dropFirst()
        return extensions.flatMap { text -> [String] in
            let body = text.components(separatedBy: "\n}")[0]
            return body.components(separatedBy: "func ").dropFirst().compactMap { declaration in
                let head = declaration.prefix { $0 != "{" }
                return try? MethodDeclaration(head).name
            }
        }
    }
}

extension ProtocolDeclaration {
    /// Whether it is a protocol of classes, as Objective-C's are. `UIContentView` is one of Swift's, also in UIKit.
    fileprivate var isForObjects: Bool {
        name.hasPrefix("UI") && !inherited.isEmpty && name != "UIContentView"
    }
}
