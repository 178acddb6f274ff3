internal import CGio

/// Opens addresses and files with the programs that the desktop associates with them.
enum DesktopPrograms {
    static func canOpen(_ address: String) -> Bool {
        let file = g_file_new_for_uri(address)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        guard let program = g_file_query_default_handler(file, nil, nil) else { return false }
        g_object_unref(UnsafeMutableRawPointer(program))
        return true
    }

    static func open(_ address: String) -> Bool {
        g_app_info_launch_default_for_uri(address, nil, nil) != 0
    }
}
