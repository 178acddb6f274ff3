import Foundation

/// Builds a package with the built UIKit, and starts what it has built.
struct PackageBuild {
    private let folder: URL
    private let library: UIKitLibrary

    init(_ folder: URL, with library: UIKitLibrary) {
        self.folder = folder
        self.library = library
    }

    func build(product: String) throws { try build(["--product", product]) }

    /// Builds the tests with what they need, but no other application.
    ///
    /// - Parameter name: the name of the package.
    func buildTests(of name: String) throws { try build(["--product", "\(name)PackageTests"]) }

    private func build(_ arguments: [String]) throws {
        let start = Date()
        let status = try SwiftBuild(common + arguments, environment: environment).run()
        guard status == 0 else { throw Failure("the project could not be built; the compiler's messages are above") }
        Progress.say("Built", since: start)
    }

    /// Replaces the command by the program.
    func start(_ name: String, _ arguments: [String]) throws {
        let path = scratch.appending(path: "debug/\(name)").path
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        execv(path, words)
        throw Failure("\(path) cannot be started: \(String(cString: strerror(errno)))")
    }

    /// Runs the tests, one at a time.
    ///
    /// - Parameter isQuiet: prints what tests print only if they fail.
    /// - Returns: the exit code.
    func test(filter: String?, environment more: [String: String] = [:], isQuiet: Bool = false) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["swift", "test"] + common + ["--skip-build", "--no-parallel"] + (filter.map { ["--filter", $0] } ?? [])
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }.merging(more) { $1 }
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        if isQuiet {
            process.standardOutput = output
            process.standardError = output
        }
        let text = try InterruptedChild.run(process) {
            isQuiet ? output.fileHandleForReading.readDataToEndOfFile() : Data()
        }
        if isQuiet, process.terminationStatus != 0 { Progress.note(String(decoding: text, as: UTF8.self)) }
        return process.terminationStatus
    }

    /// Not the package's own build folder: `swift build` without the command compiles UIKit in that one.
    private var scratch: URL { folder.appending(path: ".build/trestle") }

    private var environment: [String: String] { ["TRESTLE_UIKIT": library.file.path, "TRESTLE_ADAPTER": "off"] }

    private var common: [String] {
        ["--package-path", folder.path, "--scratch-path", scratch.path] + library.flags
    }
}
