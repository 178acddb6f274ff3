import Foundation
import ProjectAdaptation
import ProjectFixtures
import Testing

@Suite struct NewProjectTests {
    private let trestle = URL(filePath: "/checkout")

    @Test func aNewProjectIsAPackageWithAnApplicationAndATest() throws {
        let folder = try TemporaryFolder()
        let place = folder.url.appending(path: "Shopping-List")
        try NewProject("Shopping-List", trestle: trestle).write(to: place)
        let project = try ProjectReader.read(place.path)
        #expect(project.targets.map(\.module) == ["Shopping_List", "Shopping_ListTests"])
        #expect(project.targets.map(\.kind) == [.application, .tests])
        #expect(project.targets.map(\.sources.count) == [3, 1])
        #expect(project.targets.map { $0.resources.map(\.lastPathComponent) } == [["Assets.xcassets"], []])
        // The package of Trestle is there: nothing is left out.
        #expect(project.remarks == [])
    }

    private func packageWithResources() throws -> TemporaryFolder {
        try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.3
            import PackageDescription
            let package = Package(
                name: "Notes",
                targets: [.executableTarget(name: "Notes", resources: [.copy("Named.xcassets")])])
            """,
            "Sources/Notes/main.swift": "print(1)",
            "Sources/Notes/Named.xcassets/Contents.json": "{}",
            "Sources/Notes/Unnamed.xcassets/Contents.json": "{}",
            "Sources/Notes/Cities.strings": "",
        ])
    }

    @Test func aCatalogueThatNoTargetNamesIsAResource() throws {
        let folder = try packageWithResources()
        let project = try ProjectReader.read(folder.url.path)
        let names = project.targets.flatMap(\.resources).map(\.lastPathComponent).sorted()
        #expect(names == ["Named.xcassets", "Unnamed.xcassets"])
    }

    @Test func aFileThatNoTargetNamesIsReported() throws {
        let folder = try packageWithResources()
        let remarks = try ProjectReader.read(folder.url.path).remarks
        #expect(remarks.map(\.subject) == ["Sources/Notes/Cities.strings"])
        #expect(remarks.first?.text.hasSuffix("resources: [.copy(\"Cities.strings\")]") == true)
    }

    @Test(arguments: ["", "1st", "../Up", "a b", "UIKit", "a/b"])
    func namesThatNoModuleCanHaveAreRefused(name: String) {
        #expect(throws: NewProjectError.self) { try NewProject(name, trestle: trestle) }
    }

    @Test(arguments: ["class", "self", "Self", "Any", "import", "async", "package"])
    func wordsOfTheLanguageAreRefused(name: String) {
        #expect(throws: NewProjectError.keyword(name)) { try NewProject(name, trestle: trestle) }
    }

    @Test func whatIsThereIsNotTouched() throws {
        let folder = try TemporaryFolder(["Notes/mine.txt": "mine"])
        let place = folder.url.appending(path: "Notes")
        #expect(throws: NewProjectError.exists(path: place.path)) {
            try NewProject("Notes", trestle: trestle).write(to: place)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["mine.txt"])
    }
}
