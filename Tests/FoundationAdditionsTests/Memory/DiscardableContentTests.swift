import Foundation
import FoundationAdditions
import Testing

@Suite struct DiscardableContentTests {
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
