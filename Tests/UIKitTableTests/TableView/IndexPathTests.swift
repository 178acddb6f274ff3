import Testing
import UIKit

@testable import UIKitTestSupport

@Suite(.serialized) struct IndexPathTests {
    // Seeds 191.
    @Test func anIndexPathIsMadeOfSectionAndRow() {
        let path = IndexPath(row: 3, section: 1)
        #expect(Array(path) == [1, 3])
        #expect((path.section, path.row, path.item) == (1, 3, 3))
        #expect(path == IndexPath(item: 3, section: 1))
    }

    @Test func rowAndSectionCanBeSet() {
        var path = IndexPath(row: 3, section: 1)
        path.row = 8
        path.section = 2
        #expect(path == IndexPath(row: 8, section: 2))
    }

    // Seeds 217.
    @Test func nsIndexPathHasTheSameAdditions() {
        let path = NSIndexPath(row: 3, section: 1)
        #expect((path.section, path.row, path.item, path.length) == (1, 3, 3, 2))
        #expect(path as IndexPath == IndexPath(row: 3, section: 1))
        #expect(NSIndexPath(item: 3, section: 1) == path)
    }

    @Test func aPathOfAnotherLengthRaises() {
        let names = raisedNames {
            #expect(IndexPath(index: 4).row == 0)
            #expect(IndexPath(index: 4).section == 4)
        }
        #expect(names == [.internalInconsistencyException, .internalInconsistencyException])
    }

    @Test func itsObjectDescriptionIsUIKits() {
        let path = IndexPath(row: 1, section: 0)
        #expect(path.objectDescription == "<NSIndexPath: 0xc000000000008016> {length = 2, path = 0 - 1}")
    }
}
