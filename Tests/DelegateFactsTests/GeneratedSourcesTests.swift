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
        let extended = methodsOfExtensions(in: sources)
        #expect(extended.values.joined().count > 1000)
        for declaration in protocols where !Self.answeredByHand.contains(declaration.name) {
            let required = Set(declaration.methods.map(\.name))
            let byHand = (extended[declaration.name] ?? []).filter(required.contains)
            #expect(byHand == [], "\(declaration.name)")
        }
    }

    /// Protocols whose methods UIKit never asks for on Linux, or that name types that generated files cannot import, and
    /// one of what a view itself is.
    private static let answeredByHand: Set<String> = [
        "UIAccessibilityContainerDataTable", "UIActivityItemsConfigurationReading", "UIGuidedAccessRestrictionDelegate",
        "UIPencilInteractionDelegate", "UIPreviewInteractionDelegate",
        "UIScribbleInteractionDelegate", "UITextSearching", "UIWebViewDelegate",
    ]

    private func handwrittenSources() throws -> [String] {
        let folder = root.appending(path: "Sources/UIKit")
        let paths = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
        return try paths.filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
            .filter { !SwiftText.isGenerated($0) }
    }

    /// The names of the methods in extensions, by the names of the types that are extended.
    private func methodsOfExtensions(in sources: [String]) -> [String: [String]] {
        var methods: [String: [String]] = [:]
        for source in sources {
            var name: Substring?
            // What follows `func`, until the body begins.
            var head: String?
            for line in source.split(separator: "\n") {
                if line.hasPrefix("extension "), line.hasSuffix(" {") {
                    name = line.dropFirst("extension ".count).dropLast(2)
                } else if line.hasPrefix("}") {
                    (name, head) = (nil, nil)
                } else if let name {
                    let words = line.split(separator: " ")
                    if let keyword = words.firstIndex(of: "func") {
                        head = words[(keyword + 1)...].joined(separator: " ")
                    } else if let begun = head {
                        head = begun + " " + line
                    }
                    guard let text = head, text.contains("{") else { continue }
                    head = nil
                    let method = try? MethodDeclaration(text.prefix { $0 != "{" })
                    if let method { methods[String(name), default: []].append(method.name) }
                }
            }
        }
        return methods
    }
}

extension ProtocolDeclaration {
    /// Whether it is a protocol of classes, as Objective-C's are. `UIContentView` is one of Swift's, also in UIKit. A
    /// `UITextInput` is asked as the view that it is, and not as a delegate in whose place another object may answer.
    fileprivate var isForObjects: Bool {
        name.hasPrefix("UI") && !inherited.isEmpty && !["UIContentView", "UITextInput"].contains(name)
    }
}
