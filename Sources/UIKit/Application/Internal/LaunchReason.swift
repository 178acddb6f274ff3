import Foundation

/// What the user wanted when an application was started.
struct LaunchReason {
    /// The quick action that was chosen.
    let shortcut: UIApplicationShortcutItem?
    /// Files and addresses to open.
    let urls: [URL]
    /// Whether a launch method has returned false, which says that it has done what was wanted.
    var isHandled = false

    /// What an application without scenes gets when it is launched; nil for a plain start.
    var options: [UIApplication.LaunchOptionsKey: Any]? {
        var options: [UIApplication.LaunchOptionsKey: Any] = [:]
        if let shortcut { options[.shortcutItem] = shortcut }
        if let url = urls.first { options[.url] = url }
        return options.isEmpty ? nil : options
    }
}
