/// What an observer is told of changes. The raw values are Foundation's.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// Tells the observer once before the registration returns, without an old value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Tells the observer before each change too, without a new value.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The keys of what ``KeyValueObserver`` is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// An NSNumber of an ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// NSNull for nil.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// NSNull for nil.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// True in what comes before a change, and missing in what comes after.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// What happened to a property. Properties are set here; changes inside of collections are not told apart.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}

/// What the closure of an observation is told.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// Nil without ``NSKeyValueObservingOptions/new``, and before a change.
    public let newValue: Value?
    /// Nil without ``NSKeyValueObservingOptions/old``, and in the initial call.
    public let oldValue: Value?
    public let indexes: IndexSet?
    /// The change is about to happen.
    public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
