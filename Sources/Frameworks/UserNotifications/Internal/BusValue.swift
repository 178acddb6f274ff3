internal import CGio
import Foundation

/// Makes and reads values of the bus. The made ones are floating references, which a call takes.
enum BusValue {
    static func text(_ text: UnsafePointer<CChar>?) -> String? { text.map { String(cString: $0) } }

    static func string(_ string: String) -> OpaquePointer? { g_variant_new_string(string) }

    static func strings(_ strings: [String]) -> OpaquePointer? {
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        var values = strings.map { g_variant_new_string($0) }
        return g_variant_new_array(type, &values, gsize(values.count))
    }

    /// The hints of a banner, a dictionary.
    static func hints(of banner: Banner) -> OpaquePointer? {
        var entries = [entry("urgency", g_variant_new_byte(banner.urgency))]
        if let path = banner.imagePath { entries.append(entry("image-path", string(path))) }
        if let identifier = Bundle.main.bundleIdentifier { entries.append(entry("desktop-entry", string(identifier))) }
        switch banner.sound {
        case .none: entries.append(entry("suppress-sound", g_variant_new_boolean(1)))
        case .theme: entries.append(entry("sound-name", string("message-new-instant")))
        case .file(let path): entries.append(entry("sound-file", string(path)))
        }
        return g_variant_new_array(nil, &entries, gsize(entries.count))
    }

    private static func entry(_ name: String, _ value: OpaquePointer?) -> OpaquePointer? {
        g_variant_new_dict_entry(g_variant_new_string(name), g_variant_new_variant(value))
    }

    /// The unsigned number at an index of a tuple.
    static func number(_ tuple: OpaquePointer, _ index: Int) -> UInt32? {
        child(tuple, index, type: "u") { g_variant_get_uint32($0) }
    }

    /// The string at an index of a tuple.
    static func string(_ tuple: OpaquePointer, _ index: Int) -> String? {
        child(tuple, index, type: "s") { text(g_variant_get_string($0, nil)) } ?? nil
    }

    /// The strings of the array that a tuple begins with.
    static func strings(_ tuple: OpaquePointer) -> [String] {
        child(tuple, 0, type: "as") { array in
            (0..<Int(g_variant_n_children(array))).compactMap { string(array, $0) }
        } ?? []
    }

    private static func child<Result>(
        _ tuple: OpaquePointer, _ index: Int, type: String, _ read: (OpaquePointer) -> Result
    ) -> Result? {
        guard index < g_variant_n_children(tuple), let child = g_variant_get_child_value(tuple, gsize(index)) else {
            return nil
        }
        defer { g_variant_unref(child) }
        guard text(g_variant_get_type_string(child)) == type else { return nil }
        return read(child)
    }

    /// Text in which nothing is markup.
    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}
