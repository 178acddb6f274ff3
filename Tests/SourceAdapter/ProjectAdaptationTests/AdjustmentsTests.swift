import Foundation
import ProjectAdaptation
import ProjectFixtures
import Testing

/// The file `trestle.json`, with which users leave out files and replace them.
@Suite struct AdjustmentsTests {
    private static let files = [
        "App/Main.swift": Sample.delegate,
        "App/Pay.swift": "import StoreKit\nclass Pay { var queue: SKPaymentQueue? }\n",
        "App/Map.swift": "import ModelIO\nclass Map { var view: MDLMesh? }\n", "App/Logo.png": "original",
        "linux/Map.swift": "class Map { let isOfLinux = true }\n", "linux/Logo.png": "other",
        "Vendor/A.swift": "class A {}\n", "Vendor/Deep/B.swift": "class B {}\n",
    ]

    private func adapted(_ json: String, _ more: [String: String] = [:]) throws -> AdaptedProject {
        try AdaptedProject(Self.files.merging(more) { $1 }.merging(["trestle.json": json]) { $1 })
    }

    private func sources(_ adapted: AdaptedProject) -> [String] {
        adapted.paths.filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }
            .map { $0.split(separator: "/").dropFirst(2).joined(separator: "/") }
    }

    @Test func filesAreLeftOutByPathAndByPattern() throws {
        let adapted = try adapted(#"{"exclude": ["App/Pay.swift", "Vendor/**", "linux/*.swift", "App/Map.swift"]}"#)
        #expect(sources(adapted) == ["Main.swift"])
        #expect(adapted.report.openCount == 0)
        #expect(
            adapted.reportText.contains(
                """
                As trestle.json says:
                  App/Pay.swift: is left out
                  Vendor/A.swift: is left out
                  Vendor/Deep/B.swift: is left out
                  linux/Map.swift: is left out
                  App/Map.swift: is left out

                """))
    }

    @Test func aFolderStandsForItsFilesAndManyFilesAreCounted() throws {
        let more = Dictionary(uniqueKeysWithValues: (1...12).map { ("Vendor/\($0).swift", "") })
        let adapted = try adapted(#"{"exclude": ["Vendor"]}"#, more)
        #expect(!sources(adapted).contains { $0.hasPrefix("Vendor") })
        #expect(adapted.reportText.contains("  Vendor: 14 files are left out\n"))
    }

    @Test func anotherFileTakesThePlaceOfAFile() throws {
        let adapted = try adapted(
            #"{"replace": {"App/Map.swift": "linux/Map.swift", "App/Logo.png": "linux/Logo.png"}}"#)
        let path = try #require(adapted.paths.first { $0.hasSuffix("App/Map.swift") })
        #expect(adapted[path]?.contains("isOfLinux") == true)
        #expect(adapted[path]?.contains("/linux/Map.swift\"") == true)
        #expect(adapted.paths.count { $0.hasSuffix("Map.swift") } == 1)
        let logo = try #require(adapted.paths.first { $0.hasSuffix("Logo.png") })
        #expect(adapted[logo] == "other")
        #expect(!adapted.paths.contains { $0.hasSuffix("trestle.json") })
        #expect(adapted.reportText.contains("  App/Map.swift: linux/Map.swift takes its place\n"))
        #expect(!adapted.reportText.contains("ModelIO"))
    }

    @Test func aFileThatIsReplacedIsNotLeftOut() throws {
        let adapted = try adapted(#"{"exclude": ["App/M*.swift"], "replace": {"App/Map.swift": "linux/Map.swift"}}"#)
        #expect(sources(adapted).contains { $0.hasSuffix("App/Map.swift") })
        #expect(!sources(adapted).contains { $0.hasSuffix("Main.swift") })
    }

    @Test func filesThatUseWhatOnlyAnExcludedFileDeclaresAreLeftOutToo() throws {
        let adapted = try adapted(
            #"{"exclude": ["Vendor/A.swift"]}"#, ["App/User.swift": "class User { let a = A() }\n"])
        #expect(!sources(adapted).contains { $0.hasSuffix("User.swift") })
        #expect(adapted.reportText.contains("App/User.swift: it uses A, which is in a file that is left out"))
    }

    @Test func projectsOfXcodeAreAdjustedTooAndSwiftReplacesObjectiveC() throws {
        var files = Sample.files
        files["App.xcodeproj/project.pbxproj"] = ProjectText.application(
            objects: ProjectText.file("F1", "AppDelegate.swift") + ProjectText.file("F2", "Old.m")
                + ProjectText.file("F3", "Main.storyboard"),
            sources: ["F1", "F2"], resources: ["F3"], children: ["F1", "F2", "F3"])
        files["Old.m"] = ""
        files["linux/Old.swift"] = "class Old {}\n"
        files["trestle.json"] = #"{"exclude": ["*.storyboard"], "replace": {"Old.m": "linux/Old.swift"}}"#
        let adapted = try AdaptedProject(files, at: "App.xcodeproj")
        #expect(
            adapted.paths == [
                ".gitignore", "Package.swift", "Sources/My_App/AppDelegate.swift", "Sources/My_App/Old.swift",
            ])
        #expect(
            adapted.report.allRemarks == [
                Remark(.adjusted, "Main.storyboard", "is left out"),
                Remark(.adjusted, "Old.m", "linux/Old.swift takes its place"),
            ])
    }

    @Test func filesThatUseTypesOfExcludedObjectiveCAreLeftOut() throws {
        var files = Sample.files
        files["App.xcodeproj/project.pbxproj"] = ProjectText.application(
            objects: ProjectText.file("F1", "AppDelegate.swift") + ProjectText.file("F2", "Old.m")
                + ProjectText.file("F3", "ListController.swift"),
            sources: ["F1", "F2", "F3"], children: ["F1", "F2", "F3"])
        files["Old.m"] = ""
        files["Old.h"] = "@interface Old : NSObject\n@end\n"
        files["ListController.swift"]? += "let old = Old()\n"
        files["trestle.json"] = #"{"exclude": ["Old.m"]}"#
        let adapted = try AdaptedProject(files)
        #expect(adapted["Sources/My_App/ListController.swift"] == nil)
        #expect(adapted["Sources/My_App/AppDelegate.swift"] != nil)
    }

    @Test func librariesThatAreFoundAreAdjustedToo() throws {
        var files = Sample.files
        files["ListController.swift"]? += "import Rows\nimport Gone\n"
        files["Pods/Rows/Row.swift"] = "class Row {}\n"
        files["Pods/Rows/Mac.swift"] = "import AppKit\n"
        files["Pods/Gone/Gone.swift"] = "class Gone {}\n"
        files["trestle.json"] = #"{"exclude": ["Pods/Rows/Mac.swift", "Pods/Gone/**"]}"#
        let adapted = try AdaptedProject(files)
        #expect(adapted.report.targets.map(\.module) == ["My_App", "Rows"])
        #expect(adapted.paths.filter { $0.hasPrefix("Sources/Rows") } == ["Sources/Rows/Row.swift"])
    }

    @Test func theNextRunNoticesChangesOfTheFile() throws {
        let adapted = try adapted("{}")
        #expect(sources(adapted).contains { $0.hasSuffix("App/Main.swift") })
        try adapted.project.write(#"{"exclude": ["Vendor/A.swift"]}"#, to: "trestle.json")
        try adapted.adaptAgain()
        #expect(!sources(adapted).contains { $0.hasSuffix("A.swift") })
        try adapted.project.write(#"{"replace": {"Vendor/A.swift": "linux/Map.swift"}}"#, to: "trestle.json")
        try adapted.adaptAgain()
        let path = try #require(adapted.paths.first { $0.hasSuffix("Vendor/A.swift") })
        #expect(adapted[path]?.contains("isOfLinux") == true)
        try adapted.project.write("class Map { let isNewer = true }\n", to: "linux/Map.swift")
        try adapted.adaptAgain()
        #expect(adapted.report.changes == [path])
        try FileManager.default.removeItem(at: adapted.project.url.appending(path: "trestle.json"))
        try adapted.adaptAgain()
        #expect(adapted[path]?.contains("class A") == true)
        try adapted.adaptAgain()
        #expect(adapted.report.changes == [])
    }

    @Test(
        arguments: [
            (#"{"exclude": ["App/Pai.swift"]}"#, #""exclude": "App/Pai.swift" matches no file"#),
            (#"{"exclude": ["App/**/*.kt"]}"#, #""exclude": "App/**/*.kt" matches no file"#),
            (#"{"exclude": ["../**"]}"#, #""exclude": "../**" leads out of the project's folder"#),
            (#"{"exclude": ["/etc/*"]}"#, #""exclude": "/etc/*" leads out of the project's folder"#),
            (#"{"exclude": [""]}"#, #""exclude": "" is no path"#),
            (#"{"exclude": ["App/.."]}"#, #""exclude": "App/.." is the whole project"#),
            (#"{"exclude": "App/Pay.swift"}"#, #""exclude": is no list of paths"#),
            (#"{"exclude": [1]}"#, #""exclude": is no list of paths"#),
            (#"{"exclude": ["**/*.swift"]}"#, #""exclude": leaves no Swift file"#),
            (#"{"replace": ["App/Map.swift"]}"#, #""replace": does not name a file for each file"#),
            (#"{"replace": {"App/Mop.swift": "linux/Map.swift"}}"#, #""replace": "App/Mop.swift" does not exist"#),
            (#"{"replace": {"App/Map.swift": "linux/Mop.swift"}}"#, #""replace": "linux/Mop.swift" does not exist"#),
            (
                #"{"replace": {"App/Map.swift": "../Map.swift"}}"#,
                #""replace": "../Map.swift" leads out of the project's folder"#
            ),
            (
                #"{"replace": {"App/Map.swift": "linux/Logo.png"}}"#,
                #""replace": "linux/Logo.png" is not of the kind of "App/Map.swift""#
            ),
            (
                #"{"replace": {"App/Map.swift": "linux/Map.swift", "App/Pay.swift": "linux/Map.swift"}}"#,
                #""replace": "linux/Map.swift" takes the place of two files"#
            ),
            (
                #"{"replace": {"App/Map.swift": "App/Pay.swift", "App/Pay.swift": "linux/Map.swift"}}"#,
                #""replace": "App/Pay.swift" takes the place of a file, and cannot be replaced itself"#
            ),
            (
                #"{"exlude": []}"#,
                #""exlude": is no key of this file; there are "exclude" and "replace""#
            ),
        ])
    func aMistakeIsNamedWithItsKey(json: String, message: String) throws {
        let folder = try TemporaryFolder(Self.files.merging(["trestle.json": json]) { $1 })
        #expect(throws: AdjustmentsError.self) { try ProjectReader.read(folder.url.path) }
        do { _ = try ProjectReader.read(folder.url.path) } catch {
            #expect("\(error)" == "\(folder.url.path)/trestle.json: \(message)")
        }
    }

    @Test(arguments: ["", "{", "[]", #"{"exclude": ["#])
    func aDamagedFileIsNamed(json: String) throws {
        let folder = try TemporaryFolder(Self.files.merging(["trestle.json": json]) { $1 })
        do {
            _ = try ProjectReader.read(folder.url.path)
            Issue.record("the file was read")
        } catch {
            #expect("\(error)".hasPrefix("\(folder.url.path)/trestle.json cannot be read: it is no JSON"))
            #expect(!"\(error)".contains("Error Domain"))
        }
    }

    @Test func aLinkOutOfTheProjectTakesNoPlace() throws {
        let secret = try TemporaryFolder(["Map.swift": "let secret = 1"])
        let folder = try TemporaryFolder(
            Self.files.merging(["trestle.json": #"{"replace": {"App/Map.swift": "linux/Link.swift"}}"#]) { $1 })
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "linux/Link.swift"),
            withDestinationURL: secret.url.appending(path: "Map.swift"))
        #expect(throws: AdjustmentsError.self) { try ProjectReader.read(folder.url.path) }
    }

    @Test func whatIsInNoTargetIsMentioned() throws {
        var files = Sample.files
        files["Other.swift"] = ""
        files["trestle.json"] = #"{"exclude": ["Other.swift"]}"#
        #expect(
            try AdaptedProject(files).report.allRemarks == [
                Remark(.note, "Other.swift", "is in trestle.json, and in no target")
            ])
    }
}
