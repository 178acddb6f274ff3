import Foundation
import ProjectAdaptation

/// The folder that projects get UIKit from: an SDK, which has it compiled, or Trestle's own source.
enum TrestleFolder {
    /// The SDK, or why the one that is named cannot be used.
    private static let found = Result {
        try SDKFolder.chosen(environment: ProcessInfo.processInfo.environment, program: program)
    }

    /// The SDK that is used; nil if UIKit is compiled from source.
    static var sdk: SDKFolder? { try? found.get() }

    /// The folder of the SDK, else the folder that TRESTLE names, or the one that this command was built in.
    static let url: URL = {
        if let sdk { return sdk.url }
        if let path = ProcessInfo.processInfo.environment["TRESTLE"], !path.isEmpty {
            return URL(filePath: path).standardizedFileURL
        }
        return source
    }()

    /// The folder that this command was built in. The command of an SDK knows none: it is used where there is no source.
    private static let source: URL = {
        #if TRESTLE_SDK
            URL(filePath: "/nonexistent")
        #else
            (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }.standardizedFileURL
        #endif
    }()

    /// The version of the SDK; else the commit, or 1 if the folder is no working copy.
    static let version = sdk?.description.version ?? names(of: "HEAD").first.map { String($0.prefix(12)) } ?? "1"

    /// A name for the committed source and manifest, the same for all commits with these. The paths begin at the folder,
    /// which may be in the working copy of another project.
    static let sourceVersion: String = {
        if let sdk { return "\(sdk.description.version)-\(sdk.description.commit.prefix(12))" }
        let objects = names(of: "HEAD:./Sources", "HEAD:./Package.swift")
        return objects.isEmpty ? version : objects.map { $0.prefix(8) }.joined(separator: "-")
    }()

    /// The version, and the date of this program, whose adapter may be newer than the commit.
    static let adapterVersion: String = {
        let attributes = program.flatMap { try? FileManager.default.attributesOfItem(atPath: $0.path) }
        let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        return "\(sourceVersion) \(date)"
    }()

    /// The file of this command.
    private static let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        .map { URL(filePath: $0) }

    /// Looks whether there is an SDK or source to get UIKit from.
    static func check() throws {
        _ = try found.get()
        guard sdk != nil || FileManager.default.fileExists(atPath: url.appending(path: "Package.swift").path) else {
            throw Failure(
                "there is neither an SDK nor Trestle's source: TRESTLE_SDK names a folder that `make sdk` has made, "
                    + "TRESTLE a folder of source", code: 2)
        }
    }

    /// Looks whether the compiler is the one that the SDK was made with. Every compiler will do for source.
    static func checkCompiler() throws {
        guard let sdk else { return }
        let toolchain = try Toolchain.current()
        try sdk.check(compiler: toolchain.compilerVersion, machine: toolchain.triple)
    }

    /// The names that Git has for objects of the working copy, or none if one of them is not committed.
    private static func names(of objects: String...) -> [Substring] {
        let result = try? Tool.run("git", ["-C", url.path, "rev-parse"] + objects)
        guard let result, result.status == 0 else { return [] }
        return String(decoding: result.output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    }
}
