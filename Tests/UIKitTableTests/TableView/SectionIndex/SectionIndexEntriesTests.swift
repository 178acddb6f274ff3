import Testing

@testable import UIKit

struct SectionIndexEntriesTests {
    /// Titles by number, dots as points.
    private func text(_ titles: Int, room: CGFloat) -> String {
        SectionIndexEntries(titles: titles, room: room, pitch: 10).entries.map { entry in
            switch entry {
            case .title(let title): "\(title)"
            case .dot: "."
            }
        }.joined(separator: " ")
    }

    @Test func allTitlesAreShownWhereThereIsRoom() {
        #expect(text(5, room: 50) == "0 1 2 3 4")
        #expect(text(0, room: 50) == "")
    }

    @Test func titlesAndDotsAlternateWhereThereIsNone() {
        #expect(text(27, room: 269) == "0 . 2 . 4 . 7 . 9 . 11 . 13 . 15 . 17 . 20 . 22 . 24 . 26")
        #expect(text(27, room: 90) == "0 . 7 . 13 . 20 . 26")
        #expect(text(27, room: 80) == "0 . 9 . 17 . 26")
        #expect(text(27, room: 30) == "0 . 26")
        #expect(text(27, room: 10) == "0")
        #expect(text(27, room: 5) == "")
    }

    @Test func noDotStandsForNothing() {
        #expect(text(4, room: 30) == "0 . 3")
        #expect(text(3, room: 29) == "0")
        #expect(text(2, room: 15) == "0")
    }

    @Test(arguments: 1..<60)
    func aSmallRoomIsNeverExceeded(titles: Int) {
        for places in 0..<70 {
            let entries = SectionIndexEntries(titles: titles, room: CGFloat(places) * 10, pitch: 10)
            #expect(entries.entries.count <= places)
            let shown = entries.entries.compactMap { if case .title(let title) = $0 { title } else { nil } }
            #expect(shown == shown.sorted() && Set(shown).count == shown.count)
            if shown.count > 1 { #expect(shown.first == 0 && shown.last == titles - 1) }
        }
    }

    @Test func aPlaceLeadsToItsTitleAlsoToOneWithoutRoom() {
        let all = SectionIndexEntries(titles: 5, room: 50, pitch: 10)
        #expect((0..<5).map { all.title(at: all.middle(of: $0)) } == [0, 1, 2, 3, 4])
        #expect(all.title(at: -100) == 0 && all.title(at: 1_000) == 4)
        let thinned = SectionIndexEntries(titles: 27, room: 90, pitch: 10)
        let found = stride(from: 0, to: thinned.height, by: 1).compactMap { thinned.title(at: $0) }
        #expect(Set(found) == Set(0..<27))
        #expect(SectionIndexEntries(titles: 0, room: 50, pitch: 10).title(at: 5) == nil)
    }
}
