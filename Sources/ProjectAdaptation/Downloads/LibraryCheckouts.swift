import Foundation

/// Downloads libraries into a folder, each version once.
public final class LibraryCheckouts {
    private let folder: URL
    private let pods: PodList
    private let announce: (String) -> Void
    /// Servers that could not be reached: no other library is asked of them.
    private var deadServers: Set<String> = []

    /// - Parameters:
    ///   - folder: where the libraries are kept.
    ///   - announce: called with the name of each library that is going to be downloaded.
    public convenience init(in folder: URL, announce: @escaping (String) -> Void) {
        self.init(in: folder, pods: .trunk, announce: announce)
    }

    init(in folder: URL, pods: PodList, announce: @escaping (String) -> Void) {
        (self.folder, self.pods, self.announce) = (folder, pods, announce)
    }

    /// Returns the folder of a library's source, which is downloaded if it is not there.
    func checkout(of library: RemoteLibrary) throws -> URL {
        switch library.source {
        case .repository(let address, let revision):
            return try checkout(library.name, address: address, revision)
        case .pod(let version):
            if let version, let known = known(library.name, version) { return known }
            let repository = try pods.repository(of: library.name, version: version)
            return try checkout(library.name, address: repository.address, repository.revision)
        }
    }

    /// Returns the folder of a pod that was downloaded before, without asking the list of pods again.
    private func known(_ name: String, _ version: String) -> URL? {
        let place = place(of: name, version)
        return FileManager.default.fileExists(atPath: place.path) ? place : nil
    }

    private func place(of name: String, _ key: String) -> URL {
        let plain = key.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "_" }
        return folder.appending(path: "\(PackageName.make(name))-\(String(plain))")
    }

    private func checkout(_ name: String, address: String, _ revision: RemoteLibrary.Revision) throws -> URL {
        let repository = try GitRepository(address)
        guard !deadServers.contains(repository.server) else {
            throw DownloadError("\(repository.server) could not be reached")
        }
        let reference: String
        do { reference = try repository.reference(to: revision) } catch let error as GitRepository.Unreachable {
            deadServers.insert(repository.server)
            throw DownloadError(error.reason)
        }
        let place = place(of: name, reference)
        if FileManager.default.fileExists(atPath: place.path) { return place }
        announce(name)
        // It appears in its place when it is whole: another run may be looking, or this one may be stopped.
        let partial = folder.appending(path: ".\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: partial) }
        try FileManager.default.createDirectory(at: partial, withIntermediateDirectories: true)
        do { try repository.check(out: reference, into: partial) } catch let error as GitRepository.Unreachable {
            deadServers.insert(repository.server)
            throw DownloadError(error.reason)
        }
        do { try FileManager.default.moveItem(at: partial, to: place) } catch {
            guard FileManager.default.fileExists(atPath: place.path) else { throw error }
        }
        return place
    }
}
