import Foundation
import Synchronization

// Sound: the only mutable property is in a mutex.
/// The variants of an image for traits: those of an asset catalog, and those that were registered. Image views show
/// the variant for their own traits. Safe to use on any thread.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private let catalog: CatalogImage?
    /// Without a link to this asset, which would be a cycle.
    private let registered: Mutex<[(traits: UITraitCollection, pixels: ImagePixels)]>

    /// Creates an asset without images.
    public override init() {
        catalog = nil
        registered = Mutex([])
    }

    init(_ catalog: CatalogImage) {
        self.catalog = catalog
        registered = Mutex([])
    }

    /// Creates the asset of an image that has no other variants yet.
    init(of pixels: ImagePixels) {
        catalog = nil
        registered = Mutex([(UITraitCollection(), pixels.with { $0.asset = nil })])
    }

    /// Returns the image whose traits are among those of the configuration, an empty image if there is none.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current)
    }

    /// Returns the image whose traits are among these; of several the one with the most traits. An empty image if there
    /// is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        pixels(for: traitCollection).map { UIImage(pixels: $0) } ?? UIImage()
    }

    /// Adds a variant, in place of one for the same traits. Views that show an image of the asset already do so when
    /// their traits change next.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Adds a variant, in place of one for the same traits. Views that show an image of the asset already do so when
    /// their traits change next.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let pixels = image.pixels.with { $0.asset = nil }
        registered.withLock { list in
            list.removeAll { $0.traits == traitCollection }
            list.append((traitCollection, pixels))
        }
    }

    /// Removes a variant that was registered for the traits of a configuration.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes a variant that was registered for these traits.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        registered.withLock { $0.removeAll { $0.traits == traitCollection } }
    }

    /// Returns the variant for the traits. What is registered for some of them comes before the catalog.
    func pixels(for traits: UITraitCollection) -> ImagePixels? {
        let fitting = registered.withLock { list in list.filter { traits.containsTraits(in: $0.traits) } }
        let best = fitting.max { $0.traits.values.specified.count < $1.traits.values.specified.count }
        let isSpecific = best.map { !$0.traits.values.specified.isEmpty } ?? false
        let found = (isSpecific ? best?.pixels : nil) ?? catalog?.pixels(for: traits) ?? best?.pixels
        return found?.with { $0.asset = self }
    }
}

extension UIImage {
    var variantAsset: UIImageAsset {
        if let asset = pixels.asset { return asset }
        return ownAsset.withLock { own in
            if let own { return own }
            let made = UIImageAsset(of: pixels)
            own = made
            return made
        }
    }

    /// The asset, if there can be variants.
    private var knownAsset: UIImageAsset? { pixels.asset ?? ownAsset.withLock { $0 } }

    var hasVariants: Bool { knownAsset != nil }

    /// Returns the variant of the image for the traits, with what was changed in this image: its rendering mode, tint,
    /// orientation and insets. An image without variants is returned unchanged.
    func variant(for traits: UITraitCollection) -> UIImage {
        guard images == nil, let found = knownAsset?.pixels(for: traits), found.image !== pixels.image else {
            return self
        }
        return UIImage(pixels: found.with(changesOf: pixels))
    }
}

extension ImagePixels {
    /// These pixels with the properties that other methods than those of an asset have set.
    func with(changesOf other: ImagePixels) -> ImagePixels {
        with {
            $0.renderingMode = other.renderingMode
            $0.tint = other.tint
            $0.orientation = other.orientation
            $0.flipsForRightToLeft = other.flipsForRightToLeft
            $0.alignmentRectInsets = other.alignmentRectInsets
            $0.baseline = other.baseline
            if $0.resizing == nil, let resizing = other.resizing {
                $0.resizing = ResizableImage($0, capInsets: resizing.capInsets, mode: resizing.mode)
            }
        }
    }
}
