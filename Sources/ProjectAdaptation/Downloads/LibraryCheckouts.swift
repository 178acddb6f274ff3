import Foundation

/// Downloads libraries into a folder, each once: what fits a version that a project asks for is looked up when it is
/// downloaded, and stays.
public final class LibraryCheckouts {
    private let folder: URL
    private let pods: PodList
    private let announce: (String) -> Void
    /// Servers that could not be reached, with the reason: no other library is asked of them.
    private var deadServers: [String: String] = [:]

    /// - Parameters:
    ///   - folder: where the libraries are kept.
    ///   - podList: the address of a copy of CocoaPods' list; nil for the one that CocoaPods publishes.
    ///   - announce: called with the name of each library that is going to be downloaded.
    public convenience init(in folder: URL, podList: URL? = nil, announce: @escaping (String) -> Void) {
        self.init(in: folder, pods: podList.map(PodList.init) ?? .trunk, announce: announce)
    }

    init(in folder: URL, pods: PodList, announce: @escaping (String) -> Void) {
        (self.folder, self.pods, self.announce) = (folder, pods, announce)
    }

    /// Returns the folder of a library's source, which is downloaded if it is not there.
    func checkout(of library: RemoteLibrary) throws -> URL {
        let place = place(of: library)
        if FileManager.default.fileExists(atPath: place.path) { return place }
        var (address, revision) = ("", RemoteLibrary.Revision.branch("HEAD"))
        switch library.source {
        case .repository(let given, let asked): (address, revision) = (given, asked)
        case .pod(let version):
            try asking(pods.server) { (address, revision) = try pods.repository(of: library.name, version: version) }
        }
        let repository = try GitRepository(address)
        try asking(repository.server) {
            let reference = try repository.reference(to: revision)
            announce(library.name)
            try download(repository, reference, to: place)
        }
        return place
    }

    private func place(of library: RemoteLibrary) -> URL {
        let plain = library.versionText.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "_" }
        return folder.appending(path: "\(PackageName.make(library.name))-\(String(plain))")
    }

    private func asking(_ server: String, _ ask: () throws -> Void) throws {
        if let reason = deadServers[server] { throw DownloadError(reason) }
        do { try ask() } catch let error as UnreachableServer {
            deadServers[server] = error.reason
            throw DownloadError(error.reason)
        }
    }

    /// The files appear in their place when they are whole: another run may be looking, or this one may be stopped.
    private func download(_ repository: GitRepository, _ reference: String, to place: URL) throws {
        let partial = folder.appending(path: ".\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: partial) }
        try FileManager.default.createDirectory(at: partial, withIntermediateDirectories: true)
        try repository.check(out: reference, into: partial)
        do { try FileManager.default.moveItem(at: partial, to: place) } catch {
            guard FileManager.default.fileExists(atPath: place.path) else { throw error }
        }
    }
}

/// A server does not answer.
struct UnreachableServer: Error {
    let reason: String
}
