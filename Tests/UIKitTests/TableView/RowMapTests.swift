import TableEngine
import Testing

@testable import UIKit

@Suite struct RowMapTests {
    private func row(_ row: Int, _ section: Int = 0) -> RowIndex { RowIndex(section: section, row: row) }

    @Test func rowsGoWhereAnArrayPutsThem() {
        for deletedBits in 0..<64 {
            for insertedBits in 0..<256 {
                let deleted = (0..<6).filter { deletedBits >> $0 & 1 == 1 }
                var after: [Int?] = (0..<6).filter { !deleted.contains($0) }
                let inserted = (0..<8).filter { insertedBits >> $0 & 1 == 1 }
                guard inserted.enumerated().allSatisfy({ $0.element <= after.count + $0.offset }) else { continue }
                for place in inserted { after.insert(nil, at: place) }
                let map = RowMap(deleted: deleted.map { row($0) }, inserted: inserted.map { row($0) })
                for number in 0..<6 {
                    let expected = after.firstIndex(of: number).map { row($0) }
                    #expect(map.after(row(number)) == expected)
                }
            }
        }
    }

    @Test func otherSectionsStay() {
        let map = RowMap(deleted: [row(0)], inserted: [row(0, 2)])
        #expect(map.after(row(3, 1)) == row(3, 1))
    }

    @Test func rowsOfReplacedSectionsAreGone() {
        #expect(RowMap(replacedSections: [1]).after(row(0, 1)) == nil)
    }
}
