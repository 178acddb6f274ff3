extension LiveElements {
    /// What is wrong, in a sentence; nil when every row has one element and rows stand in order. For tests.
    package var brokenInvariant: String? {
        for index in 0..<max(0, count - 1) where entry(at: index).row >= entry(at: index + 1).row {
            return "\(entry(at: index).row) stands before \(entry(at: index + 1).row)"
        }
        return nil
    }
}
