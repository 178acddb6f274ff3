import Foundation
import ProjectFixtures
import Testing

@testable import ProjectAdaptation

@Suite struct DownloadTests {
    private let server = LibraryServer()

    /// A package that uses the package `Lists`, and imports what `source` says.
    private func project(
        _ requirement: String, of repository: String = "Lists", source: String = "import Lists\n",
        files: [String: String] = [:]
    ) throws -> ProjectDescription {
        let app = try TemporaryFolder(
            files.merging([
                "Package.swift": """
                // swift-tools-version:5.9
                import PackageDescription
                let package = Package(
                    name: "App", dependencies: [.package(url: "\(server.address(of: repository))", \(requirement))],
                    targets: [.target(name: "App")])
                """,
                "Sources/App/App.swift": source,
            ]) { one, _ in one })
        return try withExtendedLifetime(app) {
            var project = try ProjectReader.read(app.url.path)
            LibrarySearch.addCopies(to: &project, downloads: server.checkouts)
            return project
        }
    }

    private func source(of module: String, in project: ProjectDescription) throws -> String {
        let target = try #require(project.targets.first { $0.module == module })
        return try String(contentsOf: #require(target.sources.first), encoding: .utf8)
    }

    @Test func theNewestVersionThatFitsIsTaken() throws {
        for version in ["1.0.0", "1.2.0", "1.10.1", "2.0.0", "1.11.0-beta"] {
            _ = try server.commitPackage("Lists", version: version)
        }
        let project = try project("from: \"1.0.0\"")
        #expect(try source(of: "Lists", in: project).contains("1.10.1"))
        #expect(project.targets.first { $0.name == "App" }?.dependencies == ["Lists"])
        #expect(project.remarks == [])
        #expect(server.announced == ["lists"])
    }

    @Test func firebaseIsNotDownloaded() throws {
        _ = try server.commitPackage("firebase-ios-sdk", version: "11.0.0")
        let project = try project(
            "from: \"1.0.0\"", of: "firebase-ios-sdk", source: "import FirebaseAuth\nimport Unknown\n")
        #expect(project.remarks == [] && server.announced == [])
    }

    @Test func aPinnedCommitIsTaken() throws {
        let first = try server.commitPackage("Lists", version: "1.0.0")
        _ = try server.commitPackage("Lists", version: "1.1.0")
        let pins = """
            {"pins": [{"identity": "lists", "kind": "remoteSourceControl", "location": "\(server.address(of: "Lists"))",
            "state": {"revision": "\(first)", "version": "1.0.0"}}], "version": 2}
            """
        let project = try project("from: \"1.0.0\"", files: ["Package.resolved": pins])
        #expect(try source(of: "Lists", in: project).contains("1.0.0"))
    }

    @Test func aPlaceInAPageIsNoPartOfAnAddress() throws {
        _ = try server.commitPackage("Lists", version: "1.0.0")
        let repository = try GitRepository(server.address(of: "Lists") + "#installation")
        let first = try #require(SemanticVersion("1.0.0"))
        #expect(try repository.reference(to: .versions(from: first, below: nil)) == "1.0.0")
    }

    @Test func aVersionIsDownloadedOnce() throws {
        _ = try server.commitPackage("Lists", version: "1.0.0")
        _ = try project("exact: \"1.0.0\"")
        try FileManager.default.removeItem(at: server.folder.url.appending(path: "Lists"))
        let later = try project("exact: \"1.0.0\"")
        #expect(try source(of: "Lists", in: later).contains("1.0.0"))
        #expect(server.announced == ["lists"])
    }

    @Test func librariesOfLibrariesAreDownloaded() throws {
        _ = try server.commitPackage("Colors", version: "3.0.0")
        _ = try server.commitPackage(
            "Lists", version: "1.0.0",
            dependencies: ".package(url: \"\(server.address(of: "Colors"))\", from: \"3.0.0\")",
            imports: "import Colors\n")
        let project = try project("branch: \"1.0.0\"")
        #expect(try source(of: "Colors", in: project).contains("3.0.0"))
        #expect(project.remarks == [])
    }

    @Test func whatALibraryOfAnotherProjectNamesIsDownloaded() throws {
        let first = try server.commitPackage("Lists", version: "1.0.0")
        _ = try server.commitPackage("Lists", version: "1.1.0")
        var files = Sample.files
        files["ListController.swift"]? += "import Rows\n"
        files["Rows/Row.swift"] = "import Lists\n"
        files["Rows/Rows.xcodeproj/project.pbxproj"] = ProjectText.application(
            objects: ProjectText.file("F1", "Row.swift") + """
                P = { isa = XCRemoteSwiftPackageReference; repositoryURL = "\(server.address(of: "Lists"))";
                    requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
                """, sources: ["F1"], children: ["F1"], project: "packageReferences = (P);"
        ).replacing("product-type.application", with: "product-type.framework").replacing("My App", with: "Rows")
        // Xcode keeps the versions of all projects in the workspace.
        files["All.xcworkspace/xcshareddata/swiftpm/Package.resolved"] = """
            {"pins": [{"identity": "lists", "location": "\(server.address(of: "Lists"))",
            "state": {"revision": "\(first)"}}], "version": 2}
            """
        files[".git/HEAD"] = ""
        let folder = try TemporaryFolder(files)
        var project = try ProjectReader.read(folder.url.path)
        LibrarySearch.addCopies(to: &project, downloads: server.checkouts)
        #expect(project.targets.map(\.module) == ["My_App", "Rows", "Lists"])
        #expect(try source(of: "Lists", in: project).contains("1.0.0"))
    }

    @Test func nothingIsDownloadedThatIsNotImported() throws {
        _ = try server.commitPackage("Lists", version: "1.0.0")
        let project = try project("from: \"1.0.0\"", source: "import UIKit\n")
        #expect(server.announced == [])
        #expect(project.targets.map(\.name) == ["App"])
    }

    @Test func whatIsNotThereIsSaid() throws {
        _ = try server.commitPackage("Lists", version: "1.0.0")
        let missing = try project("from: \"1.0.0\"", of: "Nothing", source: "import Nothing\n")
        #expect(missing.remarks.contains { $0.text.hasPrefix("could not be downloaded: fatal:") })
        let future = try project("from: \"4.0.0\"")
        #expect(
            future.remarks.contains(Remark(.note, "lists", "could not be downloaded: it has no version that fits")))
    }

    @Test func anAddressCannotMakeGitRunAProgram() {
        for address in ["ext::sh -c id", "--upload-pack=id", "/tmp/x", "fd::7", "https://a b"] {
            #expect(throws: DownloadError.self) { try GitRepository(address) }
        }
        #expect(throws: Never.self) { try GitRepository("git@github.com:a/b.git") }
        let server = LibraryServer()
        #expect(throws: DownloadError.self) {
            try server.checkouts.checkout(
                of: RemoteLibrary(
                    name: "A", source: .repository(address: server.address(of: "A"), revision: .branch("--exec=id"))))
        }
    }
}

@Suite struct PodDownloadTests {
    private let server = LibraryServer()

    @Test func aPodIsFoundByCocoaPodsList() throws {
        _ = try server.commit(
            [
                "Rows.podspec": "Pod::Spec.new do |s|\n  s.name = 'Rows'\n  s.source_files = 'Source/*.swift'\nend\n",
                "Source/Rows.swift": "public let version = \"2.1.0\"\n",
            ], to: "Rows", tag: "v2.1.0")
        // The digest of "Rows" begins with these.
        let folders = String(decoding: try Tool.run("sh", ["-c", "printf Rows | md5sum"]).output, as: UTF8.self).prefix(
            3)
        let place = folders.map(String.init).joined(separator: "/")
        try server.folder.write(
            "{\"name\": \"Rows\", \"source\": {\"git\": \"\(server.address(of: "Rows"))\", \"tag\": \"v2.1.0\"}}",
            to: "pods/Specs/\(place)/Rows/2.1.0/Rows.podspec.json")
        let app = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": ProjectText.application(
                objects: ProjectText.file("F1", "App.swift"), sources: ["F1"], children: ["F1"]),
            "App.swift": "import Rows\n",
            "Podfile.lock": "PODS:\n  - Rows (2.1.0)\n\nDEPENDENCIES:\n  - Rows (~> 2.0)\n",
        ])
        var project = try ProjectReader.read(app.url.path)
        LibrarySearch.addCopies(to: &project, downloads: server.checkouts)
        let rows = try #require(project.targets.first { $0.module == "Rows" })
        #expect(try String(contentsOf: #require(rows.sources.first), encoding: .utf8).contains("2.1.0"))
    }

    @Test(arguments: [
        ("", RemoteLibrary.Source.pod(.newest(from: nil, below: nil))),
        (", '2.1.0'", .pod(.exactly("2.1.0"))), (", '= 2.1'", .pod(.exactly("2.1"))),
        (", '~> 2.1'", .pod(.newest(from: SemanticVersion("2.1"), below: SemanticVersion("3")))),
        (", \"~> 2.1.4\"", .pod(.newest(from: SemanticVersion("2.1.4"), below: SemanticVersion("2.2")))),
        (", '>= 2'", .pod(.newest(from: SemanticVersion("2"), below: nil))),
        (", '< 2.0.0', :inhibit_warnings => true", .pod(.newest(from: nil, below: SemanticVersion("2")))),
        (", '2.0.0-beta'", .pod(.exactly("2.0.0-beta"))),
        (", :git => 'https://a.b/c.git'", .repository(address: "https://a.b/c.git", revision: .branch("HEAD"))),
        (", git: 'https://a.b/c', tag: 'v2'", .repository(address: "https://a.b/c", revision: .branch("v2"))),
        (
            ", :git => 'https://a.b/c',\n  :commit => '0123'",
            .repository(address: "https://a.b/c", revision: .commit("0123"))
        ),
    ])
    func aPodfileWithoutALockNamesWhatFits(options: String, source: RemoteLibrary.Source) throws {
        let folder = try TemporaryFolder(["Podfile": "target 'App' do\n  pod 'Rows/Core'\(options)\nend\n"])
        let podfile = try #require(Podfile(in: folder.url))
        #expect(podfile.remoteLibraries == [RemoteLibrary(name: "Rows", source: source, isOfPackage: false)])
    }

    @Test(arguments: [", :path => '../Rows'", ", :podspec => 'https://a.b/c.podspec'", ", '~> 2.0.0-beta'"])
    func otherPodsOfAPodfileAreNotDownloaded(options: String) throws {
        let folder = try TemporaryFolder(["Podfile": "pod 'Rows'\(options)\n"])
        #expect(try #require(Podfile(in: folder.url)).remoteLibraries == [])
    }

    @Test func theNewestPodThatFitsIsFoundByTheList() throws {
        let folder = try TemporaryFolder()
        let digest = try Tool.run("sh", ["-c", "printf Rows | md5sum"]).output
        let names = String(decoding: digest, as: UTF8.self).prefix(3).map(String.init)
        try folder.write(
            "Cells/9.0.0\nRows/1.0.0/2.0.0/2.10.0/2.9.0/3.0.0\n",
            to: "all_pods_versions_\(names.joined(separator: "_")).txt")
        for version in ["2.10.0", "3.0.0"] {
            try folder.write(
                "{\"name\": \"Rows\", \"source\": {\"git\": \"https://a.b/c\", \"tag\": \"\(version)\"}}",
                to: "Specs/\(names.joined(separator: "/"))/Rows/\(version)/Rows.podspec.json")
        }
        let list = PodList(address: folder.url)
        let newest = try list.repository(of: "Rows", version: .newest(from: nil, below: nil))
        #expect(newest.revision == .branch("3.0.0"))
        let fitting = try list.repository(
            of: "Rows", version: .newest(from: SemanticVersion("2"), below: SemanticVersion("3")))
        #expect(fitting.revision == .branch("2.10.0"))
        #expect(throws: DownloadError.self) {
            try list.repository(of: "Rows", version: .newest(from: SemanticVersion("4"), below: nil))
        }
    }

    @Test func aLockedPodfileNamesVersionsAndCommits() throws {
        let folder = try TemporaryFolder([
            "Podfile.lock": """
            PODS:
              - Firebase/Core (6.1.0):
                - Firebase/CoreOnly
              - Firebase/CoreOnly (6.1.0)
              - "Rows+Cells (1.0.0)"
              - Lists (0.9.0)
              - Own (1.0.0)

            EXTERNAL SOURCES:
              Lists:
                :branch: main
                :git: https://example.com/lists.git
              Own:
                :path: "../Own"

            CHECKOUT OPTIONS:
              Lists:
                :commit: 0123456789012345678901234567890123456789
                :git: https://example.com/lists.git

            COCOAPODS: 1.10.0
            """
        ])
        let lock = try #require(PodfileLock(in: folder.url))
        #expect(
            lock.libraries == [
                RemoteLibrary(name: "Firebase", source: .pod(.exactly("6.1.0")), isOfPackage: false),
                RemoteLibrary(name: "Rows+Cells", source: .pod(.exactly("1.0.0")), isOfPackage: false),
                RemoteLibrary(
                    name: "Lists",
                    source: .repository(
                        address: "https://example.com/lists.git",
                        revision: .commit("0123456789012345678901234567890123456789")), isOfPackage: false),
            ])
    }
}

@Suite struct CartfileTests {
    private let server = LibraryServer()

    private func libraries(_ files: [String: String]) throws -> [RemoteLibrary] {
        let folder = try TemporaryFolder(files)
        return try #require(Cartfile(in: folder.url)).libraries
    }

    @Test(arguments: [
        (" \"2.3.3\"", RemoteLibrary.Revision.branch("2.3.3")),
        (
            " \"0123456789012345678901234567890123456789\"",
            .commit("0123456789012345678901234567890123456789")
        ),
        ("", .versions(from: SemanticVersion("0")!, below: nil)),
        (" # the newest", .versions(from: SemanticVersion("0")!, below: nil)),
        (" ~> 5.0", .versions(from: SemanticVersion("5")!, below: SemanticVersion("6"))),
        (" ~> 0.4.1", .versions(from: SemanticVersion("0.4.1")!, below: SemanticVersion("0.5"))),
        (" >= 1.2", .versions(from: SemanticVersion("1.2")!, below: nil)),
        (" == 1.2", .versions(from: SemanticVersion("1.2")!, below: SemanticVersion("1.2.1"))),
    ])
    func aLineNamesALibraryAndWhichVersionsFit(version: String, revision: RemoteLibrary.Revision) throws {
        #expect(
            try libraries(["Cartfile": "github \"Rows/Cells\"\(version)\n"]) == [
                RemoteLibrary(
                    name: "Cells", source: .repository(address: "https://github.com/Rows/Cells", revision: revision))
            ])
    }

    @Test func theResolvedVersionsComeFirst() throws {
        let files = [
            "Cartfile": "github \"Rows/Cells\"\n", "Cartfile.resolved": "git \"https://a.b/Lists.git\" \"v2\"\n",
        ]
        #expect(
            try libraries(files) == [
                RemoteLibrary(
                    name: "Lists", source: .repository(address: "https://a.b/Lists.git", revision: .branch("v2")))
            ])
    }

    @Test func linesWithoutSourceAreLeftOut() throws {
        let text = "# github \"A/B\"\nbinary \"https://a.b/C.json\" ~> 1.0\ngithub \"A/B\" in the future\n"
        #expect(try libraries(["Cartfile": text]) == [])
    }

    @Test(arguments: ["Cartfile", "Package.swift"])
    func aProjectOfXcodeHasTheLibrariesOfTheFilesBesideIt(file: String) throws {
        _ = try server.commitPackage("Lists", version: "1.0.0")
        let address = server.address(of: "Lists")
        let texts = [
            "Cartfile": "git \"\(address)\" ~> 1.0\n",
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "Rows", dependencies: [.package(url: "\(address)", from: "1.0.0")],
                targets: [.target(name: "Rows", path: "Source")])
            """,
        ]
        let rows = try TemporaryFolder([
            "Rows.xcodeproj/project.pbxproj": ProjectText.application(
                objects: ProjectText.file("F1", "Source/Rows.swift"), sources: ["F1"], children: ["F1"]
            ).replacing("com.apple.product-type.application", with: "com.apple.product-type.framework"),
            "Source/Rows.swift": "import Lists\n", file: try #require(texts[file]),
        ])
        var project = try ProjectReader.read(rows.url.path)
        LibrarySearch.addCopies(to: &project, downloads: server.checkouts)
        #expect(project.targets.contains { $0.module == "Lists" })
        #expect(server.announced.map { $0.lowercased() } == ["lists"])
    }
}

@Suite struct SemanticVersionTests {
    @Test func versionsAreOrderedByTheirNumbers() throws {
        let texts = ["1.9.0", "v1.10", "1.10.1", "2", "10.0.0+5"]
        let versions = texts.compactMap { SemanticVersion($0) }
        #expect(versions.count == texts.count)
        #expect(versions == versions.sorted())
        #expect(try #require(SemanticVersion("1.2.3")).nextMajor == SemanticVersion("2.0.0"))
    }

    @Test(arguments: ["", "v", "1.0.0-beta", "1..2", "release", "1.2.3.4"])
    func othersAreNone(text: String) { #expect(SemanticVersion(text) == nil) }
}
