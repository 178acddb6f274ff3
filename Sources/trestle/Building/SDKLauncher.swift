import Foundation

/// What the script `bin/trestle` of an SDK does for the command: it names the folders of the compiler's libraries, which
/// the command is linked with, to the loader.
enum SDKLauncher {
    private static let variable = "LD_LIBRARY_PATH"
    /// What the variable was before.
    private static let earlier = "TRESTLE_LIBRARY_PATH"

    /// Has the programs that the command starts find their libraries as without the script.
    static func restoreEnvironment() {
        guard let path = getenv(earlier) else { return }
        if path.pointee == 0 { unsetenv(variable) } else { setenv(variable, path, 1) }
        unsetenv(earlier)
    }
}
