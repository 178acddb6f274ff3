import Foundation

/// The folder of what is built once and used for every project.
enum Cache {
    /// `$XDG_CACHE_HOME/trestle`, or `~/.cache/trestle`.
    static let folder: URL = {
        let chosen = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? ""
        let parent =
            chosen.hasPrefix("/")
            ? URL(filePath: chosen) : FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")
        return parent.appending(path: "trestle").standardizedFileURL
    }()

    /// The libraries that projects name and do not contain.
    static let libraries = folder.appending(path: "libraries")

    /// The build folder of this version of Trestle's source. Another version has another one: the compiler does not
    /// notice all changes of a library's classes in programs that were compiled before.
    static var buildFolder: URL {
        folder.appending(path: "build/\(key(of: TrestleFolder.url.path))-\(TrestleFolder.sourceVersion)")
    }

    /// Removes the build folders of other versions of the same Trestle, but for the one in use.
    static func removeEarlierBuilds(except used: URL) {
        let builds = folder.appending(path: "build")
        let own = key(of: TrestleFolder.url.path)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: builds.path)) ?? []
        where name.hasPrefix(own + "-") && ![buildFolder, used].map(\.lastPathComponent).contains(name) {
            try? FileManager.default.removeItem(at: builds.appending(path: name))
        }
    }

    /// A short name for a path, the same in every run (FNV-1a).
    static func key(of path: String) -> String {
        let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 36)
    }
}
