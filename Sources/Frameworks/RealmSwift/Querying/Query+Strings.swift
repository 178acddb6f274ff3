import Foundation

/// - Linux: works
///
/// How texts are compared in a query.
public struct StringOptions: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Lowercase and uppercase letters are equal.
    public static let caseInsensitive = StringOptions(rawValue: 1)
    /// Letters with and without diacritics are equal.
    public static let diacriticInsensitive = StringOptions(rawValue: 2)

    var text: String {
        let letters = (contains(.caseInsensitive) ? "c" : "") + (contains(.diacriticInsensitive) ? "d" : "")
        return letters.isEmpty ? "" : "[\(letters)]"
    }
}

/// - Linux: works
///
/// A text or an optional text in a query.
public protocol _QueryString {}

extension String: _QueryString {}
extension Optional: _QueryString where Wrapped: _QueryString {}

extension Query where T: _QueryString {
    /// Holds if the text has another one in it.
    public func contains(_ value: String, options: StringOptions = []) -> Query<Bool> {
        comparison("CONTAINS\(options.text)", value)
    }

    public func starts(with value: String, options: StringOptions = []) -> Query<Bool> {
        comparison("BEGINSWITH\(options.text)", value)
    }

    public func ends(with value: String, options: StringOptions = []) -> Query<Bool> {
        comparison("ENDSWITH\(options.text)", value)
    }

    /// - Parameter pattern: a text in which `*` stands for any characters, and `?` for one.
    public func like(_ pattern: String, caseInsensitive: Bool = false) -> Query<Bool> {
        comparison("LIKE\(caseInsensitive ? "[c]" : "")", pattern)
    }

    public func equals(_ value: String, options: StringOptions = []) -> Query<Bool> {
        comparison("==\(options.text)", value)
    }

    public func notEquals(_ value: String, options: StringOptions = []) -> Query<Bool> {
        comparison("!=\(options.text)", value)
    }
}
