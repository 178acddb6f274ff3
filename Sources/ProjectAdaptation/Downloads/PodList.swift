import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The list of pods that CocoaPods publishes.
struct PodList {
    /// The folder of the list.
    let address: URL

    var server: String { address.host() ?? address.path }

    static let trunk = PodList(address: URL(string: "https://cdn.cocoapods.org")!)

    /// Returns the repository of a pod.
    func repository(
        of pod: String, version asked: RemoteLibrary.PodVersion
    ) throws -> (address: String, revision: RemoteLibrary.Revision) {
        let folders = try folders(of: pod)
        let version: String
        switch asked {
        case .exactly(let name): version = name
        case .newest(let first, let limit):
            guard let newest = try newestVersion(of: pod, in: folders, from: first, below: limit) else {
                throw DownloadError("CocoaPods' list has no version of it that fits")
            }
            version = newest
        }
        let path = "Specs/\(folders.joined(separator: "/"))/\(pod)/\(version)/\(pod).podspec.json"
        let specification = try JSONDecoder().decode(Specification.self, from: try contents(path))
        guard let address = specification.source.git else {
            throw DownloadError("it is no source in a repository of Git")
        }
        guard let name = specification.source.tag else {
            guard let commit = specification.source.commit else { return (address, .branch("HEAD")) }
            return (address, .commit(commit))
        }
        return (address, .branch(name))
    }

    private func newestVersion(
        of pod: String, in folders: [String], from first: SemanticVersion?, below limit: SemanticVersion?
    ) throws -> String? {
        let list = String(
            decoding: try contents("all_pods_versions_\(folders.joined(separator: "_")).txt"), as: UTF8.self)
        let versions = list.split(separator: "\n").map { $0.split(separator: "/") }.first { $0.first == pod[...] }
        return versions?.dropFirst().compactMap { text in SemanticVersion(text).map { ($0, text) } }
            .filter { version, _ in
                first.map { version >= $0 } ?? true && limit.map { version < $0 } ?? true
            }
            .max { $0.0 < $1.0 }.map { String($0.1) }
    }

    /// The list has a pod in three folders that are named after the digest of its name.
    private func folders(of pod: String) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appending(path: "trestle-pod-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(pod.utf8).write(to: file)
        let digest = String(decoding: try Tool.run("md5sum", [file.path]).output, as: UTF8.self)
        return digest.prefix(3).map(String.init)
    }

    private func contents(_ path: String) throws -> Data {
        do { return try Data(contentsOf: address.appending(path: path)) } catch {
            let reason = "CocoaPods' list could not be read: \((error as NSError).localizedDescription)"
            let codes: [URLError.Code] = [
                .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .notConnectedToInternet, .timedOut,
            ]
            if let code = (error as? URLError)?.code, codes.contains(code) { throw UnreachableServer(reason: reason) }
            throw DownloadError(reason)
        }
    }

    private struct Specification: Decodable {
        struct Source: Decodable {
            let git: String?
            let tag: String?
            let commit: String?
        }
        let source: Source
    }
}

/// Why a library is not there, as the end of a sentence.
struct DownloadError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
