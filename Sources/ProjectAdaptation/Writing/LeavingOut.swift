/// What is left out of a project that uses modules that Linux lacks.
public enum LeavingOut: Sendable {
    /// Files that use such a module, and those that use what they declare.
    case files
    /// Nothing yet: the compiler will say which parts of the files have to be.
    case parts
}
