import Foundation
internal import NibDocument
import Synchronization

/// Finds assets by name in the `.xcassets` folders of bundles. Each folder is listed once; the description of an asset
/// is read when the asset is requested. Safe to use on any thread.
enum AssetCatalogs {
    /// By the folder that contains them.
    private static let listed = Mutex<[String: [AssetCatalog]]>([:])

    static func image(_ name: String, in bundle: Bundle?) -> ImageAsset? { first(in: bundle) { try $0.image(name) } }

    static func color(_ name: String, in bundle: Bundle?) -> ColorAsset? { first(in: bundle) { try $0.color(name) } }

    static func data(_ name: String, in bundle: Bundle?) -> DataAsset? { first(in: bundle) { try $0.data(name) } }

    /// The icon of the application.
    static func applicationIcon(in bundle: Bundle?) -> IconAsset? { first(in: bundle) { try $0.applicationIcon() } }

    /// The places where an asset is looked for: the catalogs, and folders that have none.
    static func places(in bundle: Bundle?) -> [String] {
        ResourceFolders.of(bundle).flatMap { folder in
            let paths = catalogs(in: folder).map(\.path)
            return paths.isEmpty ? [folder] : paths
        }
    }

    private static func first<Asset>(in bundle: Bundle?, _ find: (AssetCatalog) throws -> Asset?) -> Asset? {
        for folder in ResourceFolders.of(bundle) {
            for catalog in catalogs(in: folder) {
                if let found = logging({ try find(catalog) }) { return found }
            }
        }
        return nil
    }

    private static func catalogs(in folder: String) -> [AssetCatalog] {
        if let known = listed.withLock({ $0[folder] }) { return known }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let catalogs = names.filter { $0.hasSuffix(".xcassets") }.sorted().compactMap { name in
            logging { try AssetCatalog(path: folder + "/" + name) }
        }
        for problem in catalogs.flatMap(\.problems) { ConsoleLog.once("asset \(problem)", "\(problem)") }
        listed.withLock { $0[folder] = catalogs }
        return catalogs
    }

    /// A catalog that cannot be read is logged with its file and line, and counts as empty.
    private static func logging<Result>(_ body: () throws -> Result?) -> Result? {
        do {
            return try body()
        } catch {
            ConsoleLog.once("asset \(error)", "\(error)")
            return nil
        }
    }
}
