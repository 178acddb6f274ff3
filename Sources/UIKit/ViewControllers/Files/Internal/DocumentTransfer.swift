import Foundation

/// Copies and moves files for document pickers. A file whose name is taken gets a number.
enum DocumentTransfer {
    /// Copies files into a temporary folder of their own.
    static func importing(_ urls: [URL]) throws -> [URL] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "Inbox-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try copying(urls, into: folder)
    }

    static func copying(_ urls: [URL], into folder: URL) throws -> [URL] {
        try transferring(urls, into: folder) {
            try FileManager.default.copyItem(at: $0, to: $1)
        } undoing: {
            try FileManager.default.removeItem(at: $1)
        }
    }

    static func moving(_ urls: [URL], into folder: URL) throws -> [URL] {
        try transferring(urls, into: folder) {
            try FileManager.default.moveItem(at: $0, to: $1)
        } undoing: {
            try FileManager.default.moveItem(at: $1, to: $0)
        }
    }

    /// Transfers all files, or none: those before one that fails are undone.
    private static func transferring(
        _ urls: [URL], into folder: URL, _ transfer: (_ from: URL, _ to: URL) throws -> Void,
        undoing undo: (_ from: URL, _ to: URL) throws -> Void
    ) throws -> [URL] {
        var targets: [URL] = []
        do {
            for url in urls {
                let target = free(url.lastPathComponent, in: folder)
                try transfer(url, target)
                targets.append(target)
            }
            return targets
        } catch {
            for (url, target) in zip(urls, targets).reversed() { try? undo(url, target) }
            throw error
        }
    }

    private static func free(_ name: String, in folder: URL) -> URL {
        let whole = folder.appending(path: name)
        let (stem, suffix) = (whole.deletingPathExtension().lastPathComponent, whole.pathExtension)
        var url = whole
        var number = 2
        while FileManager.default.fileExists(atPath: url.path) {
            url = folder.appending(path: "\(stem) \(number)" + (suffix.isEmpty ? "" : ".\(suffix)"))
            number += 1
        }
        return url
    }
}

/// The identifiers of types as a file dialog takes them.
enum DocumentTypes {
    private static let families = [
        ("public.image", "image/*"), ("public.text", "text/*"), ("public.plain-text", "text/plain"),
        ("public.audio", "audio/*"), ("public.movie", "video/*"),
    ]

    /// Whether only folders are meant.
    static func areFolders(_ identifiers: [String]) -> Bool {
        !identifiers.isEmpty && identifiers.allSatisfy { ["public.folder", "public.directory"].contains($0) }
    }

    /// Returns no type, which stands for all files, if an identifier has no MIME type.
    static func mediaTypes(of identifiers: [String]) -> [String] {
        let types = identifiers.map { identifier in
            families.first { $0.0 == identifier }?.1
                ?? MediaTypes.name(of: identifier).flatMap { $0.contains("/") ? $0 : nil }
        }
        let known = types.compactMap(\.self)
        return known.count == types.count && !known.contains("application/octet-stream") ? known : []
    }
}
