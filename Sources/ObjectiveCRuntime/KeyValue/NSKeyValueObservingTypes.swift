/// What a change notification contains, and when it is sent. The raw values are those of Foundation.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Includes the value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// Includes the value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// Notifies the observer once before the registration returns, without an old value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Also notifies the observer before each change, without a new value.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The keys of the dictionary that a ``KeyValueObserver`` receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The kind of the change: an NSNumber with the raw value of an ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change; NSNull for nil.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change; NSNull for nil.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The NSIndexSet of inserted, removed or replaced elements.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// True in a notification before a change, absent in one after it.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// What happened to a property. Changes of elements are told apart if they are made with `mutableArrayValue(forKey:)` or
/// `mutableSetValue(forKey:)`, or reported with `willChange(_:valuesAt:forKey:)` or
/// `willChangeValue(forKey:withSetMutation:using:)`.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}

/// What happened to the members of a set.
public enum NSKeyValueSetMutationKind: UInt, Sendable {
    /// The objects are added.
    case union = 1
    /// The objects are removed.
    case minus = 2
    /// All other objects are removed.
    case intersect = 3
    /// The objects replace all others.
    case set = 4
}

/// The change that the closure of an observation receives.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// Only the elements concerned, if elements of an array were inserted or replaced. Nil without
    /// ``NSKeyValueObservingOptions/new``, and in a notification before a change.
    public let newValue: Value?
    /// Nil without ``NSKeyValueObservingOptions/old``, and in the initial notification.
    public let oldValue: Value?
    public let indexes: IndexSet?
    /// Whether the notification is sent before the change.
    public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
