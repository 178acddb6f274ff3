/// Trestle's own: a class that lists its members itself, since no code outside can name it: a generic class, whose every specialization is a class of its own, or one that
/// is private to a type or local to a function. The source adapter writes the conformance.
public protocol MemberListing: AnyObject {
    /// Adds the table of the class that declares this method. Called once for the class, and once for each subclass that does not declare it.
    @MainActor static func listMembers(in source: SourceMembers)
}
