/// The storage of a property wrapper: views are values, and their state is shared by all copies of a view.
// Sound: as of other storage in views, the program reads and writes it in one place at a time.
final class HeldValue<Value>: @unchecked Sendable {
    private var make: (() -> Value)?
    private var made: Value?

    init(_ value: Value) { made = value }

    /// `make` is called when the value is first read.
    init(made make: @escaping () -> Value) { self.make = make }

    var value: Value {
        get {
            if let made { return made }
            guard let make else { preconditionFailure("A held value was neither given nor made") }
            let value = make()
            made = value
            self.make = nil
            return value
        }
        set {
            made = newValue
            make = nil
        }
    }
}
