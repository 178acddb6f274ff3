import UIKit

/// Reads pictures off the main thread and keeps thumbnails of them. It does not start reading pictures whose request
/// was cancelled.
@MainActor
final class ThumbnailStore {
    private let size: CGSize
    private var thumbnails: [URL: UIImage] = [:]
    private var loading: [URL: Task<Void, Never>] = [:]

    /// Called on the main actor when a thumbnail has been read.
    var onArrival: ((URL) -> Void)?

    init(size: CGSize) {
        self.size = size
    }

    /// Returns the thumbnail. Nil while it is being read, or if it cannot be read.
    func thumbnail(of file: URL) -> UIImage? {
        thumbnails[file]
    }

    func load(_ file: URL) {
        guard thumbnails[file] == nil, loading[file] == nil else { return }
        loading[file] = Task { [size] in
            let thumbnail = await Self.read(file, size)
            guard !Task.isCancelled else { return }
            loading[file] = nil
            guard let thumbnail else { return }
            thumbnails[file] = thumbnail
            onArrival?(file)
        }
    }

    func cancel(_ file: URL) {
        loading.removeValue(forKey: file)?.cancel()
    }

    nonisolated private static func read(_ file: URL, _ size: CGSize) async -> UIImage? {
        guard !Task.isCancelled, let picture = UIImage(contentsOfFile: file.path) else { return nil }
        return UIGraphicsImageRenderer(size: size).image { _ in
            picture.draw(in: CGRect(origin: .zero, size: size))
        }
    }
}
