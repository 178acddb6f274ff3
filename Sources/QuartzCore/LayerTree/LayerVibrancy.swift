/// How a layer and its sublayers change the pixels below them: where they paint, the colors below are made stronger, and
/// a color is laid over them.
///
/// Only the alpha of what they paint counts, unless the color is nil. Where no pixels are known, in recordings and
/// snapshots, the color alone is painted.
package struct LayerVibrancy: Equatable, Sendable {
    /// 1 keeps the colors below, more makes them stronger.
    package var saturation: CGFloat
    /// Laid over the pixels below; nil for the colors that the layers paint.
    package var tint: CGColor?
    /// How much of the tint is laid over the pixels, from 0 to 1.
    package var strength: CGFloat

    package init(saturation: CGFloat, tint: CGColor?, strength: CGFloat) {
        self.saturation = saturation
        self.tint = tint
        self.strength = strength
    }
}

extension CALayer {
    /// Nil, the default, paints the layer as it is. Changes are not animated.
    package final var vibrancy: LayerVibrancy? {
        get { properties.rare.values.vibrancy }
        set {
            guard newValue != vibrancy else { return }
            properties.rare = properties.rare.with { $0.vibrancy = newValue }
            mark(.render)
        }
    }
}
