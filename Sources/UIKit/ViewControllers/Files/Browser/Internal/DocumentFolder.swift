import Foundation
import UniformTypeIdentifiers

/// The files in the application's folder of documents.
@MainActor
enum DocumentFolder {
    static var url: URL {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
            ?? FileManager.default.homeDirectoryForCurrentUser
    }

    /// Returns the files of types, in the order of their names; all files for nil.
    static func files(_ types: [String]?) -> [URL] {
        let all =
            (try? FileManager.default.contentsOfDirectory(
                at: url, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)) ?? []
        return all.filter { file in types.map { Self.file(file, isOf: $0) } ?? true }
            .sorted { $0.lastPathComponent.localizedStandardCompare($1.lastPathComponent) == .orderedAscending }
    }

    static func file(_ file: URL, isOf types: [String]) -> Bool {
        if types.contains("public.item") { return true }
        guard let type = UTType(filenameExtension: file.pathExtension) else { return false }
        return types.contains { UTType($0).map { type.conforms(to: $0) } ?? false }
    }

    /// Copies or moves a file into a folder, and returns its new place.
    static func take(
        _ file: URL, _ mode: UIDocumentBrowserViewController.ImportMode, into folder: URL
    ) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let taken =
            switch mode {
            case .none: [URL]()
            case .copy: try DocumentTransfer.copying([file], into: folder)
            case .move: try DocumentTransfer.moving([file], into: folder)
            }
        guard let target = taken.first else { throw CocoaError(.fileWriteUnknown) }
        return target
    }

    static func rename(_ file: URL, to name: String) throws -> URL {
        guard !name.isEmpty, !name.contains("/") else { throw CocoaError(.fileWriteInvalidFileName) }
        var target = file.deletingLastPathComponent().appendingPathComponent(name)
        if target.pathExtension.isEmpty, !file.pathExtension.isEmpty {
            target.appendPathExtension(file.pathExtension)
        }
        try FileManager.default.moveItem(at: file, to: target)
        return target
    }
}
