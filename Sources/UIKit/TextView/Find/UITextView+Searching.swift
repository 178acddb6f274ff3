import Foundation

/// Text views are searched as a whole. Marks are views above the text, where it was when it was searched.
extension UITextView: UITextSearching {
    public func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
    ) -> ComparisonResult {
        compare(foundRange.start, to: toRange.start)
    }

    public func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        for range in FoundText.ranges(of: queryString, in: text ?? "", options) {
            resultAggregator.foundRange(
                TextOffsetRange(range.location..<NSMaxRange(range)), searchString: queryString, document: nil)
        }
        resultAggregator.finishedSearching()
    }

    public func decorate(
        foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle
    ) {
        FoundText.of(self).mark(foundTextRange, usingStyle, in: self)
    }

    public func clearAllDecoratedFoundText() { FoundText.of(self).clear() }

    public var supportsTextReplacement: Bool { isEditable }

    public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
        replace(foundTextRange, withText: withText)
    }

    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        // From the end, so that the places of the others stay.
        for range in FoundText.ranges(of: queryString, in: text ?? "", options).reversed() {
            replace(TextOffsetRange(range.location..<NSMaxRange(range)), withText: withText)
        }
    }

    public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
        let start = offset(from: beginningOfDocument, to: range.start)
        scrollRangeToVisible(NSRange(location: start, length: offset(from: range.start, to: range.end)))
    }
}

extension UITextView: UIFindInteractionDelegate {
    /// Returns a session that searches the text.
    public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        UITextSearchingFindSession(searchableObject: self)
    }
}
