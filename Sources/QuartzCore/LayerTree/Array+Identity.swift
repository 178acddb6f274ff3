extension Array where Element: AnyObject {
    /// Returns the index of the identical object. `firstIndex(where:)` with a main-actor closure would check the actor
    /// on every call, which costs more than the comparison.
    func index(of object: AnyObject) -> Int? {
        for index in indices where self[index] === object { return index }
        return nil
    }
}
