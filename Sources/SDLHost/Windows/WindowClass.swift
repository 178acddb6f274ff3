import Foundation

/// The class of the application's windows, by which a desktop finds the desktop file of their program.
///
/// SDL reads it from the environment when it starts. Programs that this one starts later must not have it.
struct WindowClass {
    private static let variables = ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"]

    private let set: [String]

    /// - Parameter identifier: nil for the name of the program. What the user has set in the environment stays.
    init(_ identifier: String?) {
        guard let identifier else {
            set = []
            return
        }
        set = Self.variables.filter { getenv($0) == nil }
        for name in set { setenv(name, identifier, 1) }
    }

    /// Called when SDL has started.
    func forget() {
        for name in set { unsetenv(name) }
    }
}
