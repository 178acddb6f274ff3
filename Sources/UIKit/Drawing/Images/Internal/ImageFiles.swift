import Foundation
import Synchronization

/// Finds, decodes and caches the images of `UIImage(named:)`. Logs the names of files that cannot be read.
enum ImageFiles {
    private static let cache = Mutex<[String: ImagePixels]>([:])
    private static let extensions = ["png", "jpg", "jpeg", "webp", "gif", "bmp", "tiff"]

    static func decode(_ data: Data) -> CGImage? {
        do {
            return try CGImage.decode(data)
        } catch {
            ConsoleLog.message("\(error)")
            return nil
        }
    }

    static func image(atPath path: String) -> ImagePixels? {
        do {
            return ImagePixels(image: try CGImage.decode(contentsOfFile: path), scale: scale(ofFile: path))
        } catch {
            ConsoleLog.message("\(error)")
            return nil
        }
    }

    /// Prefers `scale`; the other variants follow, larger ones first.
    static func image(named name: String, in bundle: Bundle?, scale: CGFloat) -> ImagePixels? {
        let folders = bundle.map { [$0.resourcePath ?? $0.bundlePath] } ?? resourceFolders
        for path in candidates(name: name, scale: scale, folders: folders) {
            if let kept = cache.withLock({ $0[path] }) { return kept }
            guard FileManager.default.fileExists(atPath: path) else { continue }
            guard let found = image(atPath: path) else { return nil }
            cache.withLock { $0[path] = found }
            return found
        }
        ConsoleLog.once(
            "image " + name, "No image named '\(name)' found. Looked in: \(folders.joined(separator: ", "))")
        return nil
    }

    /// The folders of the main bundle's resources and of the resource bundles that SwiftPM puts beside the executable.
    private static let resourceFolders: [String] = {
        let main = Bundle.main
        var folders = [main.resourcePath ?? main.bundlePath]
        let beside = URL(fileURLWithPath: main.bundlePath)
        let entries = (try? FileManager.default.contentsOfDirectory(at: beside, includingPropertiesForKeys: nil)) ?? []
        folders += entries.filter { $0.pathExtension == "resources" }.map(\.path).sorted()
        return folders
    }()

    private static func candidates(name: String, scale: CGFloat, folders: [String]) -> [String] {
        let given = (name as NSString).pathExtension
        let isKnown = extensions.contains(given.lowercased())
        let base = isKnown ? (name as NSString).deletingPathExtension : name
        let endings = isKnown ? [given] : extensions
        let preferred = Int(scale.rounded())
        let scales = [preferred] + [3, 2, 1].filter { $0 != preferred }
        var paths: [String] = []
        for folder in folders {
            for scale in scales {
                let suffix = scale > 1 ? "@\(scale)x" : ""
                paths += endings.map { "\(folder)/\(base)\(suffix).\($0)" }
            }
        }
        return paths
    }

    private static func scale(ofFile path: String) -> CGFloat {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        if name.hasSuffix("@3x") { return 3 }
        return name.hasSuffix("@2x") ? 2 : 1
    }
}
