/// - Linux: works
///
/// The names of a field and of the maps that it is in.
public final class FieldPath: NSObject, NSCopying, Sendable {
    private static let idName = "__name__"

    let names: [String]

    public init(_ fieldNames: [String]) {
        precondition(!fieldNames.isEmpty && !fieldNames.contains(""), "Invalid field path: names must not be empty")
        names = fieldNames
    }

    /// The identifier of the document.
    public class func documentID() -> FieldPath { FieldPath([idName]) }

    /// Of a text with dots.
    convenience init(dotted: String) {
        let names = dotted.split(separator: ".").map(String.init)
        self.init(names.isEmpty ? [dotted] : names)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool { (object as? FieldPath)?.names == names }

    public override var hash: Int { names.hashValue }

    public override var description: String { names.joined(separator: ".") }
}
