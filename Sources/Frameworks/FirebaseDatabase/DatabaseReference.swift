/// - Linux: refuses
///
/// A place of the database. Writing to it ends with an error.
public final class DatabaseReference: DatabaseQuery, @unchecked Sendable {  // Sound: nothing changes
    /// The last name of the path; nil for the root.
    /// - Linux: works
    public var key: String? { names.last }

    /// Nil for the root.
    /// - Linux: works
    public var parent: DatabaseReference? {
        names.isEmpty ? nil : DatabaseReference(database, Array(names.dropLast()))
    }

    /// - Linux: works
    public var root: DatabaseReference { DatabaseReference(database, []) }

    /// - Linux: works
    public var url: String {
        let path = names.map { $0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? $0 }
        return ([database.address] + path).joined(separator: "/")
    }

    /// - Linux: works
    ///
    /// - Parameter pathString: names with slashes between them.
    public func child(_ pathString: String) -> DatabaseReference {
        DatabaseReference(database, names + DatabasePlace.names(in: pathString))
    }

    /// - Linux: works
    ///
    /// A place with a new name of 20 letters. Names that are made later come later in the alphabet.
    public func childByAutoId() -> DatabaseReference { child(PushID.next()) }

    public override var description: String { url }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? DatabaseReference else { return false }
        return database === other.database && names == other.names
    }

    public override var hash: Int { names.hashValue }

    /// - Linux: no effect
    public class func goOffline() {}

    /// - Linux: no effect
    public class func goOnline() {}
}
