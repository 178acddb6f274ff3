import Foundation

/// The name of data in an asset catalog, with its folders if they provide a namespace.
public typealias NSDataAssetName = String

/// Data of an asset catalog, found by name.
open class NSDataAsset: NSObject, NSCopying {
    private let entry: (name: NSDataAssetName, data: Data, type: String)

    /// Finds the data in the main bundle, and in the resource bundles beside the executable.
    public convenience init?(name: NSDataAssetName) {
        self.init(name: name, bundle: .main)
    }

    /// Returns nil, and logs a line, if no catalog of the bundle has data with this name, or if its file cannot be
    /// read.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        let traits = UITraitCollection.current
        guard let asset = AssetCatalogs.data(name, in: bundle) else {
            let places = AssetCatalogs.places(in: bundle).joined(separator: ", ")
            ConsoleLog.once("data " + name, "No data named '\(name)' found. Looked in: \(places)")
            return nil
        }
        let fitting = asset.entries.compactMap { entry in entry.conditions.fit(traits).map { (entry: entry, fit: $0) } }
        guard let entry = fitting.max(by: { $0.fit < $1.fit })?.entry ?? asset.entries.first,
            let data = FileManager.default.contents(atPath: entry.path)
        else {
            ConsoleLog.once("data " + name, "\(asset.location): the file of the data \(name) cannot be read")
            return nil
        }
        self.entry = (name, data, entry.type.isEmpty ? "public.data" : entry.type)
    }

    /// The name in the catalog.
    open var name: NSDataAssetName { entry.name }

    /// The bytes of the file.
    open var data: Data { entry.data }

    /// The uniform type identifier of the data, `public.data` where the catalog has none.
    open var typeIdentifier: String { entry.type }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
