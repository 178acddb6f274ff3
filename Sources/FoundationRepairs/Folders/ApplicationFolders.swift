import CToolchainBets
import Foundation
import Synchronization
import ToolchainBets

/// Gives each application folders of its own for its documents, caches and support files, and for temporary ones, as a
/// sandbox does. Foundation on Linux has those of the user: `~/Documents`, `~/.cache`, `~/.local/share` and `/tmp`.
///
/// The folders are named after the bundle identifier, or else after the program. A process of tests has folders that
/// are removed when it ends.
package enum ApplicationFolders {
    /// Whether Foundation asks here. It is false for a Foundation whose file managers have other methods.
    package static let isInEffect =
        ToolchainBet.folderSearch.isAllowed
        && replace_folder_search(
            unsafeBitCast(FileManager.self as AnyClass, to: UnsafeRawPointer.self))

    /// Whether this process runs tests.
    static let isTesting = CommandLine.arguments.first?.hasSuffix(".xctest") ?? false

    private struct State {
        var folders: SandboxFolders?
        var freshFolders = 0
    }

    private static let state = Mutex(State())

    /// The application's own folder; nil for other folders than those of a sandbox.
    static func path(for directory: FileManager.SearchPathDirectory) -> String? { current.path(for: directory) }

    private static var current: SandboxFolders {
        if let known = state.withLock({ $0.folders }) { return known }
        // Without the lock: the bundle may be asked for its resources.
        let found = isTesting ? fresh() : SandboxFolders(ofApplication: identifier, environment: environment)
        return state.withLock { state in
            let folders = state.folders ?? found
            state.folders = folders
            return folders
        }
    }

    private static var environment: [String: String] { ProcessInfo.processInfo.environment }

    private static var identifier: String {
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return name.replacing("/", with: "_")
    }

    // MARK: Temporary files

    /// Moves the temporary folder, which Foundation and others find in the environment. Called before there are
    /// threads that may read the environment.
    static func beginTemporaryFolder() {
        if isTesting {
            setenv("TMPDIR", testRoot + "/tmp", 1)
            try? FileManager.default.createDirectory(atPath: testRoot + "/tmp", withIntermediateDirectories: true)
        } else {
            let folder = temporaryRoot + "/\(identifier)-\(getuid())"
            // Only the user may have made it: the parent is everybody's.
            guard mkdir(folder, 0o700) == 0 || isOwn(folder) else { return }
            setenv("TMPDIR", folder, 1)
        }
    }

    private static func isOwn(_ folder: String) -> Bool {
        var status = stat()
        return lstat(folder, &status) == 0 && status.st_uid == getuid() && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The temporary folder of the user.
    private static let temporaryRoot: String = {
        let path = environment["TMPDIR"] ?? ""
        return path.isEmpty ? "/tmp" : path.hasSuffix("/") ? String(path.dropLast()) : path
    }()

    // MARK: Tests

    /// The parent of the folders of all tests in this process.
    private static let testRoot: String = {
        atexit { try? FileManager.default.removeItem(atPath: ApplicationFolders.testRoot) }
        return temporaryRoot + "/tests-\(getpid())"
    }()

    /// Gives an application that a test starts new folders.
    package static func beginTest() {
        let folders = fresh()
        state.withLock { $0.folders = folders }
    }

    private static func fresh() -> SandboxFolders {
        let number = state.withLock { state in
            state.freshFolders += 1
            return state.freshFolders
        }
        return SandboxFolders(root: "\(testRoot)/\(number)")
    }
}
