import Foundation

/// Collects what a search finds.
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier> where DocumentIdentifier: Hashable {
    @MainActor
    final class Results {
        var found: [(range: UITextRange, document: DocumentIdentifier)] = []
        var changed: () -> Void = {}
    }

    let results = Results()

    init() {}

    /// What was found up to now.
    public var allFoundRanges: [UITextRange] { results.found.map(\.range) }

    /// Adds a range.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        results.found.append((range, document))
        results.changed()
    }

    /// Removes a range, whose text has changed.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        results.found.removeAll { $0.document == document && $0.range.isEqual(range) }
        results.changed()
    }

    /// Removes all ranges.
    public func invalidate() {
        results.found = []
        results.changed()
    }

    /// Says that nothing more will be found.
    public func finishedSearching() { results.changed() }
}
