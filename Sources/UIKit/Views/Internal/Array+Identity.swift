extension Array where Element: AnyObject {
    /// Returns the index of the identical object. Not written with `firstIndex(where:)`, since a main actor closure
    /// checks its actor at every call, which costs more than the comparison.
    func index(of object: AnyObject) -> Int? {
        for index in indices where self[index] === object { return index }
        return nil
    }
}
