extension UIViewImplicitlyAnimating {
    /// Waits until the animations end, and returns where.
    @preconcurrency @MainActor
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in
            addCompletion { continuation.resume(returning: $0) }
        }
    }
}
