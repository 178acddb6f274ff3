/// A class that lists its members itself, because code at file scope cannot name it: a generic class, each
/// specialization of which is a class of its own, a class that is private to a type, or one that is local to a
/// function. The source adapter writes the conformance. Specific to Trestle.
public protocol MemberListing: AnyObject {
    /// Adds the table of the class that declares this method. Called once for the class, and once for each subclass
    /// that does not declare it.
    @MainActor static func listMembers(in source: SourceMembers)
}
