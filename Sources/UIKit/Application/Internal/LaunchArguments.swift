import Foundation

/// The files and addresses among the arguments of a program: a desktop starts a program with what the user opens.
struct LaunchArguments {
    /// The addresses that the application opens, by their schemes in small letters.
    private let schemes: Set<String>
    /// Whether the application opens files.
    private let opensFiles: Bool

    /// - Parameter properties: the values of an `Info.plist`.
    init(_ properties: [String: Any]) {
        let addresses = properties["CFBundleURLTypes"] as? [[String: Any]] ?? []
        schemes = Set(addresses.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
        opensFiles = (properties["CFBundleDocumentTypes"] as? [Any])?.isEmpty == false
    }

    /// Returns what an application is to open. It gets nothing that its `Info.plist` does not declare: other programs have
    /// arguments of their own.
    ///
    /// - Parameters:
    ///   - arguments: without the name of the program. The argument after one that begins with a hyphen is its value.
    ///   - folder: the folder that relative paths begin at.
    func urls(in arguments: [String], folder: String) -> [URL] {
        var urls: [URL] = []
        var isValue = false
        for argument in arguments {
            defer { isValue = argument.hasPrefix("-") }
            guard !isValue, !argument.hasPrefix("-"), let url = url(argument, folder) else { continue }
            urls.append(url)
        }
        return urls
    }

    private func url(_ argument: String, _ folder: String) -> URL? {
        if let url = URL(string: argument), let scheme = url.scheme?.lowercased() {
            if schemes.contains(scheme) { return url }
            if scheme == "file", opensFiles { return existing(url.path) }
        }
        return opensFiles ? existing(argument.hasPrefix("/") ? argument : folder + "/" + argument) : nil
    }

    private func existing(_ path: String) -> URL? {
        FileManager.default.fileExists(atPath: path) ? URL(filePath: path).standardizedFileURL : nil
    }
}
