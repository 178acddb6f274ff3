internal import CGio
internal import HostInterface

/// Returns the appearance without a portal: that of GTK_THEME ("Adwaita:dark"), else GNOME's setting, else light.
func fallbackAppearance(environment: [String: String]) -> HostAppearance {
    if let theme = environment["GTK_THEME"], !theme.isEmpty {
        return theme.lowercased().hasSuffix(":dark") || theme.lowercased().hasSuffix("-dark") ? .dark : .light
    }
    return gnomePrefersDark() ? .dark : .light
}

/// Reads `color-scheme` of org.gnome.desktop.interface. Returns false where GNOME's settings are not installed, because
/// GIO would end the process for them.
private func gnomePrefersDark() -> Bool {
    let id = "org.gnome.desktop.interface"
    let key = "color-scheme"
    guard let source = g_settings_schema_source_get_default(),
        let schema = g_settings_schema_source_lookup(source, id, 1)
    else { return false }
    defer { g_settings_schema_unref(schema) }
    guard g_settings_schema_has_key(schema, key) != 0, let settings = g_settings_new(id) else { return false }
    defer { g_object_unref(settings) }
    guard let value = g_settings_get_string(settings, key) else { return false }
    defer { g_free(value) }
    return String(cString: value) == "prefer-dark"
}
