import Foundation
import Testing

/// Nothing here may build UIKit: what is wrong is said before.
@Suite struct ExitCodeTests {
    private static let library = ["Row.swift": "class Row {}\n"]

    @Test(arguments: [
        ["--nothing"], ["build"], ["survey"], ["new"], ["replay"], ["adapt", "a", "b"],
        ["pictures", ".", "--screens", "0"], ["test", ".", "--filter", "["], ["pictures", ".", "--size", "big"],
        ["pictures", ".", "--size", "1x1"], ["audit", ".", "--screens", "101"],
        ["test", ".", "--shard", "3/2"], ["test", ".", "--shard", "2"], ["test", ".", "--junit"],
        ["package", ".", "--deb", "--maintainer", "nobody"], ["sdk", "--deb", "--maintainer", "nobody"],
        ["inspect", ".", "--only", "weather"], ["inspect", ".", "--touch", "12"],
    ])
    func wrongArgumentsAreRefused(arguments: [String]) throws {
        let program = try TrestleProgram(Self.library)
        let result = try program.run(arguments)
        #expect(result.status == 64)
        #expect(result.errors.contains("Usage: trestle"))
        #expect(program.paths == ["Row.swift"])
    }

    @Test(arguments: ["adapt", "run", "test", "pictures", "audit", "inspect", "package", "survey"])
    func aFolderThatDoesNotExistIsSaidAtOnce(command: String) throws {
        let program = try TrestleProgram()
        let result = try program.run(command, "Nowhere")
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("trestle: "))
        #expect(result.errors.contains("Nowhere"))
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(!FileManager.default.fileExists(atPath: program.cache.path))
    }

    @Test func theProjectIsThatOfTheCurrentFolderIfNoneIsNamed() throws {
        let program = try TrestleProgram(["Rows/Row.swift": "class Row {}\n"])
        let result = try program.run("adapt", "--check", in: "Rows")
        #expect(result.status == 0)
        #expect(result.output.contains("Rows"))
    }

    @Test func aFolderWithoutProjectsIsNotSurveyed() throws {
        let result = try TrestleProgram(Self.library).run("survey", ".")
        #expect(result.status == 2)
        #expect(result.errors == "trestle: . has no folders to survey\n")
    }

    @Test func checkFindsWhatNeedsAHandAndWritesNothing() throws {
        let good = try TrestleProgram(Self.library)
        #expect(try good.run("adapt", ".", "--check").status == 0)
        let bad = try TrestleProgram(["Row.swift": "import ModelIO\nclass Row { var view: MDLMesh? }\n"])
        let result = try bad.run("adapt", ".", "--check")
        #expect(result.status == 1)
        #expect(result.output.contains("Row.swift:1: left out"))
        #expect(bad.paths == ["Row.swift"])
    }

    @Test func aLibraryHasNothingToRunToTestToPhotographOrToAudit() throws {
        for (command, text) in [
            ("run", "has no application"), ("test", "has no unit tests"),
            ("pictures", "has no application that could be photographed"),
            ("audit", "has no application that could be audited"),
            ("inspect", "has no application that could be inspected"),
        ] {
            let program = try TrestleProgram(Self.library)
            let result = try program.run(command, ".")
            #expect(result.status == 2)
            #expect(result.errors.contains(text))
            // UIKit was not built for that.
            #expect(try FileManager.default.contentsOfDirectory(atPath: program.cache.path) == ["projects"])
        }
    }

    @Test(arguments: ["Row.swift", "Row.swift/package", "/proc/x"])
    func aPlaceThatCannotBeWrittenIsNamedInOneLine(place: String) throws {
        let result = try TrestleProgram(Self.library).run("adapt", ".", "--into", place)
        #expect(result.status == 2)
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(result.errors.hasPrefix("trestle: "))
        #expect(result.errors.contains(place))
        #expect(!result.errors.contains("Error Domain"))
    }

    @Test(arguments: [["--junit", "/proc/x/a.xml"], ["--junit", "Row.swift/a.xml"], ["--artifacts", "/proc/x"]])
    func reportsThatCannotBeWrittenAreSaidBeforeAnythingIsBuilt(arguments: [String]) throws {
        let program = try TrestleProgram([
            "Row.swift": "class Row {}\n", "RowTests/RowTests.swift": "import Testing\n@Test func row() {}\n",
        ])
        let result = try program.run(["test", "."] + arguments)
        #expect(result.status == 2)
        #expect(result.errors.contains("trestle: \(arguments[1]) cannot be written: "))
        #expect(try FileManager.default.contentsOfDirectory(atPath: program.cache.path) == ["projects"])
    }

    @Test func aFolderWithOtherContentsIsNotWritten() throws {
        let program = try TrestleProgram(["Project/Row.swift": "", "Mine/mine.txt": "mine"])
        let result = try program.run("adapt", "Project", "--into", "Mine")
        #expect(result.status == 2)
        #expect(result.errors.contains("was not written by trestle"))
        #expect(program.paths == ["Mine/mine.txt", "Project/Row.swift"])
    }

    @Test func aProcessThatCannotBeInspectedIsNamed() throws {
        let own = ProcessInfo.processInfo.processIdentifier
        let silent = try TrestleProgram().run("inspect", "\(own)")
        #expect(silent.status == 2)
        #expect(silent.errors == "trestle: process \(own) does not listen: start it with TRESTLE_INSPECT=1\n")
        let missing = try TrestleProgram().run("inspect", "2147483647")
        #expect(missing.status == 2)
        #expect(missing.errors == "trestle: there is no process 2147483647\n")
    }

    @Test(arguments: ["adapt", "run", "test", "pictures", "audit", "inspect"])
    func everyCommandReadsTheAdjustments(command: String) throws {
        let program = try TrestleProgram(["Row.swift": "", "trestle.json": #"{"exclude": ["Rwo.swift"]}"#])
        let result = try program.run(command, ".")
        #expect(result.status == 2)
        #expect(result.errors.hasSuffix("/trestle.json: \"exclude\": \"Rwo.swift\" matches no file\n"))
    }
}
