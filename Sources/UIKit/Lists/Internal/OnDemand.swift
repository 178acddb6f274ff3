/// A part of an object that is made when it is first needed. The owner has a property of the part's name that makes it;
/// who can do without the part asks for ``ifMade``.
struct OnDemand<Part> {
    /// Nil until the part is needed.
    private(set) var ifMade: Part?

    /// Keeps what the owner has made, and returns it.
    @discardableResult
    mutating func keep(_ made: Part) -> Part {
        ifMade = made
        return made
    }
}
