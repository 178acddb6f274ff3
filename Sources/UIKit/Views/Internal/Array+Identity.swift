extension Array where Element: AnyObject {
    /// Where the very same object stands. Not `firstIndex(where:)`: a closure of the main actor is checked for its actor every time it is
    /// called, which costs more than the comparison.
    func index(of object: AnyObject) -> Int? {
        for index in indices where self[index] === object { return index }
        return nil
    }
}
