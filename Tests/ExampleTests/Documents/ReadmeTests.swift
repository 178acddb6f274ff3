import Testing

@Suite struct ReadmeTests {
    /// What the README shows is what is built and tested, to the letter.
    @Test(arguments: [
        "Examples/Cities/Sources/Cities/Cities.swift", "Examples/Cities/Tests/CitiesTests/CitiesTests.swift",
        "Tests/ExampleXCTests/CitiesXCTests.swift",
    ])
    func theReadmeShowsTheFile(path: String) throws {
        let readme = try Repository.text(of: "README.md")
        #expect(readme.contains("```swift\n\(try Repository.text(of: path))```"))
    }
}
