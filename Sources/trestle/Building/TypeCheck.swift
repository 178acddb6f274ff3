import Foundation
import ProjectAdaptation

/// Has the compiler check the targets of an adapted package, without code and without linking.
struct TypeCheck {
    /// The folder of the package.
    let package: URL
    let targets: [TargetDescription]
    let library: UIKitLibrary

    /// The errors in all targets. A target with errors is imported by others all the same, as far as it is understood.
    func errors() throws -> [CompilerError] { try inOrder.flatMap { try errors(of: $0) } }

    /// The targets, each after those that it depends on.
    var inOrder: [TargetDescription] {
        var done: Set<String> = []
        var result: [TargetDescription] = []
        func add(_ target: TargetDescription) {
            guard done.insert(target.module).inserted else { return }
            for module in target.dependencies { targets.first { $0.module == module }.map(add) }
            result.append(target)
        }
        targets.forEach(add)
        return result
    }

    /// The same check without tests.
    var withoutTests: TypeCheck {
        TypeCheck(package: package, targets: targets.filter { $0.kind != .tests }, library: library)
    }

    /// The same check of the tests only.
    var ofTests: TypeCheck {
        TypeCheck(package: package, targets: targets.filter { $0.kind == .tests }, library: library)
    }

    /// The folder of a target in the package.
    func folder(of target: TargetDescription) -> URL { Self.folder(of: target, in: package) }

    static func folder(of target: TargetDescription, in package: URL) -> URL {
        package.appending(path: (target.kind == .tests ? "Tests/" : "Sources/") + target.module)
    }

    /// The errors in a target.
    ///
    /// - Parameter followsValues: whether the compiler also looks for values that are not set or returned, which it does
    ///   only in source without other errors.
    func errors(of target: TargetDescription, followsValues: Bool = false) throws -> [CompilerError] {
        let modules = package.appending(path: ".build/survey")
        try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
        let folder = folder(of: target)
        var files = WrittenSources.paths(in: folder)
        guard !files.isEmpty else { return [] }
        if FileManager.default.fileExists(atPath: folder.appending(path: "Resources").path) {
            files.append(try resourceAccessor(in: modules).path)
        }
        let isScript = files.contains { $0.hasSuffix("/main.swift") }
        let result = try Tool.run(
            "swiftc",
            ["-wmo", "-enable-testing", "-suppress-warnings", "-diagnostic-style", "llvm"]
                + ["-module-name", target.module, "-I", modules.path]
                + (followsValues
                    ? ["-emit-sil", "-o", "/dev/null"]
                    : [
                        "-emit-module", "-Xfrontend", "-experimental-allow-module-with-compiler-errors",
                        "-emit-module-path", modules.appending(path: "\(target.module).swiftmodule").path,
                    ])
                + (isScript ? [] : ["-parse-as-library"]) + settings(of: target) + library.compilerFlags + files)
        return CompilerError.errors(in: String(decoding: result.errors + result.output, as: UTF8.self))
    }

    private func settings(of target: TargetDescription) -> [String] {
        let language = target.language
        // As in the manifest that is written: tests are neither in the mode of Swift 6 nor on the main actor.
        let isTests = target.kind == .tests
        return ["-swift-version", language.isSwift6 && !isTests ? "6" : "5"]
            + (language.isOnMainActor && !isTests ? ["-default-isolation", "MainActor"] : [])
            // SwiftPM sets the first two itself.
            + (["SWIFT_PACKAGE", "DEBUG"] + language.conditions).map { "-D\($0)" }
            + language.features.flatMap { ["-enable-upcoming-feature", $0] }
    }

    /// What SwiftPM generates for targets with resources.
    private func resourceAccessor(in folder: URL) throws -> URL {
        let file = folder.appending(path: "resource_bundle_accessor.swift")
        let text = "import Foundation\n\nextension Foundation.Bundle { static let module = Bundle.main }\n"
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file
    }
}
