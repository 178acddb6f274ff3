import Foundation

/// The search in an object, whatever its type.
@MainActor
protocol TextSearch: AnyObject {
    var object: AnyObject? { get }
    var count: Int { get }
    var present: Int? { get }
    var supportsReplacement: Bool { get }
    func find(_ query: String, _ options: UITextSearchOptions)
    func step(forwards: Bool)
    func replacePresent(_ text: String)
    func replaceAll(_ query: String, _ text: String, _ options: UITextSearchOptions)
    func forget()
}

/// The search in an object of one type. It keeps the results and which is the present one.
@MainActor
final class SearchedObject<Searched: UITextSearching>: TextSearch {
    private typealias Aggregator = UITextSearchAggregator<Searched.DocumentIdentifier>

    private weak var searched: Searched?
    private var aggregator = Aggregator()
    private(set) var present: Int?

    init(_ searched: Searched) {
        self.searched = searched
    }

    var object: AnyObject? { searched }
    var count: Int { aggregator.results.found.count }
    var supportsReplacement: Bool { searched?.supportsTextReplacement ?? false }

    func find(_ query: String, _ options: UITextSearchOptions) {
        forget()
        guard let searched, !query.isEmpty else { return }
        let fresh = Aggregator()
        aggregator = fresh
        searched.performTextSearch(queryString: query, options: options, resultAggregator: fresh)
        for result in fresh.results.found {
            searched.decorate(foundTextRange: result.range, document: result.document, usingStyle: .found)
        }
        highlight(firstAfterSelection)
    }

    /// The number of the first result that is not before the selection; the first of all if there is none.
    private var firstAfterSelection: Int? {
        guard let searched, count > 0 else { return nil }
        guard let selection = searched.selectedTextRange else { return 0 }
        return aggregator.results.found.firstIndex {
            searched.compare($0.range, toRange: selection, document: $0.document) != .orderedAscending
        } ?? 0
    }

    func step(forwards: Bool) {
        guard count > 0 else { return }
        highlight(present.map { ($0 + (forwards ? 1 : count - 1)) % count } ?? (forwards ? 0 : count - 1))
    }

    private func highlight(_ index: Int?) {
        guard let searched else { return }
        let found = aggregator.results.found
        if let present, found.indices.contains(present) {
            searched.decorate(
                foundTextRange: found[present].range, document: found[present].document, usingStyle: .found)
        }
        present = index
        guard let index, found.indices.contains(index) else { return }
        let (range, document) = found[index]
        searched.willHighlight(foundTextRange: range, document: document)
        searched.decorate(foundTextRange: range, document: document, usingStyle: .highlighted)
        searched.scrollRangeToVisible(range, inDocument: document)
    }

    func replacePresent(_ text: String) {
        let found = aggregator.results.found
        guard let searched, let present, found.indices.contains(present) else { return }
        let (range, document) = found[present]
        guard searched.shouldReplace(foundTextRange: range, document: document, withText: text) else { return }
        searched.replace(foundTextRange: range, document: document, withText: text)
    }

    func replaceAll(_ query: String, _ text: String, _ options: UITextSearchOptions) {
        searched?.replaceAll(queryString: query, options: options, withText: text)
    }

    func forget() {
        searched?.clearAllDecoratedFoundText()
        aggregator = Aggregator()
        present = nil
    }
}
