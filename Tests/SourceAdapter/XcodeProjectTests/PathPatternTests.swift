import Testing
import XcodeProject

@Suite struct PathPatternTests {
    @Test(arguments: [
        ("Source/*.swift", "Source/A.swift"), ("Source/**/*.swift", "Source/A.swift"),
        ("Source/**/*.swift", "Source/Deep/Deeper/A.swift"), ("**/*.{h,swift}", "A.swift"),
        ("Source", "Source/A/B.swift"),
        ("Source/**", "Source/A/B.swift"), ("A?.swift", "AB.swift"), ("{A,B{1,2}}/*", "B2/C.swift"),
        ("A+B/*", "A+B/C.swift"),
        ("**/A", "B/A/C.swift"), ("*", "Source/A.swift"), ("Ü/*.swift", "Ü/A.swift"),
    ])
    func aPathMatches(pattern: String, path: String) { #expect(PathPattern(pattern).matches(path)) }

    @Test(arguments: [
        ("Source/*.swift", "Source/Deep/A.swift"), ("Source/**/*.swift", "Sources/A.swift"),
        ("Source", "Sources/A.swift"),
        ("*.swift", "Source/A.swift"), ("**/A", "B/AA"), ("A?.swift", "A/.swift"), ("A.swift", "AXswift"), ("{A", "A"),
        ("A}", "A}"), ("", "A.swift"), ("Source/A.swift", "Source"),
    ])
    func anotherPathDoesNotMatch(pattern: String, path: String) { #expect(!PathPattern(pattern).matches(path)) }

    @Test func patternsOfManyWordsMatchNothingInsteadOfTakingForever() {
        let pattern = PathPattern(String(repeating: "{a,b}", count: 40))
        #expect(!pattern.matches(String(repeating: "a", count: 40)))
        let stars = PathPattern(String(repeating: "*a", count: 100) + "b")
        #expect(!stars.matches(String(repeating: "a", count: 1000)))
    }
}
