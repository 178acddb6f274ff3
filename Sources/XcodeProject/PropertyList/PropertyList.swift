/// A value of a property list in the old text format, in which Xcode writes `project.pbxproj` and strings files.
public indirect enum PropertyList: Sendable, Hashable {
    case string(String)
    case array([PropertyList])
    case dictionary([String: PropertyList])
    case data([UInt8])

    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    public var array: [PropertyList]? {
        if case .array(let values) = self { values } else { nil }
    }

    public var dictionary: [String: PropertyList]? {
        if case .dictionary(let values) = self { values } else { nil }
    }

    /// The strings of an array, without its other elements; a single string counts as an array of one. Empty for other
    /// values.
    public var strings: [String] {
        switch self {
        case .string(let value): [value]
        case .array(let values): values.compactMap(\.string)
        default: []
        }
    }

    /// The value of a dictionary's key. Nil if this is no dictionary.
    public subscript(key: String) -> PropertyList? { dictionary?[key] }
}
