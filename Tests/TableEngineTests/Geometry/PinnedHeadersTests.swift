import TableEngine
import Testing

@Suite struct PinnedHeadersTests {
    private let geometry = TableGeometry(
        sections: Array(
            repeating: SectionGeometry(
                topPadding: 22, header: .measured(28), rows: ExtentTree(rows: 10, extent: .measured(44)),
                footer: .measured(30)), count: 3))

    private func placements(_ visible: Span, unobscured: Span? = nil, floats: Bool = true) -> [String] {
        var found: [String] = []
        let viewport = Viewport(visible: visible, unobscured: unobscured ?? visible)
        PinnedHeaders(geometry: geometry, viewport: viewport, floats: floats).forEach {
            let name = "\($0.isHeader ? "header" : "footer") \($0.section)"
            found.append("\(name) at \($0.span.start)\($0.isFloating ? " floating" : "")")
        }
        return found
    }

    @Test func aHeaderStaysBelowItsPaddingAtRest() {
        #expect(placements(Span(from: 0, to: 480)).first == "header 0 at 22.0")
    }

    @Test func aHeaderKeepsToTheTopWhileItsRowsPass() {
        #expect(placements(Span(from: 100, to: 500)).first == "header 0 at 100.0 floating")
    }

    @Test func theEndOfTheRowsPushesAHeaderOut() {
        #expect(placements(Span(from: 480, to: 880)).first == "header 0 at 462.0 floating")
        #expect(placements(Span(from: 491, to: 880)).first == "footer 0 at 490.0")
    }

    @Test func aFooterKeepsToTheBottomWhileItsRowsPass() {
        #expect(placements(Span(from: 0, to: 300)) == ["header 0 at 22.0", "footer 0 at 270.0 floating"])
    }

    @Test func aFooterNeverStandsAboveItsRows() {
        #expect(placements(Span(from: 0, to: 60)).last == "footer 0 at 50.0 floating")
    }

    @Test func aHeaderFloatsBelowABarAndIsSeenUntilItIsPushedUnderIt() {
        #expect(
            placements(Span(from: 100, to: 300), unobscured: Span(from: 150, to: 300)).first
                == "header 0 at 150.0 floating")
        #expect(
            placements(Span(from: 470, to: 700), unobscured: Span(from: 520, to: 700)).first
                == "header 0 at 462.0 floating")
    }

    @Test func nothingFloatsInGroupedTables() {
        #expect(placements(Span(from: 100, to: 500), floats: false) == ["footer 0 at 490.0"])
    }
}
