internal import CGio

/// A value that was received on D-Bus: the arguments of a call, or a part of them.
// Sound: GIO's values never change, and count their references atomically.
final class ReceivedValue: @unchecked Sendable {
    private let variant: OpaquePointer

    /// - Parameter variant: the new object retains it.
    init(_ variant: OpaquePointer) {
        self.variant = g_variant_ref(variant)
    }

    deinit {
        g_variant_unref(variant)
    }

    /// Such as `(so)`.
    var type: String { String(cString: g_variant_get_type_string(variant)) }

    /// The members of a tuple, the elements of an array, or the value in a variant.
    var children: [ReceivedValue] {
        guard g_variant_is_container(variant) != 0 else { return [] }
        return (0..<g_variant_n_children(variant)).compactMap { index in
            guard let child = g_variant_get_child_value(variant, index) else { return nil }
            defer { g_variant_unref(child) }
            return ReceivedValue(child)
        }
    }

    private func child(_ index: Int) -> ReceivedValue? {
        guard g_variant_is_container(variant) != 0, index < Int(g_variant_n_children(variant)),
            let child = g_variant_get_child_value(variant, gsize(index))
        else { return nil }
        defer { g_variant_unref(child) }
        return ReceivedValue(child)
    }

    // MARK: Simple values; nil where the type is another

    var int: Int? { type == "i" ? Int(g_variant_get_int32(variant)) : nil }
    var uint: UInt32? { type == "u" ? g_variant_get_uint32(variant) : nil }
    var bool: Bool? { type == "b" ? g_variant_get_boolean(variant) != 0 : nil }
    var double: Double? { type == "d" ? g_variant_get_double(variant) : nil }
    var string: String? {
        switch type {
        case "s", "o", "g": String(cString: g_variant_get_string(variant, nil))
        default: nil
        }
    }

    /// The value without the variants around it.
    var unwrapped: ReceivedValue { type == "v" ? child(0)?.unwrapped ?? self : self }

    // MARK: Members; an error where the type is another

    func int(_ index: Int) throws(BusError) -> Int { try member(index, \.int) }
    func uint(_ index: Int) throws(BusError) -> UInt32 { try member(index, \.uint) }
    func bool(_ index: Int) throws(BusError) -> Bool { try member(index, \.bool) }
    func string(_ index: Int) throws(BusError) -> String { try member(index, \.string) }
    func value(_ index: Int) throws(BusError) -> ReceivedValue { try member(index, \.self) }

    private func member<Value>(_ index: Int, _ path: KeyPath<ReceivedValue, Value?>) throws(BusError) -> Value {
        guard let value = child(index)?[keyPath: path] else {
            throw .invalidArguments("argument \(index) has another type")
        }
        return value
    }

    private func member(_ index: Int, _ path: KeyPath<ReceivedValue, ReceivedValue>) throws(BusError) -> ReceivedValue {
        guard let value = child(index) else { throw .invalidArguments("argument \(index) is missing") }
        return value
    }

    /// A bus name and a path.
    var object: ObjectReference? {
        guard type == "(so)", let name = child(0)?.string, let path = child(1)?.string else { return nil }
        return ObjectReference(busName: name, path: path)
    }
}
