internal import PlatformFacts

/// What the form of a name says about it. Only the compiler knows what a name means where it is used.
enum NameForm {
    /// Whether a name looks like that of a global variable, `Current` or `kTitle`. Others may be names of inherited
    /// properties where they are used.
    static func isGlobal(_ name: String) -> Bool { name.contains(/^(?:k[A-Z]|[A-Z])/) }

    /// Whether a name of a function or of a member of a type consists of several words and is not one of UIKit's or a
    /// frequent one of Foundation's, so that it means the same declaration wherever it is used.
    static func isDistinctive(_ name: String) -> Bool {
        name.dropFirst().contains(where: \.isUppercase) && PlatformMembers.members(named: name).isEmpty
            && !CommonMembers.names.contains(name)
    }
}
