import Foundation

extension UIPasteboard {
    /// What the text of an item may contain.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The text is a number. The value is an `NSNumber`.
        public static let number = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
        /// The text contains the address of a web page. The value is a string.
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// The text is what someone looks for on the web. The value is a string.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    }

    /// Finds which of the patterns the text of the first item contains. The handler is called later on the main queue.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        let found = PatternDetection.values(in: items.first).keys.filter(patterns.contains)
        DispatchQueue.main.async { completionHandler(.success(Set(found))) }
    }

    /// Finds which of the patterns the texts of the items contain.
    ///
    /// - Parameter itemSet: the numbers of the items; nil for all.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
    ) {
        let found = chosen(itemSet).map {
            Set(PatternDetection.values(in: $0).keys.filter(patterns.contains))
        }
        DispatchQueue.main.async { completionHandler(.success(found)) }
    }

    /// Finds what the text of the first item contains. The handler is called later on the main queue.
    public func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        // Sound: made here and given to one handler.
        nonisolated(unsafe) let found = PatternDetection.values(in: items.first).filter {
            patterns.contains($0.key)
        }
        DispatchQueue.main.async { completionHandler(.success(found)) }
    }

    /// Finds the values that the texts of several items contain; nil for all items. The handler is called later on the
    /// main queue.
    public func detectValues(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
    ) {
        // Sound: made here and given to one handler.
        nonisolated(unsafe) let found = chosen(itemSet).map { item in
            PatternDetection.values(in: item).filter { patterns.contains($0.key) }
        }
        DispatchQueue.main.async { completionHandler(.success(found)) }
    }
}
