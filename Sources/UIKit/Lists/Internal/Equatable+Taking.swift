extension Equatable {
    /// Becomes another value. Returns whether the two differ.
    mutating func take(_ new: Self) -> Bool {
        let former = self
        self = new
        return new != former
    }
}
