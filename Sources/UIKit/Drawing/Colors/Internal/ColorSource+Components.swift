/// The components as the methods of ``UIColor`` give them. A pattern has none: these return false then, and leave the
/// pointers alone.
extension ColorSource {
    typealias Component = UnsafeMutablePointer<CGFloat>?

    /// Returns false for a color with a hue, too.
    func getWhite(_ white: Component, _ alpha: Component) -> Bool {
        guard !isPattern, let gray else { return false }
        white?.pointee = gray.white
        alpha?.pointee = gray.alpha
        return true
    }

    func getRed(_ red: Component, _ green: Component, _ blue: Component, _ alpha: Component) -> Bool {
        guard !isPattern else { return false }
        let components = rgb
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    func getHue(_ hue: Component, _ saturation: Component, _ brightness: Component, _ alpha: Component) -> Bool {
        guard !isPattern else { return false }
        let components = rgb
        let converted = HueSaturationBrightness(
            red: components.red, green: components.green, blue: components.blue)
        hue?.pointee = converted.hue
        saturation?.pointee = converted.saturation
        brightness?.pointee = converted.brightness
        alpha?.pointee = components.alpha
        return true
    }
}
