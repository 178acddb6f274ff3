import UIKit

/// Reads pictures off the main thread and keeps thumbnails of them, with round corners and a hairline. It does not start
/// reading pictures whose request was cancelled.
@MainActor
final class ThumbnailStore {
    private let size: CGSize
    /// The parts of the width and of the height that are cut off on each side.
    nonisolated private static let edge = CGPoint(x: 34.0 / 320, y: 36.0 / 240)
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
        let bounds = CGRect(origin: .zero, size: size)
        return UIGraphicsImageRenderer(size: size).image { context in
            let corners = UIBezierPath(roundedRect: bounds.insetBy(dx: 0.25, dy: 0.25), cornerRadius: 4)
            context.cgContext.saveGState()
            corners.addClip()
            // The edges of the files are a transparent frame and a bevel.
            let width = size.width / (1 - 2 * Self.edge.x)
            let height = size.height / (1 - 2 * Self.edge.y)
            picture.draw(in: CGRect(x: -Self.edge.x * width, y: -Self.edge.y * height, width: width, height: height))
            context.cgContext.restoreGState()
            UIColor(white: 0.5, alpha: 0.4).setStroke()
            corners.lineWidth = 0.5
            corners.stroke()
        }
    }
}
