import Foundation

/// The files of a target of XcodeGen, by the files and folders that it names.
struct XcodeGenSources {
    private(set) var sources: [URL] = []
    private(set) var resources: [URL] = []
    private(set) var missing: [URL] = []
    /// The first file `Info.plist` among them.
    private(set) var informationList: URL?

    init(of target: YAMLMapping, in folder: URL) {
        for source in target["sources"]?.elements ?? [] {
            guard let path = source.string ?? source["path"]?.string, Self.isForIOS(source) else { continue }
            let place = folder.appending(path: path).standardizedFileURL
            if FileManager.default.fileExists(atPath: place.path) {
                add(source, at: place)
            } else if path.contains("*") {
                for file in Self.files(matching: path, in: folder) { add(source, at: file) }
            } else if source["optional"]?.truth != true, !missing.contains(place) {
                missing.append(place)
            }
        }
    }

    private static func isForIOS(_ source: YAMLValue) -> Bool {
        source["destinationFilters"].map { $0.strings.contains("iOS") } ?? true
    }

    /// Whether a path says for which system a file is: by a folder's name, or by the end of its own.
    private static func isForOtherSystem(_ path: String) -> Bool {
        let folders = path.split(separator: "/").dropLast()
        return ["tvOS", "macOS", "macCatalyst", "visionOS", "watchOS"].contains { system in
            folders.contains { $0 == system } || path.hasSuffix("_\(system).swift")
        }
    }

    private static func files(matching pattern: String, in folder: URL) -> [URL] {
        let pattern = PathPattern(pattern)
        return FolderListing(folder).entries.filter { pattern.matches($0.path) }.map(\.url)
    }

    private mutating func add(_ source: YAMLValue, at place: URL) {
        let phase = source["buildPhase"]?.string ?? (source["buildPhase"]?.mapping == nil ? nil : "copyFiles")
        let entries: [(path: String, url: URL)]
        switch source["type"]?.string {
        case "folder", "file": entries = [(place.lastPathComponent, place)]
        default:
            entries =
                FolderListing.isOneFile(place) ? [(place.lastPathComponent, place)] : FolderListing(place).entries
        }
        let excludes = (source["excludes"]?.strings ?? []).map(PathPattern.init)
        let includes = (source["includes"]?.strings ?? []).map(PathPattern.init)
        let isFolder = source["type"]?.string == "folder"
        let isByPath = source["inferDestinationFiltersByPath"]?.truth == true
        for (path, file) in entries {
            if isByPath, Self.isForOtherSystem(path) { continue }
            if excludes.contains(where: { $0.matches(path) }) { continue }
            if !includes.isEmpty, !includes.contains(where: { $0.matches(path) }) { continue }
            add(file, phase: isFolder ? phase ?? "resources" : phase)
        }
    }

    private mutating func add(_ file: URL, phase: String?) {
        if file.lastPathComponent == "Info.plist" {
            informationList = informationList ?? file
            return
        }
        switch phase ?? FolderListing.phase(of: file) {
        case "sources": if !sources.contains(file) { sources.append(file) }
        case "resources": if !resources.contains(file) { resources.append(file) }
        default: break
        }
    }
}
