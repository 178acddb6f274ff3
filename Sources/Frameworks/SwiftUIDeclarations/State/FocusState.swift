/// - Linux: no effect
///
/// Holds which view has the focus: what the program sets.
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    /// - Linux: no effect
    @propertyWrapper public struct Binding {
        let held: HeldValue<Value>

        public var wrappedValue: Value {
            get { held.value }
            nonmutating set { held.value = newValue }
        }

        public var projectedValue: Binding { self }
    }

    private let held: HeldValue<Value>

    public init() where Value == Bool { held = HeldValue(false) }

    public init<T>() where Value == T?, T: Hashable { held = HeldValue(nil) }

    public var wrappedValue: Value {
        get { held.value }
        nonmutating set { held.value = newValue }
    }

    public var projectedValue: Binding { Binding(held: held) }
}

/// - Linux: no effect
///
/// Holds which view assistive technologies are at: what the program sets.
@propertyWrapper public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
    /// - Linux: no effect
    @propertyWrapper public struct Binding {
        let held: HeldValue<Value>

        public var wrappedValue: Value {
            get { held.value }
            nonmutating set { held.value = newValue }
        }

        public var projectedValue: Binding { self }
    }

    private let held: HeldValue<Value>

    public init() where Value == Bool { held = HeldValue(false) }

    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

    public init<T>() where Value == T?, T: Hashable { held = HeldValue(nil) }

    public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable { self.init() }

    public var wrappedValue: Value {
        get { held.value }
        nonmutating set { held.value = newValue }
    }

    public var projectedValue: Binding { Binding(held: held) }
}
