/// - Linux: works
///
/// Whether a contact is a person.
public enum CNContactType: Int, Sendable {
    case person = 0
    case organization = 1
}

/// - Linux: works
///
/// By which names contacts are sorted. `.userDefault` sorts by family name.
public enum CNContactSortOrder: Int, Sendable {
    case none = 0
    case userDefault = 1
    case givenName = 2
    case familyName = 3
}
