import Foundation
import Testing

@Suite struct ReadmeTests {
    /// What the README shows is what is built and tested, to the letter.
    @Test(arguments: [
        "Examples/Cities/Cities.swift", "Tests/ExampleXCTests/CitiesXCTests.swift",
        "Tests/ExampleTests/CitiesTests.swift",
    ])
    func theReadmeShowsTheFile(path: String) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let file = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        #expect(readme.contains("```swift\n\(file)```"))
    }
}
