internal import PlatformFacts
import SwiftSyntax

/// Finds classes that a file names and nothing declares, as tests of applications do that were renamed since.
public enum UndeclaredClasses {
    /// Returns the first such class; nil if there is none, or if a module that the file imports may declare it.
    ///
    /// Only names such as `ListViewController` are looked at: whether Foundation declares another name is not known.
    ///
    /// - Parameters:
    ///   - modules: the modules of the package.
    ///   - isDeclared: whether another file of the package declares a type of this name.
    public static func first(in file: SourceFile, of modules: Set<String>, isDeclared: (String) -> Bool) -> String? {
        let parsed = ParsedFile(file)
        let caught = CaughtExceptions.module(in: parsed, besides: modules).map { [$0] } ?? []
        let others = parsed.importedModules.subtracting(modules).subtracting(caught)
        guard others.allSatisfy(LinuxModules.have) else { return nil }
        let own = Set(NameCollector.of(parsed.tree, nested: true))
        return parsed.tree.tokens(viewMode: .sourceAccurate).lazy.filter(isType).map(\.text).first {
            isOfApplication($0) && !own.contains($0) && !isDeclared($0)
        }
    }

    /// Returns whether a token names a type, or creates an object of it.
    private static func isType(_ token: TokenSyntax) -> Bool {
        guard case .identifier = token.tokenKind, let parent = token.parent else { return false }
        if parent.is(IdentifierTypeSyntax.self) { return true }
        guard let reference = parent.as(DeclReferenceExprSyntax.self) else { return false }
        return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
    }

    private static func isOfApplication(_ name: String) -> Bool {
        let suffixes = ["ViewController", "Cell", "View", "AppDelegate", "SceneDelegate", "DataSource"]
        // `Cell` alone may be the name of a type parameter.
        return name.first?.isUppercase == true && suffixes.contains { name.hasSuffix($0) && name != $0 }
            && !["UI", "NS", "CA", "XC", "SF"].contains(where: name.hasPrefix) && !PlatformClasses.isClass(name)
            && !PlatformProtocols.isProtocol(name)
    }
}
