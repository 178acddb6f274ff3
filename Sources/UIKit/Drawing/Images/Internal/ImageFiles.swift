import Foundation
import Synchronization

/// Finds, decodes and caches the images of `UIImage(named:)`. Logs the names of files that cannot be read.
enum ImageFiles {
    private static let cache = Mutex<[String: ImagePixels]>([:])
    private static let extensions = ["png", "jpg", "jpeg", "webp", "gif", "bmp", "tiff"]

    static func decode(_ data: Data) -> CGImage? {
        do {
            return try MainThreadDecoding.watch("of \(data.count) bytes") { try CGImage.decode(data) }
        } catch {
            ConsoleLog.message("\(error)")
            return nil
        }
    }

    static func image(atPath path: String) -> ImagePixels? {
        do {
            let image = try MainThreadDecoding.watch(path) { try CGImage.decode(contentsOfFile: path) }
            return ImagePixels(image: image, scale: scale(ofFile: path))
        } catch {
            ConsoleLog.message("\(error)")
            return nil
        }
    }

    /// Paints a PDF or SVG of an asset catalog with that many pixels per point.
    static func drawing(atPath path: String, scale: CGFloat) -> ImagePixels? {
        do {
            let image = try VectorImage(contentsOfFile: path).image(scale: scale)
            if image == nil { ConsoleLog.message("Cannot draw the image \(path): its pixels are too many") }
            return image.map { ImagePixels(image: $0, scale: scale) }
        } catch {
            ConsoleLog.message("\(error)")
            return nil
        }
    }

    /// Looks in the asset catalogs, and then for files. Among files it prefers the scale of the traits; the other
    /// variants follow, larger ones first.
    static func image(named name: String, in bundle: Bundle?, traits: UITraitCollection) -> ImagePixels? {
        if let asset = asset(named: name, in: bundle) { return asset.pixels(for: traits) }
        let folders = ResourceFolders.of(bundle)
        for path in candidates(name: name, scale: traits.displayScale, folders: folders) {
            if let kept = cache.withLock({ $0[path] }) { return kept }
            guard FileManager.default.fileExists(atPath: path) else { continue }
            guard let found = image(atPath: path) else { return nil }
            cache.withLock { $0[path] = found }
            return found
        }
        let places = (AssetCatalogs.places(in: bundle) + folders).reduce(into: [String]()) { places, place in
            if !places.contains(place) { places.append(place) }
        }
        ConsoleLog.once(
            "image " + name, "No image named '\(name)' found. Looked in: \(places.joined(separator: ", "))")
        return nil
    }

    private struct AssetName: Hashable {
        var bundle: String?
        var name: String
    }

    /// An asset lasts as long as the process, so that what is registered with it does too.
    private static let assets = Mutex<[AssetName: UIImageAsset]>([:])

    /// Returns the image of a catalog; a name that ends like a file's is looked for without its extension too.
    private static func asset(named name: String, in bundle: Bundle?) -> UIImageAsset? {
        let key = AssetName(bundle: bundle?.bundlePath, name: name)
        if let known = assets.withLock({ $0[key] }) { return known }
        var names = [name]
        if extensions.contains((name as NSString).pathExtension.lowercased()) {
            names.append((name as NSString).deletingPathExtension)
        }
        guard let found = names.lazy.compactMap({ AssetCatalogs.image($0, in: bundle) }).first else { return nil }
        return assets.withLock { known in
            if let asset = known[key] { return asset }
            let made = UIImageAsset(CatalogImage(found))
            known[key] = made
            return made
        }
    }

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
