internal import CGio
import Foundation
internal import HostInterface

/// The options of a request to the file portal.
struct PortalOptions {
    private let request: HostFileRequest
    private let token: String

    init(_ request: HostFileRequest, token: String) {
        (self.request, self.token) = (request, token)
    }

    /// A floating reference, which a call takes.
    var variant: OpaquePointer? {
        var entries = [
            entry("handle_token", g_variant_new_string(token)),
            entry("multiple", g_variant_new_boolean(request.choice == .files ? 1 : 0)),
            entry("directory", g_variant_new_boolean(request.choice == .folder ? 1 : 0)),
        ]
        if !request.types.isEmpty, request.choice != .folder { entries.append(entry("filters", filters)) }
        if let folder = request.folder { entries.append(entry("current_folder", g_variant_new_bytestring(folder))) }
        return g_variant_new_array(nil, &entries, gsize(entries.count))
    }

    private func entry(_ name: String, _ value: OpaquePointer?) -> OpaquePointer? {
        g_variant_new_dict_entry(g_variant_new_string(name), g_variant_new_variant(value))
    }

    /// One filter with all types. In the protocol 1 says that a type follows, and not a pattern of names.
    private var filters: OpaquePointer? {
        var types = request.types.map { type -> OpaquePointer? in
            var rule = [g_variant_new_uint32(1), g_variant_new_string(type)]
            return g_variant_new_tuple(&rule, 2)
        }
        var filter = [
            g_variant_new_string(request.types.joined(separator: ", ")),
            g_variant_new_array(nil, &types, gsize(types.count)),
        ]
        var filters = [g_variant_new_tuple(&filter, 2)]
        return g_variant_new_array(nil, &filters, 1)
    }
}

/// The answer of the file portal.
struct PortalResponse {
    /// None if the user has cancelled. Files that have no path are left out.
    let paths: [String]

    init(_ body: OpaquePointer) {
        guard let code = g_variant_get_child_value(body, 0), let results = g_variant_get_child_value(body, 1) else {
            paths = []
            return
        }
        defer {
            g_variant_unref(code)
            g_variant_unref(results)
        }
        guard SessionBus.string(g_variant_get_type_string(code)) == "u", g_variant_get_uint32(code) == 0,
            let addresses = g_variant_lookup_value(results, "uris", nil)
        else {
            paths = []
            return
        }
        defer { g_variant_unref(addresses) }
        paths = (0..<g_variant_n_children(addresses)).compactMap { index in
            guard let address = g_variant_get_child_value(addresses, index) else { return nil }
            defer { g_variant_unref(address) }
            let url = SessionBus.string(g_variant_get_string(address, nil)).flatMap(URL.init(string:))
            return url?.isFileURL == true ? url?.path : nil
        }
    }
}
