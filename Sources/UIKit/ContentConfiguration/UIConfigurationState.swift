/// The state of a view, from which its configurations derive their appearance.
public protocol UIConfigurationState {
    /// Creates a state in which nothing but the traits is set.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// A state of the application's own.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the application's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key. Choose a name that other libraries do not use, for example one with a domain.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The state of a header or footer view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// Whether the view does not interact with the user.
    public var isDisabled = false
    /// Whether a finger is on the view. The default is false.
    public var isHighlighted = false
    /// Whether the view is selected. The default is false.
    public var isSelected = false
    /// Whether the keys reach the view. The default is false.
    public var isFocused = false
    /// Whether a header or footer floats over the content of its section.
    public var isPinned = false
    var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
