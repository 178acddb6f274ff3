import SwiftParser
import SwiftSyntax

/// An import of a module that Linux lacks, outside of `#if`, or under a condition around the import alone.
public struct MissingImport: Sendable, Hashable, Codable {
    public let module: String
    /// The line of the import, counted from 1.
    public let line: Int
    /// Whether the file may use names of the module. Imports that are not used do not keep a file from compiling: the
    /// adapter drops them.
    public let isUsed: Bool
    /// What to do without the module; nil for modules that are not Apple's.
    public let advice: String?

    /// Finds the imports of a file.
    ///
    /// - Parameter modules: modules that the package has besides those of Linux.
    public static func all(in file: SourceFile, besides modules: Set<String> = []) -> [MissingImport] {
        let parsed = ParsedFile(file)
        let caught = CaughtExceptions.module(in: parsed, besides: modules)
        let have = { LinuxModules.have($0) || modules.contains($0) || $0 == caught }
        let written = parsed.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        let plain = written.compactMap { node -> MissingImport? in
            guard let module = node.path.first?.name.text, !have(module) else { return nil }
            return MissingImport(
                module, at: node, isUsed: UsedNames.mayBeUsed(module, in: parsed.tree), in: parsed)
        }
        return plain
            + ConditionalImports(tree: parsed.tree, have: have, modules: modules).needed.map {
                MissingImport($0.module, at: $0.node, isUsed: true, in: parsed)
            }
    }

    private init(_ module: String, at node: ImportDeclSyntax, isUsed: Bool, in file: ParsedFile) {
        self.module = module
        line = file.location(of: node).line
        self.isUsed = isUsed
        advice = AppleFramework.named(module)?.advice
    }
}

/// Looks for names of frameworks in a file.
enum UsedNames {
    /// Returns whether a file may use names of a module, outside of previews. True for modules whose names are not known.
    static func mayBeUsed(_ module: String, in tree: SourceFileSyntax) -> Bool {
        guard let framework = AppleFramework.named(module) else { return true }
        // Only names without a prefix are likely to be those of the file's own declarations and members too.
        let isPlain = framework.prefixes.isEmpty
        let own = isPlain ? Set(NameCollector.of(tree, nested: true)) : []
        return tree.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind, framework.mayDeclare(name), !own.contains(name),
                token.parent?.is(ImportPathComponentSyntax.self) != true
            else { return false }
            if isPlain, token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period { return false }
            return !Previews.contain(token) && !(isPlain && ConditionalImports.isUnderCondition(token, on: module))
        }
    }

    /// Returns whether a file imports SwiftUI under `#if canImport(SwiftUI)`, which is false here, and uses it elsewhere.
    static func isSwiftUIUsedOutsideOfConditions(in file: FileAdaptation) -> Bool {
        let have = { (module: String) in module != "SwiftUI" }
        return !ConditionalImports(tree: file.file.tree, have: have, modules: file.target.modules).needed.isEmpty
    }

    /// Returns whether a file uses one of the classes of CoreImage that most code needs, or a key of a filter's input, not
    /// under a condition that asks for CoreImage.
    static func processesImages(_ tree: SourceFileSyntax, _ isDeclared: (String) -> Bool) -> Bool {
        let names: Set = ["CIImage", "CIContext", "CIFilter", "CIDetector", "CIColor", "CIVector"]
        return tree.tokens(viewMode: .sourceAccurate).contains {
            (names.contains($0.text) || $0.text.hasPrefix("kCIInput")) && !isDeclared($0.text)
                && !ConditionalImports.isUnderCondition($0, on: "CoreImage")
        }
    }

    /// Returns whether a file uses a name that begins with one of the prefixes and goes on with a capital letter.
    static func mayUse(
        _ prefixes: [String], in tree: SourceFileSyntax, _ isDeclared: (String) -> Bool
    ) -> Bool {
        tree.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind,
                token.parent?.is(ImportPathComponentSyntax.self) != true,
                token.parent?.is(MemberTypeSyntax.self) != true,
                token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
            else { return false }
            return !isDeclared(name)
                && prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
        }
    }

    /// Returns whether a file uses a name that is one of the prefixes, or goes on with a capitalized word, not under a
    /// condition that asks for the module.
    static func mayUse(
        wordsAfter prefixes: [String], of module: String, in tree: SourceFileSyntax, _ isDeclared: (String) -> Bool
    ) -> Bool {
        tree.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind,
                prefixes.contains(where: { isWord(name.dropFirst($0.count), after: $0, in: name) }),
                token.parent?.is(ImportPathComponentSyntax.self) != true,
                token.parent?.is(MemberTypeSyntax.self) != true,
                token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
            else { return false }
            return !isDeclared(name) && !ConditionalImports.isUnderCondition(token, on: module)
        }
    }

    private static func isWord(_ rest: Substring, after prefix: String, in name: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        if rest.isEmpty { return prefix.contains(where: \.isLowercase) }
        return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
    }

    /// Returns whether a file uses one of the names.
    static func uses(_ names: Set<String>, in tree: SourceFileSyntax, _ isDeclared: (String) -> Bool) -> Bool {
        tree.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind else { return false }
            return names.contains(name) && !isDeclared(name)
        }
    }

    /// Returns whether a file uses the locks of Apple's systems.
    static func locks(_ tree: SourceFileSyntax) -> Bool {
        tree.tokens(viewMode: .sourceAccurate).contains { $0.text.hasPrefix("os_unfair_lock") }
    }

    /// Returns whether a file uses the module Observation, whose `Observable` is an attribute and not RxSwift's class.
    static func tracksObservation(_ tree: SourceFileSyntax) -> Bool {
        tree.tokens(viewMode: .sourceAccurate).contains { token in
            switch token.text {
            case "Observable", "ObservationIgnored":
                token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .atSign
            case "ObservationRegistrar", "withObservationTracking": true
            default: false
            }
        }
    }

    /// Returns whether a file names what Foundation has of Combine: `ObservableObject`, or `@Published`.
    static func observes(_ tree: SourceFileSyntax) -> Bool {
        tree.tokens(viewMode: .sourceAccurate).contains { token in
            token.text == "ObservableObject"
                || token.text == "Published" && token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .atSign
        }
    }
}
