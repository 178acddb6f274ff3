/// The definition of a trait: one of the system's, or a custom trait of the application.
public protocol UITraitDefinition {
    /// The type of the values. Values that are not equatable count as changed each time.
    associatedtype Value

    /// The value in collections that do not specify the trait.
    static var defaultValue: Value { get }
    /// A name for debugging; by default the name of the type.
    static var name: String { get }
    /// Distinguishes the trait from others; empty by default. Nothing reads it here.
    static var identifier: String { get }
    /// Whether dynamic colors are resolved again when the trait changes. The default is false.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { "" }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait as a value, for example `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that is stored in a property of ``TraitValues``.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static func read(_ values: TraitValues) -> Value
    static func write(_ value: Value, to values: inout TraitValues)
}

// Sound: a constant; trait values are the application's to keep unchanged, as on Apple's platforms.
/// The value of a custom trait. Values that are not equatable always count as different.
struct CustomTraitValue: Hashable, @unchecked Sendable {
    let trait: UITrait
    let value: Any

    static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
        guard left.trait == right.trait, let value = left.value as? any Equatable else { return false }
        return value.equals(right.value)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(trait))
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool {
        (other as? Self) == self
    }
}

extension TraitValues {
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type { return system.read(self) as! Trait.Value }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                system.writeAny(newValue, to: &self)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTraitValue(trait: trait, value: newValue)
            }
        }
    }

    func specifies(_ trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return !system.isDefault(in: self) }
        return custom[ObjectIdentifier(trait)] != nil
    }

    mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type {
            system.reset(in: &self)
        } else {
            custom[ObjectIdentifier(trait)] = nil
        }
    }

    func differs(from other: TraitValues, in trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
        return custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
    }
}

extension SystemTrait {
    fileprivate static func writeAny(_ value: Any, to values: inout TraitValues) {
        write(value as! Value, to: &values)
    }

    fileprivate static func isDefault(in values: TraitValues) -> Bool { read(values) == defaultValue }

    fileprivate static func reset(in values: inout TraitValues) { write(defaultValue, to: &values) }

    fileprivate static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool { read(a) != read(b) }
}
