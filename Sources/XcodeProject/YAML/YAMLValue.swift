/// A value of a text in YAML.
indirect enum YAMLValue: Sendable, Hashable {
    /// - Parameter isPlain: whether the text is written without quotation marks, so that it may be a number or a truth value.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLValue])
    case mapping(YAMLMapping)
    case null

    /// The text of a scalar.
    var string: String? {
        if case .scalar(let text, _) = self { text } else { nil }
    }

    var mapping: YAMLMapping? {
        if case .mapping(let mapping) = self { mapping } else { nil }
    }

    /// The elements of a sequence. Another value but null counts as a sequence of itself.
    var elements: [YAMLValue] {
        switch self {
        case .sequence(let values): values
        case .null: []
        default: [self]
        }
    }

    /// The texts among the elements.
    var strings: [String] { elements.compactMap(\.string) }

    /// The value of a mapping's key. Nil if this is no mapping.
    subscript(key: String) -> YAMLValue? { mapping?[key] }

    /// The truth value that a scalar means; nil for others.
    var truth: Bool? {
        guard case .scalar(let text, isPlain: true) = self else { return nil }
        return switch text.lowercased() {
        case "true", "yes", "on": true
        case "false", "no", "off": false
        default: nil
        }
    }
}

/// Keys with values, in the order of the text.
struct YAMLMapping: Sendable, Hashable {
    private(set) var keys: [String] = []
    private var values: [String: YAMLValue] = [:]

    subscript(key: String) -> YAMLValue? {
        get { values[key] }
        set {
            if newValue == nil { keys.removeAll { $0 == key } } else if values[key] == nil { keys.append(key) }
            values[key] = newValue
        }
    }
}

/// What is wrong with a text in YAML.
public struct YAMLError: Error, Hashable {
    /// The line, counted from 1.
    public let line: Int
    public let message: String
}
