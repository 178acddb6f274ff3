import Testing

@Suite struct NewCommandTests {
    @Test func aNewApplicationHasAPackageATableAndATest() throws {
        let program = try TrestleProgram()
        let result = try program.run("new", "Shopping-List")
        #expect(result.status == 0)
        #expect(result.output == "Shopping-List is ready:\n  trestle run Shopping-List\n  trestle test Shopping-List\n")
        #expect(
            program.paths == [
                "Shopping-List/Package.swift", "Shopping-List/Sources/Shopping_List/Target.swift",
                "Shopping-List/Sources/Shopping_List/iOS/AppDelegate.swift",
                "Shopping-List/Sources/Shopping_List/iOS/Assets.xcassets/Contents.json",
                "Shopping-List/Sources/Shopping_List/iOS/ItemsViewController.swift",
                "Shopping-List/Tests/Shopping_ListTests/ItemsTests.swift",
            ])
    }

    @Test(arguments: ["class", "UIKit", "../Up", "1st", ""])
    func namesThatAnApplicationCannotHaveAreRefused(name: String) throws {
        let program = try TrestleProgram()
        let result = try program.run("new", name)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("trestle: "))
        #expect(program.paths == [])
    }

    @Test func whatIsThereIsNotTouched() throws {
        let program = try TrestleProgram(["Notes/mine.txt": "mine"])
        let result = try program.run("new", "Notes")
        #expect(result.status == 2)
        #expect(result.errors.hasSuffix("Notes exists already\n"))
        #expect(program.paths == ["Notes/mine.txt"])
    }
}
