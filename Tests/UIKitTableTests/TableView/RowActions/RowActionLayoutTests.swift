import Testing

@testable import UIKit

/// How the opening beside a row is divided among its buttons.
@MainActor @Suite(.serialized) struct RowActionLayoutTests {
    private func described(_ spans: [(x: CGFloat, width: CGFloat)]) -> [String] {
        spans.map { "\($0.x.formatted) \($0.width.formatted)" }
    }

    @Test func buttonsHaveAtLeastTheSystemsWidth() {
        #expect(RowActionLayout(widths: [40, 74, 110], rowWidth: 400).widths == [74, 74, 110])
    }

    @Test func wideButtonsBecomeNarrowerIfTheyWouldFillTheRow() {
        let layout = RowActionLayout(widths: [300, 74, 200], rowWidth: 400)
        #expect(abs(layout.width - 340) < 1e-6)
        #expect(layout.widths[1] == 74)
        #expect(layout.widths[0] > layout.widths[2] && layout.widths[2] > 74)
    }

    @Test func manyButtonsShareWhatTheRowHas() {
        let layout = RowActionLayout(widths: Array(repeating: 74, count: 10), rowWidth: 400)
        #expect(layout.widths == Array(repeating: 34, count: 10))
    }

    // Seeds 173.
    @Test func theFirstActionIsAtTheEdge() {
        let layout = RowActionLayout(widths: [74, 80], rowWidth: 400)
        #expect(described(layout.spans(opening: 154, expanded: nil)) == ["80 74", "0 80"])
    }

    @Test func buttonsComeInTogether() {
        let layout = RowActionLayout(widths: [80, 80], rowWidth: 400)
        #expect(described(layout.spans(opening: 0, expanded: nil)) == ["0 80", "0 80"])
        #expect(described(layout.spans(opening: 80, expanded: nil)) == ["40 80", "0 80"])
    }

    @Test func buttonsAreStretchedBeyondTheirWidth() {
        let layout = RowActionLayout(widths: [80, 80], rowWidth: 400)
        #expect(described(layout.spans(opening: 200, expanded: nil)) == ["100 100", "0 100"])
    }

    @Test func theExpandedButtonFillsTheOpening() {
        let layout = RowActionLayout(widths: [80, 80], rowWidth: 400)
        #expect(described(layout.spans(opening: 300, expanded: 0)) == ["0 300", "0 150"])
    }
}

extension CGFloat {
    fileprivate var formatted: String { rounded() == self ? "\(Int(self))" : "\(self)" }
}
