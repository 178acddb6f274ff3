import Foundation

/// Something that an appearance proxy can be set to.
@MainActor
struct AppearanceProperty {
    /// Sets it on `object` as on `proxy`, if the proxy differs from a new object there, and `object` does not.
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

    /// One for each state of a control that source sets looks for.
    static func ofStates<Owner: NSObject, Value>(
        get: @escaping @MainActor (Owner, UIControl.State) -> Value,
        set: @escaping @MainActor (Owner, Value, UIControl.State) -> Void
    ) -> [AppearanceProperty] {
        [UIControl.State.normal, .highlighted, .disabled, .selected].map { state in
            AppearanceProperty(get: { (owner: Owner) in get(owner, state) }, set: { set($0, $1, state) })
        }
    }

    /// A property of an application's class that is known by name; nil for one that cannot be set.
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

    /// Objects by `isEqual`, values by `==`, attributes by whether there are any; what cannot be compared counts as the same, so that it is left alone.
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
