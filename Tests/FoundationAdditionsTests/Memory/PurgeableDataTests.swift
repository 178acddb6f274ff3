import Foundation
import FoundationAdditions
import Testing

@Suite struct PurgeableDataTests {
    @Test func newDataIsInUseAndNotDiscarded() {
        let data = NSPurgeableData(data: Data([1, 2, 3]))
        data.discardContentIfPossible()
        #expect(!data.isContentDiscarded() && data.length == 3)
    }

    @Test func dataIsDiscardedWhenItsLastUseHasEnded() {
        let data = NSPurgeableData(data: Data([1, 2, 3]))
        #expect(data.beginContentAccess())
        data.endContentAccess()
        data.discardContentIfPossible()
        #expect(data.length == 3)
        data.endContentAccess()
        data.discardContentIfPossible()
        #expect(data.isContentDiscarded() && data.length == 0)
        #expect(!data.beginContentAccess())
    }

    @Test func aClassOfTheProgramCanBeDiscarded() {
        final class Picture: NSDiscardableContent {
            var pixels: [Int]? = [1]
            func beginContentAccess() -> Bool { pixels != nil }
            func endContentAccess() {}
            func discardContentIfPossible() { pixels = nil }
            func isContentDiscarded() -> Bool { pixels == nil }
        }
        let contents: any NSDiscardableContent = Picture()
        contents.discardContentIfPossible()
        #expect(contents.isContentDiscarded())
    }
}
