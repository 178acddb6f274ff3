import Foundation
import ProjectFixtures
import Testing

@testable import ProjectAdaptation

@Suite struct SDKFolderTests {
    private static let compiler = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"
    private static let machine = "x86_64-unknown-linux-gnu"
    private static let description = """
        {
            "version": "0.1.0", "commit": "8cb81384", "compiler": "\(compiler)", "machine": "\(machine)",
            "system": "Debian GNU/Linux 12 (bookworm)", "fonts": ["fonts-inter"]
        }
        """
    private static let files = [
        "sdk.json": description, "libexec/trestle": "", "lib/libTrestle.so": "", "lib/Modules/UIKit.swiftmodule": "",
    ]

    @Test func aCommandIsInItsSDK() throws {
        let folder = try TemporaryFolder(Self.files)
        let program = folder.url.appending(path: "libexec/trestle")
        let sdk = try #require(try SDKFolder.chosen(environment: [:], program: program))
        #expect(sdk.url.path == folder.url.path)
        #expect(
            sdk.description
                == SDKDescription(
                    version: "0.1.0", commit: "8cb81384", compiler: Self.compiler, machine: Self.machine,
                    system: "Debian GNU/Linux 12 (bookworm)", fonts: ["fonts-inter"]))
    }

    @Test func aCommandThatWasBuiltByHandIsInNone() throws {
        let folder = try TemporaryFolder(["debug/trestle": ""])
        #expect(
            try SDKFolder.chosen(environment: [:], program: folder.url.appending(path: "debug/trestle")) == nil)
        #expect(try SDKFolder.chosen(environment: ["TRESTLE_SDK": ""], program: nil) == nil)
    }

    @Test func theOneThatIsNamedComesFirstAndSourceBeforeTheOwnOne() throws {
        let own = try TemporaryFolder(Self.files)
        let named = try TemporaryFolder(Self.files)
        let program = own.url.appending(path: "libexec/trestle")
        let chosen = try SDKFolder.chosen(
            environment: ["TRESTLE_SDK": named.url.path, "TRESTLE": "/source"], program: program)
        #expect(chosen?.url.path == named.url.path)
        #expect(try SDKFolder.chosen(environment: ["TRESTLE": "/source"], program: program) == nil)
    }

    @Test func aFolderThatIsNoSDKIsNamed() throws {
        let folder = try TemporaryFolder(["lib/libTrestle.so": ""])
        let path = folder.url.path
        #expect(throws: SDKError.noSDK(path: path)) {
            try SDKFolder.chosen(environment: ["TRESTLE_SDK": path], program: nil)
        }
        #expect(throws: SDKError.noSDK(path: "/nowhere")) { try SDKFolder(URL(filePath: "/nowhere")) }
    }

    @Test(arguments: ["", "{}", "[", #"{"version": 1}"#])
    func aDescriptionThatCannotBeReadIsNamed(text: String) throws {
        let folder = try TemporaryFolder(["sdk.json": text])
        #expect(throws: SDKError.unreadable(path: folder.url.path + "/sdk.json")) { try SDKFolder(folder.url) }
    }

    @Test func onlyTheCompilerThatWroteTheModulesReadsThem() throws {
        let folder = try TemporaryFolder(Self.files)
        let sdk = try SDKFolder(folder.url)
        try sdk.check(compiler: Self.compiler, machine: Self.machine)
        let newer = "Swift version 6.4 (swift-6.4-RELEASE)"
        let error = SDKError.otherCompiler(path: folder.url.path, of: Self.compiler, used: newer)
        #expect(throws: error) { try sdk.check(compiler: newer, machine: Self.machine) }
        for text in [Self.compiler, newer, "make sdk", "https://www.swift.org/install/linux"] {
            #expect(error.description.contains(text))
        }
        let arm = "aarch64-unknown-linux-gnu"
        #expect(throws: SDKError.otherMachine(path: folder.url.path, of: Self.machine, used: arm)) {
            try sdk.check(compiler: Self.compiler, machine: arm)
        }
    }

    @Test func aFileThatIsMissingIsNamed() throws {
        let whole = try TemporaryFolder(Self.files)
        #expect(try SDKFolder(whole.url).library(isOptimized: false) == whole.url.appending(path: "lib"))
        for missing in ["lib/libTrestle.so", "lib/Modules/UIKit.swiftmodule"] {
            let part = try TemporaryFolder(Self.files.filter { $0.key != missing })
            #expect(throws: SDKError.incomplete(missing: "\(part.url.path)/\(missing)")) {
                try SDKFolder(part.url).library(isOptimized: false)
            }
        }
    }

    @Test func anSDKNeedNotHaveAnOptimizedLibrary() throws {
        let plain = try TemporaryFolder(Self.files)
        #expect(throws: SDKError.notOptimized(path: plain.url.path)) {
            try SDKFolder(plain.url).library(isOptimized: true)
        }
        let part = try TemporaryFolder(Self.files.merging(["lib/release/libTrestle.so": ""]) { $1 })
        #expect(throws: SDKError.incomplete(missing: part.url.path + "/lib/release/Modules/UIKit.swiftmodule")) {
            try SDKFolder(part.url).library(isOptimized: true)
        }
        let both = try TemporaryFolder(
            Self.files.merging(["lib/release/libTrestle.so": "", "lib/release/Modules/UIKit.swiftmodule": ""]) { $1 })
        #expect(
            try SDKFolder(both.url).library(isOptimized: true) == both.url.appending(path: "lib/release"))
    }
}
