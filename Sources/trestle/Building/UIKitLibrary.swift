import Foundation
import ProjectAdaptation

/// UIKit as one library, built once or of an SDK: the flags with which other packages compile and link with it.
struct UIKitLibrary {
    let purpose: BuildPurpose
    /// The folder with the library and the modules.
    let folder: URL
    /// The arguments of `swiftc`, to compile with the library.
    let compilerFlags: [String]
    /// The arguments of the linker beside those of the purpose.
    private let linkerFlags: [String]

    static let name = "libTrestle.so"

    var file: URL { folder.appending(path: Self.name) }

    /// The arguments of `swift build`. The manifest of a package has its own part: it names the library.
    var flags: [String] {
        compilerFlags.flatMap { ["-Xswiftc", $0] } + purpose.programFlags(library: folder.path)
            + linkerFlags.flatMap { ["-Xlinker", $0] }
    }

    /// Returns the library of an SDK, which has all frameworks.
    static func of(_ sdk: SDKFolder, for purpose: BuildPurpose) throws -> UIKitLibrary {
        let folder = try sdk.library(isOptimized: purpose == .distribution)
        // The compiler does not notice all changes of a library's classes in programs that were compiled before; with
        // another argument it compiles everything anew.
        let version = "-DTRESTLE_SDK_\(Cache.key(of: TrestleFolder.sourceVersion))"
        // The compiler may be elsewhere than where the SDK was made. With old tags the program's path to its libraries
        // holds for those of this library too.
        let linkerFlags = purpose == .development ? ["--disable-new-dtags"] : []
        return UIKitLibrary(
            purpose: purpose, folder: folder, compilerFlags: try compilerFlags(folder) + [version],
            linkerFlags: linkerFlags)
    }

    /// Builds what is not built yet.
    ///
    /// - Parameters:
    ///   - scratch: the build folder of Trestle.
    ///   - frameworks: the modules in Sources/Frameworks that the library has to have, or `["all"]`. It keeps those that
    ///     other projects wanted.
    static func built(
        in scratch: URL, with frameworks: [String], for purpose: BuildPurpose = .development
    ) throws -> UIKitLibrary {
        let folder = scratch.appending(path: purpose.configuration)
        let isNew = !FileManager.default.fileExists(atPath: folder.appending(path: name).path)
        let suffix = purpose == .development ? "" : "-\(purpose.configuration)"
        let mark = scratch.appending(path: "trestle-library\(suffix)")
        let list = scratch.appending(path: "trestle-frameworks\(suffix)")
        let earlier = (try? String(contentsOf: list, encoding: .utf8)).map { $0.split(separator: ",").map(String.init) }
        let all = Set((earlier ?? []) + frameworks)
        let wanted = all.contains("all") ? "all" : all.sorted().joined(separator: ",")
        let state = TrestleFolder.state + " " + wanted
        if isNew || (try? String(contentsOf: mark, encoding: .utf8)) != state {
            let start = Date()
            if isNew { Progress.say("Compiling UIKit, once for all projects") }
            let build = SwiftBuild(
                ["--package-path", TrestleFolder.url.path, "--scratch-path", scratch.path, "--product", "Trestle"]
                    + purpose.libraryFlags,
                environment: purpose.libraryEnvironment.merging([
                    "TRESTLE_ADAPTER": "off", "TRESTLE_FRAMEWORKS": wanted,
                ]) { $1 })
            if let messages = try build.run() {
                Progress.note(messages.text)
                throw Failure("UIKit could not be built; the messages are above")
            }
            try? wanted.write(to: list, atomically: true, encoding: .utf8)
            try? state.write(to: mark, atomically: true, encoding: .utf8)
            Progress.say("UIKit is ready", since: start)
            Cache.removeEarlierBuilds(except: scratch)
        }
        return UIKitLibrary(
            purpose: purpose, folder: folder, compilerFlags: try compilerFlags(folder), linkerFlags: [])
    }

    private static func compilerFlags(_ folder: URL) throws -> [String] {
        let maps = try moduleMaps(folder).map { "-fmodule-map-file=\($0.path)" }
        let headers = try includeFlags()
        return ["-I", folder.appending(path: "Modules").path] + (maps + headers).flatMap { ["-Xcc", $0] }
    }

    /// The module maps of the C modules below UIKit: those of system libraries, and those that SwiftPM has made, which an
    /// SDK has beside the others.
    private static func moduleMaps(_ folder: URL) throws -> [URL] {
        let sources = TrestleFolder.url.appending(path: "Sources")
        let places = try [sources, sources.appending(path: "Frameworks")].flatMap { place in
            try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
        }
        return places.filter { $0.lastPathComponent.hasPrefix("C") }.sorted { $0.path < $1.path }.flatMap { place in
            [
                place.appending(path: "module.modulemap"),
                folder.appending(path: "\(place.lastPathComponent).build/module.modulemap"),
            ]
        }
        .filter { FileManager.default.fileExists(atPath: $0.path) } + [moduleMapOfCombine(folder)].compactMap(\.self)
    }

    /// The module map of the C part of OpenCombine, which every importer of Combine needs; nil without it.
    private static func moduleMapOfCombine(_ folder: URL) -> URL? {
        let map = folder.appending(path: "COpenCombineHelpers.build/module.modulemap")
        return FileManager.default.fileExists(atPath: map.path) ? map : nil
    }

    /// Where the headers of the system libraries are that Trestle's manifest names.
    private static func includeFlags() throws -> [String] {
        let manifest = try String(contentsOf: TrestleFolder.url.appending(path: "Package.swift"), encoding: .utf8)
        let names = manifest.matches(of: /pkgConfig: "([^"]+)"/).map { String($0.1) }
        let result = try Tool.run("pkg-config", ["--cflags-only-I"] + names)
        guard result.status == 0 else {
            throw Failure(
                "libraries are missing: \(String(decoding: result.errors, as: UTF8.self))"
                    + "\(TrestleFolder.url.path)/scripts/install-packages.sh installs them")
        }
        return String(decoding: result.output, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
    }
}

extension TrestleFolder {
    /// A text that is another one after every change of Trestle's source.
    fileprivate static var state: String {
        let sources = url.appending(path: "Sources")
        let files = FileManager.default.enumerator(
            at: sources, includingPropertiesForKeys: [.contentModificationDateKey])
        var count = 0
        var latest = Date.distantPast
        for case let file as URL in files ?? .init() {
            count += 1
            let date = (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
            latest = max(latest, date ?? latest)
        }
        return "\(sourceVersion) \(count) \(latest.timeIntervalSinceReferenceDate)"
    }
}
