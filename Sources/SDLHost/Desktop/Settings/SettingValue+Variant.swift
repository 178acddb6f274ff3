internal import CGio

extension SettingValue {
    /// Reads a value of GLib, which may be wrapped several times; nil for a type that no setting has. Takes ownership
    /// of the variant.
    init?(consuming variant: OpaquePointer?) {
        guard var variant else { return nil }
        defer { g_variant_unref(variant) }
        while SessionBus.string(g_variant_get_type_string(variant)) == "v" {
            guard let inner = g_variant_get_variant(variant) else { return nil }
            g_variant_unref(variant)
            variant = inner
        }
        switch SessionBus.string(g_variant_get_type_string(variant)) {
        case "b": self = .flag(g_variant_get_boolean(variant) != 0)
        case "u": self = .number(Double(g_variant_get_uint32(variant)))
        case "i": self = .number(Double(g_variant_get_int32(variant)))
        case "d": self = .number(g_variant_get_double(variant))
        case "s": self = .text(SessionBus.string(g_variant_get_string(variant, nil)) ?? "")
        case "(ddd)":
            let parts = (0..<3).map { index in
                guard let part = g_variant_get_child_value(variant, gsize(index)) else { return Double.nan }
                defer { g_variant_unref(part) }
                return g_variant_get_double(part)
            }
            self = .color(parts[0], parts[1], parts[2])
        default: return nil
        }
    }
}
