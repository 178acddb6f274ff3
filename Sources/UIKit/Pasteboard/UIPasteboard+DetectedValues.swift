import Foundation

extension UIPasteboard {
    /// What texts of a pasteboard contain, by key paths.
    public struct DetectedValues {
        /// The key paths whose values were found.
        public let patterns: Set<PartialKeyPath<DetectedValues>>
        /// Nil if the text is no number, or if it was not asked for.
        public let number: Double?
        /// Empty if the text contains no address of a web page.
        public let probableWebURL: String
        /// Empty if the text is nothing that someone looks for on the web.
        public let probableWebSearch: String

        init(_ values: [DetectionPattern: Any], of keyPaths: Set<PartialKeyPath<DetectedValues>>) {
            let found = Self.found(values, of: keyPaths)
            patterns = found
            number = found.contains(\.number) ? (values[.number] as? NSNumber)?.doubleValue : nil
            probableWebURL =
                found.contains(\.probableWebURL) ? values[.probableWebURL] as? String ?? "" : ""
            probableWebSearch =
                found.contains(\.probableWebSearch) ? values[.probableWebSearch] as? String ?? "" : ""
        }

        static func found(
            _ values: [DetectionPattern: Any], of keyPaths: Set<PartialKeyPath<DetectedValues>>
        ) -> Set<PartialKeyPath<DetectedValues>> {
            let all: [(DetectionPattern, PartialKeyPath<DetectedValues>)] = [
                (.number, \.number), (.probableWebURL, \.probableWebURL),
                (.probableWebSearch, \.probableWebSearch),
            ]
            return Set(all.filter { values[$0.0] != nil && keyPaths.contains($0.1) }.map(\.1))
        }
    }

    /// Finds which of the values the text of the first item contains.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>
    ) async throws -> Set<PartialKeyPath<DetectedValues>> {
        DetectedValues.found(PatternDetection.values(in: items.first), of: keyPaths)
    }

    /// Finds which of the values the texts of several items contain; nil for all items.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
    ) async throws -> [Set<PartialKeyPath<DetectedValues>>] {
        chosen(itemSet).map { DetectedValues.found(PatternDetection.values(in: $0), of: keyPaths) }
    }

    /// Finds the values that the text of the first item contains.
    public func detectedValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>
    ) async throws -> DetectedValues {
        DetectedValues(PatternDetection.values(in: items.first), of: keyPaths)
    }

    /// Finds the values that the texts of several items contain; nil for all items.
    public func detectedValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
    ) async throws -> [DetectedValues] {
        chosen(itemSet).map { DetectedValues(PatternDetection.values(in: $0), of: keyPaths) }
    }
}
