import Testing

@Suite struct PackageCommandTests {
    @Test func aLibraryIsNoProgram() throws {
        let program = try TrestleProgram(["Shapes/A.swift": "struct A {}\n"])
        let result = try program.run("package", "Shapes", "--offline")
        #expect(result.status == 2)
        #expect(result.errors.contains("Shapes has no application"))
        #expect(program.paths == ["Shapes/A.swift"])
    }
}
