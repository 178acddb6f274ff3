import Foundation
import ProjectFixtures
import Testing

/// Folders that stand for SDKs: nothing is compiled with them.
@Suite struct SDKCommandTests {
    private static let library = ["Row.swift": "class Row {}\n"]
    private static let manifest = ["Package.swift": "// swift-tools-version: 6.3\n"]

    private static func description(compiler: String) -> String {
        """
        {
            "version": "0.1.0", "commit": "8cb81384", "compiler": "\(compiler)",
            "machine": "\(machine)", "system": "Debian", "fonts": []
        }
        """
    }

    private static var machine: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }

    @Test(arguments: ["run", "test", "pictures", "audit", "inspect", "package"])
    func anotherCompilerIsSaidBeforeAnythingIsAdapted(command: String) throws {
        let sdk = try TemporaryFolder(
            Self.manifest.merging(["sdk.json": Self.description(compiler: "Swift version 5.0")]) { $1 })
        let program = try TrestleProgram(Self.library)
        let result = try program.run([command], environment: ["TRESTLE_SDK": sdk.url.path])
        #expect(result.status == 2)
        #expect(result.errors.contains("was made with Swift version 5.0, but swiftc on the PATH is Swift version "))
        #expect(result.errors.contains("`make sdk`"))
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(!FileManager.default.fileExists(atPath: program.cache.path))
    }

    @Test(arguments: ["adapt", "test", "new", "sdk"])
    func aFolderThatIsNoSDKIsSaid(command: String) throws {
        let arguments = command == "new" ? [command, "Notes"] : [command]
        let result = try TrestleProgram(Self.library).run(arguments, environment: ["TRESTLE_SDK": "/nowhere"])
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("trestle: /nowhere is no SDK of Trestle"))
    }

    @Test func aProjectDependsOnTheSDK() throws {
        let sdk = try TemporaryFolder(
            Self.manifest.merging(["sdk.json": Self.description(compiler: "Swift version 5.0")]) { $1 })
        let program = try TrestleProgram()
        let result = try program.run(["new", "Notes"], environment: ["TRESTLE_SDK": sdk.url.path])
        #expect(result.status == 0)
        let manifest = try String(
            contentsOf: program.folder.url.appending(path: "Notes/Package.swift"), encoding: .utf8)
        #expect(manifest.contains(".package(name: \"trestle\", path: \"\(sdk.url.path)\")"))
    }

    @Test func theCommandSaysWhichOneItUses() throws {
        let sdk = try TemporaryFolder(
            Self.manifest.merging(["sdk.json": Self.description(compiler: "Swift version 5.0")]) { $1 })
        let environment = ["TRESTLE_SDK": sdk.url.path]
        let result = try TrestleProgram().run(["sdk"], environment: environment)
        #expect(result.status == 0)
        #expect(
            result.output == """
                folder:   \(sdk.url.path)
                Trestle:  0.1.0, commit 8cb81384
                compiler: Swift version 5.0
                machine:  \(Self.machine), Debian

                """)
        #expect(try TrestleProgram().run(["--version"], environment: environment).output == "trestle 0.1.0\n")
        #expect(try TrestleProgram().run("sdk").errors.contains("`make sdk` makes an SDK"))
    }

    @Test func withoutAnSDKAndSourceTheCommandSaysWhatToName() throws {
        let result = try TrestleProgram(Self.library).run(["adapt"], environment: ["TRESTLE": "/nowhere"])
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("trestle: there is neither an SDK nor Trestle's source: "))
    }
}
