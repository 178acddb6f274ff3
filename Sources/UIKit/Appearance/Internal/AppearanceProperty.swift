import Foundation

/// A property that can be set on an appearance proxy.
@MainActor
struct AppearanceProperty {
    /// Copies the value from `proxy` to `object`, if the proxy's value was changed and `object` still has the value of
    /// a new object.
    let transfer: @MainActor (_ proxy: NSObject, _ untouched: NSObject, _ object: NSObject) -> Void

    init<Owner: NSObject, Value>(
        get: @escaping @MainActor (Owner) -> Value, set: @escaping @MainActor (Owner, Value) -> Void,
        isSame: @escaping @MainActor (Value, Value) -> Bool = AppearanceProperty.isSame
    ) {
        transfer = { proxy, untouched, object in
            let new = get(unsafeDowncast(untouched, to: Owner.self))
            let wanted = get(unsafeDowncast(proxy, to: Owner.self))
            let object = unsafeDowncast(object, to: Owner.self)
            if !isSame(wanted, new), isSame(get(object), new) { set(object, wanted) }
        }
    }

    init<Owner: NSObject, Value>(_ property: ReferenceWritableKeyPath<Owner, Value>) {
        self.init(get: { (owner: Owner) in owner[keyPath: property] }, set: { $0[keyPath: property] = $1 })
    }

    /// Returns one property for each control state that applications commonly set.
    static func ofStates<Owner: NSObject, Value>(
        get: @escaping @MainActor (Owner, UIControl.State) -> Value,
        set: @escaping @MainActor (Owner, Value, UIControl.State) -> Void
    ) -> [AppearanceProperty] {
        [UIControl.State.normal, .highlighted, .disabled, .selected].map { state in
            AppearanceProperty(get: { (owner: Owner) in get(owner, state) }, set: { set($0, $1, state) })
        }
    }

    /// Creates a property of an application's class, which is accessed by name; nil for one that cannot be set.
    init?(_ property: SourceProperty) {
        guard let set = property.set else { return nil }
        self.init(
            get: { (object: NSObject) in property.get(object) },
            set: { object, value in
                do {
                    try set(object, value)
                } catch {
                    Trestle.raise(
                        .invalidArgumentException,
                        "\(property.name) of \(object) cannot be set to the value of its appearance proxy: \(error)")
                }
            })
    }

    /// Compares objects with `isEqual` and values with `==`. Of collections that are not equatable, such as title
    /// attributes, two empty ones are the same. Values of other types count as the same, so that they are not changed.
    private static func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
        switch (unwrapped(one), unwrapped(other)) {
        case (nil, nil): true
        case (nil, _), (_, nil): false
        case (let one as NSObject, let other as NSObject): one.isEqual(other)
        case (let one as any Equatable, let other): areEqual(one, other)
        case (let one as any Collection, let other as any Collection): one.isEmpty && other.isEmpty
        default: true
        }
    }

    private static func unwrapped<Value>(_ value: Value) -> Any? {
        (value as? any OptionalValue).map(\.wrapped) ?? value
    }

    private static func areEqual<Value: Equatable>(_ one: Value, _ other: Any?) -> Bool {
        one == other as? Value
    }
}

private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { self }
}
