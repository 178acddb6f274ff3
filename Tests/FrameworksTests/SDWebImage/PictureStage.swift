import Foundation
import FoundationNetworking
import SDWebImage
import Testing
import UIKitTestDriver

/// A screen, and a manager with caches and downloads of its own.
@MainActor
final class PictureStage {
    let root = UIViewController()
    let app: TestApplication
    let folder: URL
    let cache: SDImageCache
    let manager: SDWebImageManager
    private let name = UUID().uuidString

    init() throws {
        app = try TestApplication(showing: root)
        folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(name)")
        cache = SDImageCache(namespace: "test", diskCacheDirectory: folder.path)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [HeldPictures.self]
        let config = SDWebImageDownloaderConfig()
        config.sessionConfiguration = configuration
        manager = SDWebImageManager(cache: cache, loader: SDWebImageDownloader(config: config))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var context: SDWebImageContext { [.customManager: manager] }

    /// Returns an address that no other test has.
    func url(_ file: String) throws -> URL { try #require(URL(string: "picture://\(name)/\(file)")) }

    func imageView() -> UIImageView {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        root.view.addSubview(view)
        return view
    }

    /// Returns an image of one color, that is told from others by its width.
    func image(width: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: 2), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: 2))
        }
    }

    func data(width: CGFloat) throws -> Data { try #require(image(width: width).pngData()) }

    /// Waits for the request, and answers it.
    func answer(_ url: URL, width: CGFloat) async throws {
        try await app.wait(until: { HeldPictures.isHeld(url) })
        HeldPictures.answer(url, try data(width: width))
    }

    /// Loads an image into the caches.
    func fill(_ url: URL, width: CGFloat) async throws {
        var isDone = false
        manager.loadImage(with: url, options: .waitStoreCache, progress: nil) { _, _, _, _, _, _ in isDone = true }
        try await answer(url, width: width)
        try await app.wait(until: { isDone })
    }
}
