internal import CGio

/// A value to be sent on D-Bus.
indirect enum BusValue {
    case bool(Bool)
    /// 32 bits; larger numbers become the largest.
    case int(Int)
    case int16(Int16)
    case uint(UInt32)
    case double(Double)
    case string(String)
    /// The path of an object.
    case path(String)
    case object(ObjectReference)
    case tuple([BusValue])
    /// The type is that of the elements.
    case array(String, [BusValue])
    case dictionary([String: String])
    case variant(BusValue)
    /// A dictionary of variants.
    case properties([(String, BusValue)])

    /// Returns the nearest 32-bit number; 0 for what is no number.
    static func int(rounding number: Double) -> BusValue {
        guard number.isFinite else { return .int(0) }
        return .int(Int(max(-2_147_483_648, min(number.rounded(), 2_147_483_647))))
    }

    static func strings(_ strings: [String]) -> BusValue { .array("s", strings.map(BusValue.string)) }

    static func objects(_ references: [ObjectReference]) -> BusValue { .array("(so)", references.map(BusValue.object)) }

    /// Returns a floating reference, which the receiver takes.
    func makeVariant() -> OpaquePointer? {
        switch self {
        case .bool(let value): g_variant_new_boolean(value ? 1 : 0)
        case .int(let value): g_variant_new_int32(Int32(clamping: value))
        case .int16(let value): g_variant_new_int16(value)
        case .uint(let value): g_variant_new_uint32(value)
        case .double(let value): g_variant_new_double(value)
        // A character 0 ends the string.
        case .string(let value): g_variant_new_string(value)
        case .path(let value): g_variant_new_object_path(value)
        case .object(let reference):
            Self.makeTuple([g_variant_new_string(reference.busName), g_variant_new_object_path(reference.path)])
        case .tuple(let values): Self.makeTuple(values.map { $0.makeVariant() })
        case .array(let type, let values): Self.makeArray(type, values.map { $0.makeVariant() })
        case .dictionary(let entries):
            Self.makeArray(
                "{ss}",
                entries.sorted { $0.key < $1.key }.map {
                    g_variant_new_dict_entry(g_variant_new_string($0.key), g_variant_new_string($0.value))
                })
        case .variant(let value): g_variant_new_variant(value.makeVariant())
        case .properties(let entries):
            Self.makeArray(
                "{sv}",
                entries.map { name, value in
                    g_variant_new_dict_entry(g_variant_new_string(name), g_variant_new_variant(value.makeVariant()))
                })
        }
    }

    private static func makeTuple(_ members: [OpaquePointer?]) -> OpaquePointer? {
        var members = members
        return g_variant_new_tuple(&members, gsize(members.count))
    }

    private static func makeArray(_ type: String, _ elements: [OpaquePointer?]) -> OpaquePointer? {
        let type = g_variant_type_new(type)
        defer { g_variant_type_free(type) }
        var elements = elements
        return g_variant_new_array(type, &elements, gsize(elements.count))
    }
}
