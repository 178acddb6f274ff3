import Foundation

/// The pods that a `Podfile` names. The file is a program in Ruby, of which only calls of `pod` with a plain name are
/// read.
struct Podfile: Sendable, Hashable {
    /// A pod, and what is said of where it is.
    struct Pod: Sendable, Hashable {
        /// The name, with the part of the pod after a slash: `Firebase/Analytics`.
        let name: String
        /// The folder of a pod on this machine, relative to the Podfile.
        let path: String?
        /// Where another pod is, in the version that the Podfile asks for; nil if that cannot be told.
        let remote: RemoteLibrary?

        /// The name of the folder that CocoaPods puts the pod into.
        var folderName: String { name.split(separator: "/").first.map(String.init) ?? name }
    }

    /// The folder of the file.
    let folder: URL
    let pods: [Pod]

    /// - Returns: nil if the folder has no readable Podfile.
    init?(in folder: URL) {
        let file = folder.appending(path: "Podfile")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        self.folder = folder
        pods = Self.pods(in: text)
    }

    /// The pods that can be downloaded.
    var remoteLibraries: [RemoteLibrary] { pods.compactMap(\.remote) }

    private static func pods(in text: String) -> [Pod] {
        var pods: [Pod] = []
        var isComment = false
        let lines = text.split(whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("=begin") || line.hasPrefix("=end") { isComment = line.hasPrefix("=begin") }
            guard !isComment, let match = line.prefixMatch(of: /\s*pod[\s\(]\s*(?:'([^']+)'|"([^"#]+)")/) else {
                continue
            }
            // Options go on after a comma.
            var options = String(line[match.range.upperBound...])
            for next in lines[(index + 1)...] {
                guard options.trimmingCharacters(in: .whitespaces).hasSuffix(",") else { break }
                options += next
            }
            let pod = Pod(name: String(match.1 ?? match.2 ?? ""), options: PodOptions(text: options))
            if !pods.contains(where: { $0.name == pod.name }) { pods.append(pod) }
        }
        return pods
    }

    /// Returns the pod that a module is of. Modules have the names of their pods, without what says which system or
    /// language these are for, or the names of parts with that of the pod before them.
    func pod(of module: String) -> Pod? {
        pods.first { names(of: $0).contains(module) }
            ?? pods.first { names(of: $0).contains { LibraryName.plain($0) == LibraryName.plain(module) } }
    }

    private func names(of pod: Pod) -> [String] {
        let parts = pod.name.split(separator: "/").map { ModuleName.make(String($0)) }
        return [parts.first ?? "", parts.joined()]
    }

    /// Says what a missing module is, and how to add it.
    func advice(for module: String) -> String? {
        guard let pod = pod(of: module) else { return nil }
        if let path = pod.path {
            return
                "is the pod \(pod.name) of the Podfile; add it with --library \(folder.appending(path: path).standardizedFileURL.path)"
        }
        return "is the pod \(pod.name) of the Podfile; put a copy of its source into Pods/\(pod.folderName), "
            + "or name its folder with --library"
    }
}
