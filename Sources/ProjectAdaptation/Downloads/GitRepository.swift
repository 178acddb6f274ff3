import Foundation

/// A repository of Git on a server, whose files are taken without its history.
struct GitRepository {
    private let address: String

    /// Throws a ``DownloadError`` for an address that is no address of a server or folder: a project's file must not make
    /// Git run a program.
    ///
    /// A place in a page, as in `https://example.com/Rows#installation`, is no part of the address.
    init(_ address: String) throws {
        let address = String(address.prefix { $0 != "#" })
        let isAddress = ["https://", "http://", "ssh://", "git://", "file:///"].contains(where: address.hasPrefix)
        let isShort = address.wholeMatch(of: /[A-Za-z0-9._]+@[A-Za-z0-9.-]+:[^:\s]+/) != nil
        guard isAddress || isShort, !address.contains(where: \.isWhitespace) else {
            throw DownloadError("\(address) is no address of a repository")
        }
        self.address = isShort ? Self.withoutAccount(address) : address
    }

    /// Public servers give public repositories to everybody, by another address.
    private static func withoutAccount(_ address: String) -> String {
        let servers = ["github.com", "gitlab.com", "bitbucket.org"]
        guard let server = servers.first(where: { address.hasPrefix("git@\($0):") }) else { return address }
        return "https://\(server)/" + address.dropFirst("git@\(server):".count)
    }

    var server: String {
        address.firstMatch(of: /(?:\/\/|@)([^\/:]*)/).map { String($0.1) } ?? address
    }

    /// Returns the commit, branch or tag that a revision means.
    func reference(to revision: RemoteLibrary.Revision) throws -> String {
        switch revision {
        case .commit(let name): return name
        case .branch(let name): return name
        case .versions(let first, let limit):
            let found = tags(in: try git(["ls-remote", "--tags", "--refs", address]))
                .compactMap { tag in SemanticVersion(tag).map { (version: $0, tag: tag) } }
                .filter { tag in tag.version >= first && limit.map { tag.version < $0 } ?? true }
                .max { $0.version < $1.version }
            guard let found else { throw DownloadError("it has no version that fits") }
            return found.tag
        }
    }

    private func tags(in list: String) -> [String] {
        list.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /refs\/tags\/(.+)$/).map { String($0.1) }
        }
    }

    /// Writes the files of a commit, branch or tag into an empty folder.
    func check(out reference: String, into folder: URL) throws {
        guard !reference.hasPrefix("-") else { throw DownloadError("\(reference) is no version") }
        try git(["-C", folder.path, "init", "--quiet"])
        try git(["-C", folder.path, "fetch", "--quiet", "--depth", "1", "--no-tags", address, reference])
        try git(["-C", folder.path, "checkout", "--quiet", "FETCH_HEAD"])
    }

    /// Runs Git, which asks nobody for a password and gives up on a server that sends nothing for 20 seconds.
    @discardableResult
    private func git(_ arguments: [String]) throws -> String {
        let settings = [
            "GIT_TERMINAL_PROMPT=0", "GIT_ALLOW_PROTOCOL=https:http:ssh:git:file",
            "GIT_SSH_COMMAND=ssh -oBatchMode=yes -oConnectTimeout=20", "LC_ALL=C",
        ]
        let limits = ["-c", "http.lowSpeedLimit=1", "-c", "http.lowSpeedTime=20", "-c", "advice.detachedHead=false"]
        let result = try Tool.run("env", settings + ["git"] + limits + arguments)
        guard result.status != 0 else { return String(decoding: result.output, as: UTF8.self) }
        let lines = String(decoding: result.errors, as: UTF8.self).split(separator: "\n").map(String.init)
        let reason = lines.first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") } ?? lines.first ?? "Git failed"
        let isOfServer = ["Could not resolve host", "Failed to connect", "Connection", "timed out"].contains {
            reason.contains($0)
        }
        if isOfServer { throw UnreachableServer(reason: reason) }
        throw DownloadError(reason)
    }
}
