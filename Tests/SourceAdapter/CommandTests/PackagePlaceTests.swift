import Foundation
import Testing

/// Where the command writes.
@Suite struct PackagePlaceTests {
    private static let pod = [
        "a/b/Rows.podspec": "Pod::Spec.new do |s|\n  s.name = \"../../escaped\"\n  s.source_files = '*.swift'\nend",
        "a/b/Row.swift": "class Row {}\n",
    ]

    @Test func aPackageGoesIntoTheCurrentFolderWhateverItsName() throws {
        let program = try TrestleProgram(Self.pod)
        let result = try program.run("adapt", ".", in: "a/b")
        #expect(result.status == 0)
        let places = Set(program.paths.map { $0.split(separator: "/").prefix(3).joined(separator: "/") })
        #expect(places == ["a/b/Row.swift", "a/b/Rows.podspec", "a/b/escaped-linux"])
    }

    @Test func aPackageInTheCacheStaysThere() throws {
        let program = try TrestleProgram(Self.pod)
        #expect(try program.run("test", "a/b").status == 2)
        let names = try FileManager.default.contentsOfDirectory(atPath: program.cache.appending(path: "projects").path)
        #expect(names.count == 1)
        #expect(names.allSatisfy { $0.hasPrefix("escaped-") })
        #expect(program.paths == Self.pod.keys.sorted())
    }

    @Test func theSecondRunInTheFolderOfTheProjectChangesNothing() throws {
        let program = try TrestleProgram(["Shop/Row.swift": "class Row {}\n"])
        #expect(try program.run("adapt", ".", in: "Shop").output.contains("library Shop: 1 Swift file\n"))
        let paths = program.paths
        let second = try program.run("adapt", ".", in: "Shop")
        #expect(second.output.contains("nothing has changed"))
        #expect(second.output.contains("library Shop: 1 Swift file\n"))
        #expect(program.paths == paths)
    }
}
