import Foundation
import NibDocument

/// The picture files of an application's icon, in the asset catalogs of its resource bundle.
public struct IconSource: Sendable {
    private let icon: IconAsset

    /// - Returns: nil if no catalog has an icon with a picture.
    /// - Throws: the error of a catalog that cannot be read.
    public init?(bundle: URL) throws {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? []
        let catalogs = names.filter { $0.hasSuffix(".xcassets") }.sorted().map { bundle.path + "/" + $0 }
        for catalog in catalogs {
            guard var icon = try AssetCatalog(path: catalog).applicationIcon() else { continue }
            icon.entries.removeAll { !FileManager.default.fileExists(atPath: $0.path) }
            if icon.entries.isEmpty { continue }
            self.icon = icon
            return
        }
        return nil
    }

    /// Returns the file that an icon of a width is made of, and whether it has this width already; nil if all are smaller.
    func picture(width: Int) -> (file: URL, isExact: Bool)? {
        guard let entry = icon.entry(width: width), (entry.width ?? .max) >= width else { return nil }
        return (URL(filePath: entry.path), entry.width == width)
    }
}
