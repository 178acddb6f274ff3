internal import TableEngine
import Testing

@testable import UIKit

struct ReorderGapTests {
    /// Sections with a header of 20 points each.
    private func geometry(_ heights: [[Double]]) -> TableGeometry {
        TableGeometry(
            tableHeader: 0,
            sections: heights.map { rows in
                SectionGeometry(
                    header: .measured(20), rows: ExtentTree(rows.map { ExtentRun(1, .measured($0)) }))
            }, tableFooter: 0)
    }

    private func rows(_ counts: [Int]) -> [RowIndex] {
        counts.enumerated().flatMap { section, count in (0..<count).map { RowIndex(section: section, row: $0) } }
    }

    @Test func everyOrderIsThatOfAnArray() {
        let counts = [3, 0, 2]
        for held in rows(counts) {
            for section in 0..<3 {
                for row in 0...(counts[section] - (section == held.section ? 1 : 0)) {
                    let target = RowIndex(section: section, row: row)
                    let order = HeldRow(row: held, target: target)
                    let gap = ReorderGap(geometry(counts.map { Array(repeating: 10, count: $0) }), order)
                    var model = counts.enumerated().map { section, count in
                        (0..<count).map { RowIndex(section: section, row: $0) }
                    }
                    let moved = model[held.section].remove(at: held.row)
                    model[section].insert(moved, at: row)
                    for (section, rows) in model.enumerated() {
                        #expect(gap.geometry.numberOfRows(in: section) == rows.count)
                        for (place, row) in rows.enumerated() {
                            let place = RowIndex(section: section, row: place)
                            #expect(order.place(of: row) == place)
                            #expect(order.row(at: place) == row)
                        }
                    }
                }
            }
        }
    }

    @Test func rowsTakeTheirHeightsWithThem() {
        let held = RowIndex(section: 0, row: 0)
        let gap = ReorderGap(
            geometry([[10, 20, 30], [40]]), HeldRow(row: held, target: RowIndex(section: 1, row: 1)))
        #expect(gap.span(of: RowIndex(section: 0, row: 1)) == Span(start: 20, length: 20))
        #expect(gap.span(of: RowIndex(section: 1, row: 0)) == Span(start: 90, length: 40))
        #expect(gap.span(of: held) == Span(start: 130, length: 10))
        #expect(gap.geometry.span(ofHeader: 1) == Span(start: 70, length: 20))
    }

    @Test func theNearestPlaceIsTheOneThatTheRowCoversMost() {
        // Without the held row: header 0-20, rows to 40 and 60, header to 80, nothing, header to 100, row to 120.
        let slots = ReorderSlots(geometry([[20, 20, 20], [], [20]]), held: RowIndex(section: 0, row: 1))
        func place(_ middle: Double) -> String {
            let place = slots.nearest(top: middle - 10)
            return "\(place.section)-\(place.row)"
        }
        #expect(place(-500) == "0-0")
        #expect(place(30) == "0-0")
        #expect(place(39) == "0-0" && place(41) == "0-1")
        #expect(place(70) == "0-2")
        #expect(place(90) == "1-0")
        #expect(place(110) == "2-0")
        #expect(place(125) == "2-1" && place(5_000) == "2-1")
    }

    @Test func betweenSectionsWithoutHeadersTheSideOfTheRowDecides() {
        let geometry = TableGeometry(
            tableHeader: 0,
            sections: [2, 2].map { SectionGeometry(rows: ExtentTree(rows: $0, extent: .measured(20))) }, tableFooter: 0)
        // Without the held row: 0-20 in section 0, 20-60 in section 1.
        let slots = ReorderSlots(geometry, held: RowIndex(section: 0, row: 0))
        #expect(slots.nearest(top: 15) == RowIndex(section: 0, row: 1))
        #expect(slots.nearest(top: 25) == RowIndex(section: 1, row: 0))
    }

    @Test func placesAreThoseOfTheTableWithoutTheRow() {
        let counts = geometry([[20, 20], [20, 20]]).counts
        func isPlace(_ section: Int, _ row: Int) -> Bool {
            HeldRow.isPlace(RowIndex(section: section, row: row), of: RowIndex(section: 0, row: 0), in: counts)
        }
        #expect(isPlace(0, 1) && !isPlace(0, 2))
        #expect(isPlace(1, 2) && !isPlace(1, 3))
        #expect(!isPlace(2, 0) && !isPlace(-1, 0) && !isPlace(0, -1))
    }
}
