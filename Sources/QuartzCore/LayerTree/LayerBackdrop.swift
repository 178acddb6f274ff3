/// What a layer shows of the pixels below it: they are blurred, their colors made stronger, and a color is laid over
/// them.
///
/// It samples what is below within the layer's bounds only, as materials of UIKit do. Where no pixels are known, in
/// recordings and snapshots, the layer is filled with the tint without its transparency.
package struct LayerBackdrop: Equatable, Sendable {
    /// The standard deviation of the blur, in points.
    package var radius: CGFloat
    /// 1 keeps the colors, more makes them stronger.
    package var saturation: CGFloat
    /// Laid over the blurred pixels.
    package var tint: CGColor

    package init(radius: CGFloat, saturation: CGFloat, tint: CGColor) {
        self.radius = radius
        self.saturation = saturation
        self.tint = tint
    }

    /// Whether anything is seen through the tint.
    var isTranslucent: Bool { tint.alpha < 1 }
}

extension CALayer {
    /// Painted below the background color of the layer. Nil by default. Changes are not animated.
    package final var backdrop: LayerBackdrop? {
        get { properties.rare.values.backdrop }
        set {
            guard newValue != backdrop else { return }
            properties.rare = properties.rare.with { $0.backdrop = newValue }
            mark(.render)
        }
    }
}
