import UIKit

/// The images of a folder `name.atlas` of the application, or images of the application by their names.
/// - Linux: works
open class SKTextureAtlas: NSObject {
    private let files: [String: String]
    private let images: [String: UIImage]

    /// Looks for the folder. Without it the names are those of any images of the application.
    public init(named name: String) {
        let folder = Bundle.main.resourceURL?.appendingPathComponent("\(name).atlas")
        let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
        let paths = names.map { ($0, folder?.appendingPathComponent($0).path ?? "") }
        files = Dictionary(paths) { first, _ in first }
        images = [:]
    }

    /// Makes an atlas of images: values that are instances of `UIImage`, or paths of files.
    public init(dictionary properties: [String: Any]) {
        files = properties.compactMapValues { $0 as? String ?? ($0 as? URL)?.path }
        images = properties.compactMapValues { $0 as? UIImage }
    }

    /// Returns the texture of a name, with or without the extension of its file; an empty one if there is none.
    open func textureNamed(_ name: String) -> SKTexture {
        if let image = images[name] { return SKTexture(image: image) }
        let file = files[name] ?? files.first { ($0.key as NSString).deletingPathExtension == name }?.value
        if let image = file.flatMap({ UIImage(contentsOfFile: $0) }) { return SKTexture(image: image) }
        return SKTexture(imageNamed: name)
    }

    /// The names of the images, sorted; empty for an atlas without a folder.
    open var textureNames: [String] { (Array(files.keys) + Array(images.keys)).sorted() }

    /// Calls the block in a later turn of the main queue: images are loaded when they are asked for.
    open func preload(completionHandler: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async(execute: completionHandler)
    }

    /// Calls the block in a later turn of the main queue: images are loaded when they are asked for.
    open class func preloadTextureAtlases(
        _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        DispatchQueue.main.async(execute: completionHandler)
    }
}
