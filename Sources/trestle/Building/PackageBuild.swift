import Foundation
import ProgramPackaging
import ProjectAdaptation

/// Builds a package with the built UIKit, and starts what it has built.
struct PackageBuild {
    private let folder: URL
    private let check: TypeCheck
    private let project: URL
    /// Whether parts that do not compile were left out.
    private let isLeavingOut: Bool

    private var library: UIKitLibrary { check.library }

    /// - Parameters:
    ///   - check: what checks the package.
    ///   - project: the folder of the project.
    init(_ check: TypeCheck, of project: URL, isLeavingOut: Bool) {
        folder = check.package
        self.check = check
        self.project = project
        self.isLeavingOut = isLeavingOut
    }

    func build(product: String) throws { try build(["--product", product]) }

    /// Builds a program for users.
    func program(_ name: String) throws -> BuiltProgram {
        try build(product: name)
        return BuiltProgram(
            products.appending(path: name), library: library.file, runtime: try Toolchain.current().runtime)
    }

    /// Builds the tests with what they need, but no other application.
    ///
    /// - Parameters:
    ///   - name: the name of the package.
    ///   - onlyPictures: builds only the tests that photograph and audit the application.
    func buildTests(of name: String, onlyPictures: Bool = false) throws {
        try build(
            ["--product", "\(name)PackageTests"],
            environment: onlyPictures ? ["TRESTLE_ONLY_PICTURES": "1"] : [:])
    }

    private func build(_ arguments: [String], environment more: [String: String] = [:]) throws {
        let start = Date()
        let build = SwiftBuild(common + arguments, environment: environment.merging(more) { $1 })
        if var messages = try build.run() {
            // The build stops at the first module that does not compile.
            let targets =
                arguments.last?.hasSuffix("PackageTests") == true
                ? check.inOrder : check.inOrder.filter { $0.kind != .tests }
            for error in try targets.flatMap({ try check.errors(of: $0) }) { messages.add(error) }
            Progress.note(messages.text(firstErrorsIn: project))
            let hint = isLeavingOut ? "" : "; `--leave-out` leaves out what does not compile"
            throw Failure("the project could not be built, the compiler's messages are above\(hint)")
        }
        Progress.say("Built", since: start)
    }

    /// Replaces the command by the program.
    func start(_ name: String, _ arguments: [String]) throws {
        let path = products.appending(path: name).path
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        execv(path, words)
        throw Failure("\(path) cannot be started: \(String(cString: strerror(errno)))")
    }

    /// The built tests.
    ///
    /// - Parameters:
    ///   - package: the package that was built.
    ///   - reports: what is told of the tests.
    func tests(
        of package: BuiltPackage, _ selection: TestSelection, _ reports: TestReportArguments
    ) -> TestProgram {
        let process = TestProcess(
            url: products.appending(path: "\(package.report.name)PackageTests.xctest"),
            environment: environment.merging(reports.environment) { $1 }, readsErrors: reports.isReporting)
        return TestProgram(
            process: process, selection: selection, interface: package.interfaceTests,
            crash: CrashMessage(filesOf: package.project.targets), attachments: reports.attachments)
    }

    /// Photographs or audits the application, as the environment says. What the program prints is printed only if it
    /// fails.
    ///
    /// - Returns: the exit code.
    func tourScreens(of name: String, environment more: [String: String]) throws -> Int32 {
        let process = Process()
        process.executableURL = products.appending(path: "\(name)PackageTests.xctest")
        process.arguments = [
            "--testing-library", "swift-testing", "--no-parallel", "--filter", "^\(PicturesTarget.module)\\.",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }.merging(more) { $1 }
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        let text = try InterruptedChild.run(process) { output.fileHandleForReading.readDataToEndOfFile() }
        if process.terminationStatus != 0 { Progress.note(String(decoding: text, as: UTF8.self)) }
        return process.terminationStatus
    }

    /// Not the package's own build folder: `swift build` without the command compiles UIKit in that one.
    private var scratch: URL { folder.appending(path: ".build/trestle") }

    private var products: URL { scratch.appending(path: library.purpose.configuration) }

    private var environment: [String: String] { ["TRESTLE_UIKIT": library.file.path, "TRESTLE_ADAPTER": "off"] }

    private var common: [String] {
        ["--package-path", folder.path, "--scratch-path", scratch.path] + library.flags
    }
}
