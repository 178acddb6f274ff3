import Foundation

/// Images in archives. A symbol is written as its name and its configuration, every other image as PNG, in the scale that
/// it has. The traits of a symbol's configuration and the variants of an asset catalog are not written.
enum ImageCoding {
    private enum Key {
        static let data = "UIImageData"
        static let scale = "UIScale"
        static let orientation = "UIImageOrientation"
        static let mode = "UIRenderingMode"
        static let tint = "UITintColor"
        static let flips = "UIFlipsForRightToLeft"
        static let baseline = "UIBaselineOffset"
        static let alignment = "UIAlignmentRectInsets"
        static let caps = "UICapInsets"
        static let resizing = "UIResizingMode"
        static let symbol = "UISystemName"
        static let pointSize = "UISymbolPointSize"
        static let textStyle = "UISymbolTextStyle"
        static let weight = "UISymbolWeight"
        static let symbolScale = "UISymbolScale"
        static let symbolColor = "UISymbolColor"
        static let frames = "UIImages"
        static let duration = "UIDuration"
    }

    static func encode(_ image: UIImage, in coder: NSCoder) {
        let pixels = image.pixels
        if let symbol = pixels.symbol {
            encode(symbol, in: coder)
        } else if let data = pixels.image?.pngData() {
            coder.encode(data as NSData, forKey: Key.data)
        }
        coder.encode(Double(pixels.scale), forKey: Key.scale)
        coder.encode(pixels.orientation.rawValue, forKey: Key.orientation)
        coder.encode(pixels.renderingMode.rawValue, forKey: Key.mode)
        coder.encode(pixels.flipsForRightToLeft, forKey: Key.flips)
        if let tint = pixels.tint { coder.encode(tint, forKey: Key.tint) }
        if let baseline = pixels.baseline { coder.encode(Double(baseline), forKey: Key.baseline) }
        coder.encode(text: NSCoder.string(for: pixels.alignmentRectInsets), forKey: Key.alignment)
        if let resizing = pixels.resizing {
            coder.encode(text: NSCoder.string(for: resizing.capInsets), forKey: Key.caps)
            coder.encode(resizing.mode.rawValue, forKey: Key.resizing)
        }
        if let frames = image.images {
            coder.encode(list: frames, forKey: Key.frames)
            coder.encode(image.duration, forKey: Key.duration)
        }
    }

    /// Returns nil for data that is no image, and for a symbol that is not known.
    static func decode(_ coder: NSCoder) -> (pixels: ImagePixels, frames: [UIImage]?, duration: TimeInterval)? {
        guard var pixels = pixels(in: coder) else { return nil }
        pixels.orientation = coder.decodeValue(UIImage.Orientation.self, forKey: Key.orientation) ?? .up
        pixels.renderingMode = coder.decodeValue(UIImage.RenderingMode.self, forKey: Key.mode) ?? .automatic
        pixels.flipsForRightToLeft = coder.decodeBool(forKey: Key.flips)
        pixels.tint = coder.decode(UIColor.self, forKey: Key.tint)
        let baseline = coder.containsValue(forKey: Key.baseline) ? coder.decodeDouble(forKey: Key.baseline) : nil
        pixels.baseline = baseline.flatMap { $0.isFinite ? CGFloat($0) : nil }
        if let text = coder.decodeText(forKey: Key.alignment) {
            pixels.alignmentRectInsets = NSCoder.uiEdgeInsets(for: text)
        }
        if let caps = coder.decodeText(forKey: Key.caps) {
            let mode = coder.decodeValue(UIImage.ResizingMode.self, forKey: Key.resizing) ?? .tile
            pixels.resizing = ResizableImage(pixels, capInsets: NSCoder.uiEdgeInsets(for: caps), mode: mode)
        }
        let frames = coder.decodeList(of: UIImage.self, forKey: Key.frames)
        let duration = coder.decodeDouble(forKey: Key.duration)
        return (pixels, frames.isEmpty ? nil : frames, duration.isFinite ? duration : 0)
    }

    private static func pixels(in coder: NSCoder) -> ImagePixels? {
        if let name = coder.decodeText(forKey: Key.symbol) { return symbol(name, in: coder).pixels() }
        let scale = coder.decodeDouble(forKey: Key.scale)
        var image: CGImage?
        if let data = coder.decode(NSData.self, forKey: Key.data) {
            image = ImageFiles.decode(Data(referencing: data))
            guard image != nil else { return nil }
        }
        return ImagePixels(image: image, scale: scale.isFinite && scale > 0 ? CGFloat(scale) : 1)
    }

    // MARK: Symbols

    private static func encode(_ symbol: SymbolImage, in coder: NSCoder) {
        coder.encode(text: symbol.name, forKey: Key.symbol)
        switch symbol.values.size {
        case .points(let size)?: coder.encode(Double(size), forKey: Key.pointSize)
        case .style(let style)?: coder.encode(text: style.rawValue, forKey: Key.textStyle)
        case nil: break
        }
        coder.encode(symbol.values.weight.rawValue, forKey: Key.weight)
        coder.encode(symbol.values.scale.rawValue, forKey: Key.symbolScale)
        if case .fixed(let color)? = symbol.values.colors { coder.encode(color, forKey: Key.symbolColor) }
    }

    private static func symbol(_ name: String, in coder: NSCoder) -> SymbolImage {
        var values = SymbolValues()
        let size = coder.decodeDouble(forKey: Key.pointSize)
        if let style = coder.decodeText(forKey: Key.textStyle) {
            values.size = .style(UIFont.TextStyle(rawValue: style))
        } else if size.isFinite, size > 0, size < 10_000 {
            values.size = .points(CGFloat(size))
        }
        values.weight = coder.decodeValue(UIImage.SymbolWeight.self, forKey: Key.weight) ?? .unspecified
        values.scale = coder.decodeValue(UIImage.SymbolScale.self, forKey: Key.symbolScale) ?? .unspecified
        values.colors = coder.decode(UIColor.self, forKey: Key.symbolColor).map { .fixed($0) }
        return SymbolImage(name: name, values: values, traits: nil)
    }
}
