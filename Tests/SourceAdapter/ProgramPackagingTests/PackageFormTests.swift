import Foundation
import ProjectAdaptation
import ProjectFixtures
import Testing

@testable import ProgramPackaging

@Suite struct PackageFormTests {
    @Test func theControlFileSaysWhatThePackageNeeds() {
        let control = DebianControl(
            package: "notes", version: "2.1", architecture: "amd64", maintainer: "Ada Lovelace <ada@example.com>",
            size: 4711, dependencies: ["libc6 (>= 2.36)", "fonts-inter"], recommendations: ["librsvg2-2"],
            summary: "Notes,\nan application")
        #expect(
            control.text == """
                Package: notes
                Version: 2.1
                Architecture: amd64
                Maintainer: Ada Lovelace <ada@example.com>
                Installed-Size: 4711
                Depends: libc6 (>= 2.36), fonts-inter
                Recommends: librsvg2-2
                Section: misc
                Priority: optional
                Description: Notes, an application

                """)
    }

    @Test(arguments: [("Notes", "notes"), ("My_App", "my-app"), ("_1", "1-app"), ("Überblick", "berblick")])
    func everyProgramHasANameOfAPackage(program: String, package: String) {
        #expect(DebianControl.package(named: program) == package)
    }

    @Test(arguments: [("2.1", "2.1"), ("v3-beta 2", "3.beta.2"), ("", "1.0"), ("next", "1.0")])
    func everyVersionIsOneThatDpkgAccepts(text: String, version: String) {
        #expect(DebianControl.version(text) == version)
    }

    /// A program in a folder whose name has what shells and `sed` take for more than characters.
    @Test func theLauncherSaysWhereTheFolderIsWhateverItIsCalled() throws {
        let place = "a b&c|d\\e $HOME"
        let folder = try TemporaryFolder([
            "\(place)/bin/App":
                "#!/bin/sh\nprintf '%s\\n' \"$FONTCONFIG_FILE\" \"$@\"\ncat \"$GDK_PIXBUF_MODULE_FILE\"\n",
            "\(place)/App": Launcher.text(program: "App"),
            "\(place)/share/loaders.cache": "\"\(Launcher.placeholder)/lib/loaders/gif.so\"\n",
        ])
        let root = folder.url.appending(path: place)
        for file in ["App", "bin/App"] { try Self.allowRunning(root.appending(path: file)) }
        let result = try Tool.run(
            "env",
            ["XDG_CACHE_HOME=" + folder.url.appending(path: "cache").path, root.appending(path: "App").path, "x y"])
        #expect(
            String(decoding: result.output, as: UTF8.self) == """
                \(root.path)/share/fonts.conf
                x y
                "\(root.path)/lib/loaders/gif.so"

                """)
    }

    @Test func theLauncherStartsWithoutAPlaceForItsList() throws {
        let folder = try TemporaryFolder([
            "bin/App": "#!/bin/sh\necho \"[$GDK_PIXBUF_MODULE_FILE]\"\n", "App": Launcher.text(program: "App"),
            "share/loaders.cache": "", "cache": "a file",
        ])
        for file in ["App", "bin/App"] { try Self.allowRunning(folder.url.appending(path: file)) }
        let result = try Tool.run(
            "env",
            ["-u", "GDK_PIXBUF_MODULE_FILE", "XDG_CACHE_HOME=" + folder.url.appending(path: "cache").path]
                + [folder.url.appending(path: "App").path])
        #expect(result.status == 0)
        #expect(String(decoding: result.output, as: UTF8.self) == "[]\n")
    }

    @Test func aSingleFileUnpacksItselfOnce() throws {
        let folder = try TemporaryFolder(["App/App": "#!/bin/sh\necho \"started $1\"\n"])
        try Self.allowRunning(folder.url.appending(path: "App/App"))
        let program = BuiltProgram(
            folder.url.appending(path: "App/App"), library: folder.url, runtime: folder.url)
        let file = try SingleFile(program).write(folder.url.appending(path: "App"), into: folder.url)
        let cache = folder.url.appending(path: "cache")
        for _ in 0..<2 {
            let result = try Tool.run("env", ["XDG_CACHE_HOME=" + cache.path, file.path, "once"])
            #expect(result.status == 0)
            #expect(String(decoding: result.output, as: UTF8.self) == "started once\n")
        }
        let programs = try FileManager.default.contentsOfDirectory(
            atPath: cache.appending(path: "trestle/programs").path)
        #expect(programs.count == 1)
        #expect(programs.first?.hasPrefix("App-") == true)
    }

    @Test func aFolderThatIsNoPackagedProgramIsNotReplaced() throws {
        let folder = try TemporaryFolder(["App/mine.txt": "mine"])
        let place = folder.url.appending(path: "App")
        let program = BuiltProgram(place.appending(path: "App"), library: folder.url, runtime: folder.url)
        #expect(throws: PackagingError.self) { try ProgramFolder(program).write(to: place) }
        #expect(FileManager.default.fileExists(atPath: place.appending(path: "mine.txt").path))
    }

    private static func allowRunning(_ file: URL) throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
}
