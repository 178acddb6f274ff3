extension LiveElements {
    /// What is wrong, in a sentence; nil when every row has one element and rows stand in order. For tests.
    package var brokenInvariant: String? {
        for index in 0..<max(0, count - 1) where key(at: index) >= key(at: index + 1) {
            return "\(key(at: index)) stands before \(key(at: index + 1))"
        }
        return nil
    }
}
