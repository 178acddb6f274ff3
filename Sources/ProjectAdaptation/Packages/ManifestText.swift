import SourceAdapter

/// The text of the `Package.swift` of an adapted project.
struct ManifestText {
    let name: String
    let targets: [PackageTarget]
    /// What each target is built as, by module.
    let kinds: [String: TargetDescription.Kind]
    /// The products of Trestle that each target needs besides UIKit, by module.
    let frameworks: [String: [String]]
    /// The module of the application that the package photographs.
    let photographed: String?
    /// The folder of Trestle.
    let trestle: String

    var text: String {
        """
        // swift-tools-version: 6.3
        // Written by `trestle adapt`, which writes it again: change the project, not this package.
        import PackageDescription

        // `trestle run` and its kin build UIKit once, and name the library here. It is linked before Foundation, some
        // functions of which it replaces.
        let library = Context.environment["TRESTLE_UIKIT"]
        let linking: [LinkerSetting] = library.map { [.unsafeFlags([$0])] } ?? []
        func uikit(_ products: String...) -> [Target.Dependency] {
            library == nil ? products.map { .product(name: $0, package: "trestle") } : []
        }

        let package = Package(
            name: \(quoted(name)),
            dependencies: library == nil ? [.package(name: "trestle", path: \(quoted(trestle)))] : [],
            targets: [
        \((targets.map(declaration) + pictures).joined(separator: "\n"))
            ]
        )
        \(photographed == nil ? "" : Self.onlyPictures)
        """
    }

    /// What `trestle pictures` asks for, which builds no other test.
    private static let onlyPictures = """

        if Context.environment["TRESTLE_ONLY_PICTURES"] != nil {
            package.targets.removeAll { $0.type == .test && $0.name != "\(PicturesTarget.module)" }
        }

        """

    private var pictures: [String] {
        guard let photographed else { return [] }
        return [
            "        .testTarget(",
            "            name: \(quoted(PicturesTarget.module)),",
            "            dependencies: [\(quoted(photographed))] + uikit(\"UIKit\", \"UIKitTestDriver\"),",
            "            linkerSettings: linking),",
        ]
    }

    private func declaration(of target: PackageTarget) -> String {
        let description = target.description
        let function =
            switch kinds[description.module] ?? description.kind {
            case .application: "executableTarget"
            case .library: "target"
            case .tests: "testTarget"
            }
        let names = ["UIKit"] + (description.kind == .tests ? ["UIKitTestDriver"] : [])
        let products = "uikit(\((names + (frameworks[description.module] ?? [])).map(quoted).joined(separator: ", ")))"
        let modules = Set(targets.map(\.description.module))
        let own = description.dependencies.filter { modules.contains($0) && $0 != description.module }.map(quoted)
        var lines = [
            "name: \(quoted(description.module))",
            "dependencies: " + (own.isEmpty ? "" : "[\(own.joined(separator: ", "))] + ") + products,
            "path: \(quoted(target.folder))",
        ]
        let resources = target.topResources.map { ".copy(\(quoted("Resources/" + $0)))" }
        if !resources.isEmpty { lines.append("resources: [\(resources.joined(separator: ", "))]") }
        let language = description.kind == .tests ? forTests(description.language) : description.language
        lines.append("swiftSettings: [\(settings(language).joined(separator: ", "))]")
        lines.append("linkerSettings: linking")
        return "        .\(function)(\n" + lines.map { "            \($0)" }.joined(separator: ",\n") + "),"
    }

    /// XCTest on Linux calls test classes from outside of the main actor, so they cannot be on it; in the language mode
    /// of Swift 6 they could not use UIKit then.
    private func forTests(_ language: LanguageSettings) -> LanguageSettings {
        var language = language
        language.isSwift6 = false
        language.isOnMainActor = false
        return language
    }

    private func settings(_ language: LanguageSettings) -> [String] {
        [".swiftLanguageMode(\(language.isSwift6 ? ".v6" : ".v5"))"]
            + (language.isOnMainActor ? [".defaultIsolation(MainActor.self)"] : [])
            + language.conditions.map { ".define(\(quoted($0)))" }
            + features(language).map { ".enableUpcomingFeature(\(quoted($0)))" }
    }

    private func features(_ language: LanguageSettings) -> [String] {
        language.features + (language.hasBareRegexes && !language.isSwift6 ? [LanguageSettings.bareRegexes] : [])
    }

    private func quoted(_ text: String) -> String { StringLiteral.of(text) }
}
