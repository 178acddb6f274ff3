import Foundation

/// The signs of bar buttons and of buttons that bring a picture of the system's.
///
/// Drawn as paths once a scale and shown as template images, which take the tint color. Apple's own glyphs are not free to copy: these
/// say the same in lines of our own, about as large and as heavy. // unverified
enum SystemGlyph: Hashable {
    case circledInfo, circledPlus
    case cross, closeCross, glass
    case action, bookmarks, camera, compose, organize, refresh, reply, search, trash
    case fastForward, pause, play, rewind

    /// In points, the lines within it.
    var size: CGSize {
        switch self {
        case .circledInfo, .circledPlus:
            CGSize(width: SystemMetrics.current.buttons.signSize, height: SystemMetrics.current.buttons.signSize)
        case .cross: CGSize(width: 16, height: 16)
        case .closeCross: CGSize(width: 12, height: 12)
        case .glass:
            CGSize(
                width: SystemMetrics.current.searching.glassWidth, height: SystemMetrics.current.searching.glassWidth)
        case .action: CGSize(width: 20, height: 25)
        case .bookmarks, .camera, .organize: CGSize(width: 26, height: 22)
        case .fastForward, .rewind: CGSize(width: 26, height: 18)
        case .pause, .play: CGSize(width: 18, height: 20)
        case .compose, .refresh, .reply, .search, .trash: CGSize(width: 22, height: 24)
        }
    }

    /// A template at the screen's scale; the same object as long as the scale is the same.
    @MainActor
    var image: UIImage {
        let scale = max(UITraitCollection.current.displayScale, 1)
        let key = Key(sign: self, scale: scale, size: size)
        if let image = Self.images[key] { return image }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: size, format: format).image { draw(in: $0.cgContext) }
            .withRenderingMode(.alwaysTemplate)
        Self.images[key] = image
        return image
    }

    private struct Key: Hashable {
        var sign: SystemGlyph
        var scale: CGFloat
        var size: CGSize
    }

    @MainActor private static var images: [Key: UIImage] = [:]
}
