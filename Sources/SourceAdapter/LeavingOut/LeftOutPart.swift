/// A part of a file that is left out because the compiler does not accept it.
public struct LeftOutPart: Sendable, Hashable, Codable {
    /// How much is left out.
    public enum Extent: String, Sendable, Codable {
        case statement
        /// The body of a function, an initializer or a property, which refuses instead.
        case body
        /// A member of a type, or what stands at file scope.
        case declaration
        /// A class, a structure, an enum, an actor or a protocol with all its members.
        case type
    }

    public let extent: Extent
    /// The line in the original file, counted from 1.
    public let line: Int
    /// The declaration that the part is in or is: `viewDidLoad`, `PlayerView`.
    public let name: String
    /// What the compiler says.
    public let reason: String

    public init(extent: Extent, line: Int, name: String, reason: String) {
        self.extent = extent
        self.line = line
        self.name = name
        self.reason = reason
    }
}
