import Foundation
import MessageDigests

/// The files of a cache: one for each key, named by the key's digest. Used on one queue.
struct ImageFolder: Sendable {
    let path: String

    func file(for key: String) -> URL {
        let digest = Array(key.utf8).withUnsafeBytes { MessageDigest.digest(.md5, of: $0) }
        let name = digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        let kind = (URL(string: key)?.path ?? key).split(separator: "/").last.map(String.init) ?? ""
        let suffix = URL(filePath: kind).pathExtension
        let isPlain = suffix.utf8.count <= 16 && suffix.allSatisfy { $0.isLetter || $0.isNumber }
        return URL(filePath: path).appending(path: suffix.isEmpty || !isPlain ? name : "\(name).\(suffix)")
    }

    func data(for key: String) -> Data? { try? Data(contentsOf: file(for: key)) }

    func write(_ data: Data, for key: String) {
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try? data.write(to: file(for: key), options: .atomic)
    }

    func remove(_ key: String) { try? FileManager.default.removeItem(at: file(for: key)) }

    func removeAll() { try? FileManager.default.removeItem(atPath: path) }

    /// The files with their sizes and dates, the oldest first.
    var contents: [(file: URL, size: UInt, date: Date)] {
        let manager = FileManager.default
        let names = (try? manager.contentsOfDirectory(atPath: path)) ?? []
        return names.compactMap { name -> (file: URL, size: UInt, date: Date)? in
            let file = URL(filePath: path).appending(path: name)
            guard let attributes = try? manager.attributesOfItem(atPath: file.path) else { return nil }
            let size = (attributes[.size] as? NSNumber)?.uintValue ?? 0
            return (file, size, attributes[.modificationDate] as? Date ?? .distantPast)
        }
        .sorted { $0.date < $1.date }
    }

    /// Removes files that are older than a date, and if the rest is too large the oldest, until half of the size is
    /// left.
    func removeExpired(before date: Date?, maxSize: UInt) {
        var kept = contents
        if let date {
            for item in kept where item.date < date { try? FileManager.default.removeItem(at: item.file) }
            kept.removeAll { $0.date < date }
        }
        var size = kept.reduce(0) { $0 + $1.size }
        guard maxSize > 0, size > maxSize else { return }
        for item in kept where size > maxSize / 2 {
            try? FileManager.default.removeItem(at: item.file)
            size -= item.size
        }
    }
}
