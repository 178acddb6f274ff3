import Foundation

/// Patterns in archives: the image as PNG, and the size of a tile. The keys are ours, since images are not archived in
/// another way.
enum PatternCoding {
    static let image = "TrestlePatternImage"
    private static let width = "TrestlePatternWidth"
    private static let height = "TrestlePatternHeight"
    private static let alpha = "UIAlpha"

    static func encode(_ color: CGColor, with coder: NSCoder) {
        guard let tile = color.tile, let data = tile.image.pngData() else { return }
        coder.encode(data as NSData, forKey: image)
        coder.encode(Double(tile.size.width), forKey: width)
        coder.encode(Double(tile.size.height), forKey: height)
        coder.encode(Double(color.alpha), forKey: alpha)
    }

    /// Returns nil if the data is no image.
    static func color(_ coder: NSCoder) -> CGColor? {
        guard let data = coder.decodeObject(of: NSData.self, forKey: image),
            let decoded = ImageFiles.decode(Data(referencing: data))
        else { return nil }
        let size = CGSize(width: coder.decodeDouble(forKey: width), height: coder.decodeDouble(forKey: height))
        let tile = ColorTile(image: decoded, size: size)
        return CGColor(tile: tile, alpha: CGFloat(coder.decodeDouble(forKey: alpha)))
    }
}
