/// A class that lists its members itself, because code at file scope cannot name it. It is generic, and each
/// specialization is a class of its own; or it is private to a type, or local to a function. The source adapter writes
/// the conformance. Specific to Trestle.
public protocol MemberListing: AnyObject {
    /// Adds the table of the class that declares this method. Called once for the class, and once for each subclass
    /// that does not declare it.
    @MainActor static func listMembers(in source: SourceMembers)
}
