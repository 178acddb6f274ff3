import Testing

@testable import ToolchainBets

/// Lines of source of addresses, as tools print them.
struct CodePlaceTests {
    @Test func theOutputOfBothToolsIsRead() {
        let places = DebugLines.parse(
            """
            0x401136
            $s4Feed0A4CellC5setUpyyF
            /src/Feed/FeedCell.swift:31
            0x0000000000401200
            main
            /src/Feed/main.swift:7 (discriminator 2)

            """)
        #expect(
            places[0x401136] == [
                CodePlace(function: "Feed.FeedCell.setUp() -> ()", file: "/src/Feed/FeedCell.swift", line: 31)
            ])
        #expect(places[0x401200] == [CodePlace(function: nil, file: "/src/Feed/main.swift", line: 7)])
    }

    @Test func inlinedCodeHasSeveralPlaces() {
        let places = DebugLines.parse("0x10\n$s4Feed1ayyF\na.swift:1\n$s4Feed1byyF\nb.swift:2\n")
        #expect(places[0x10]?.map(\.line) == [1, 2])
    }

    @Test func unknownPlacesAreLeftOut() {
        #expect(DebugLines.parse("0x10\n??\n??:0\n0x20\nmain\na.swift:0\n0x30\nmain\n??:?\n").isEmpty)
        #expect(DebugLines.parse("").isEmpty)
    }

    @Test func theStackBeginsWithItsReader() throws {
        let places = CodePlace.places(ofReturnAddresses: CallStack.returnAddresses(limit: 12))
        #expect(!places.isEmpty)
        // A build without symbols has no names.
        guard places.contains(where: { $0.function != nil }) else { return }
        #expect(places.contains { $0.function?.contains("CodePlaceTests") == true })
    }

    @Test func atMostTheLimitIsReturned() {
        #expect(CallStack.returnAddresses(limit: 3).count == 3)
    }
}
