import Foundation
internal import NibDocument
import Synchronization

/// An image of an asset catalog: its files for scales, appearances and size classes. Decoded files are kept.
final class CatalogImage: Sendable {
    private let asset: ImageAsset
    private let decoded = Mutex<[Decoded: ImagePixels]>([:])

    /// What is decoded once: a file, and of a drawing the pixels for a scale.
    private struct Decoded: Hashable {
        var path: String
        var scale: Double
    }

    init(_ asset: ImageAsset) { self.asset = asset }

    /// Returns the image of the entry that fits the traits best; nil if none fits, or if its file cannot be read.
    func pixels(for traits: UITraitCollection) -> ImagePixels? {
        guard let entry = best(traits) else {
            ConsoleLog.once(
                "asset \(asset.location) fit", "\(asset.location): no entry of \(asset.name) is for \(traits)")
            return nil
        }
        let isVector = VectorImage.isNamed(entry.path)
        let scale = isVector ? Self.displayScale(traits) : entry.scale ?? 1
        let key = Decoded(path: entry.path, scale: scale)
        if let known = decoded.withLock({ $0[key] }) { return known }
        let found =
            isVector ? ImageFiles.drawing(atPath: entry.path, scale: scale) : ImageFiles.image(atPath: entry.path)
        guard let found else { return nil }
        let made = describe(found, as: entry, scale: scale, pixelsPerPoint: isVector ? 1 : scale)
        decoded.withLock { $0[key] = made }
        return made
    }

    /// The entry with the best conditions; among those the one of the scale, or else of the nearest larger one, or else
    /// the largest.
    private func best(_ traits: UITraitCollection) -> ImageAsset.Entry? {
        let scale = Self.displayScale(traits)
        let fitting = asset.entries.compactMap { entry in
            var conditions = entry.conditions
            if isMirrored { conditions.direction = nil }
            return conditions.fit(traits).map { (entry, $0) }
        }
        guard let fit = fitting.map(\.1).max() else { return nil }
        func distance(_ entry: ImageAsset.Entry) -> Double {
            guard let own = entry.scale else { return 0.5 }
            return own >= scale ? own - scale : 100 + scale - own
        }
        return fitting.filter { $0.1 == fit }.map(\.0).min { distance($0) < distance($1) }
    }

    /// Whether all files are made for one direction, so that image views mirror them in the other one.
    private var isMirrored: Bool {
        asset.entries.contains { $0.conditions.direction == "left-to-right" }
            && !asset.entries.contains { $0.conditions.direction == "right-to-left" }
    }

    private static func displayScale(_ traits: UITraitCollection) -> Double {
        traits.displayScale > 0 ? traits.displayScale : 1
    }

    /// Adds what the catalog says about the entry, whose insets are in pixels of the file.
    private func describe(
        _ file: ImagePixels, as entry: ImageAsset.Entry, scale: Double, pixelsPerPoint: Double
    ) -> ImagePixels {
        var pixels = file
        pixels.scale = scale
        pixels.flipsForRightToLeft = isMirrored
        switch asset.rendering {
        case .automatic: break
        case .template: pixels.renderingMode = .alwaysTemplate
        case .original: pixels.renderingMode = .alwaysOriginal
        }
        if let insets = entry.alignment {
            pixels.alignmentRectInsets = UIEdgeInsets(insets, pixelsPerPoint: pixelsPerPoint)
        }
        if let slicing = entry.slicing {
            pixels.resizing = ResizableImage(
                pixels, capInsets: UIEdgeInsets(slicing.insets, pixelsPerPoint: pixelsPerPoint),
                mode: slicing.tiles ? .tile : .stretch)
        }
        return pixels
    }
}

extension UIEdgeInsets {
    fileprivate init(_ insets: NibInsets, pixelsPerPoint scale: Double) {
        self.init(
            top: insets.top / scale, left: insets.left / scale, bottom: insets.bottom / scale,
            right: insets.right / scale)
    }
}
