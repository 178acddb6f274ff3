import AllocationCount
import TableEngine
import Testing

/// Questions to the geometry allocate nothing: scrolling asks them in every frame.
@Suite struct QueryAllocationTests {
    /// Two hundred sections, every third row of another height than its neighbors: trees of several levels.
    private let geometry = TableGeometry(
        tableHeader: 10,
        sections: (0..<200).map { section in
            SectionGeometry(
                topPadding: 4, header: .measured(28),
                rows: ExtentTree((0..<90).map { ExtentRun(1 + $0 % 3, .measured(Double(40 + ($0 + section) % 7))) }),
                footer: .measured(6))
        }, tableFooter: 10)

    /// The allocations of this thread while the body runs, once it has run before: the first run may make type metadata.
    private func allocations(_ body: () -> Void) -> UInt {
        body()
        let before = allocation_count()
        body()
        return allocation_count() - before
    }

    @Test func theCountSeesObjects() {
        final class Marker {}
        var markers: [Marker] = []
        #expect(allocations { for _ in 0..<10 { markers.append(Marker()) } } >= 10)
        #expect(markers.count == 20)
    }

    @Test func whatStandsAtAHeightIsFoundWithoutAllocating() {
        var rows = 0
        let count = allocations {
            for y in stride(from: 0, to: geometry.contentHeight, by: 997) where geometry.row(at: y) != nil { rows += 1 }
        }
        #expect(rows > 500)
        #expect(count == 0)
    }

    @Test func whereARowStandsIsFoundWithoutAllocating() {
        var points = 0.0
        let count = allocations {
            for section in 0..<200 {
                for row in stride(from: 0, to: 180, by: 7) {
                    let index = RowIndex(section: section, row: row)
                    points += geometry.span(of: index).length + geometry.extent(of: index).points
                    points += geometry.row(withOrdinal: geometry.ordinal(of: index)) == index ? 0 : 1e9
                }
                points += geometry.span(ofHeader: section).length + geometry.span(ofFooter: section).length
            }
        }
        #expect(points > 0 && points < 1e9)
        #expect(count == 0)
    }

    @Test func theRowsAndHeadersOfAViewportAreFoundWithoutAllocating() {
        var rows = 0
        var headers = 0
        let count = allocations {
            for y in stride(from: 0, to: geometry.contentHeight - 800, by: 3001) {
                let viewport = Viewport(
                    visible: Span(start: y, length: 800), unobscured: Span(start: y + 44, length: 700))
                rows += viewport.visibleRows(of: geometry).count + viewport.keptRows(of: geometry).count
                PinnedHeaders(geometry: geometry, viewport: viewport, floats: true).forEach { _ in headers += 1 }
            }
        }
        #expect(rows > 1000)
        #expect(headers > 100)
        #expect(count == 0)
    }
}
