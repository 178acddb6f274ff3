/// The images that a toolbar was given for its positions.
struct ToolbarImages {
    private struct Key: Hashable {
        var position: UIBarPosition
        var metrics: UIBarMetrics
    }

    private var backgrounds: [Key: UIImage] = [:]
    private var shadows: [UIBarPosition: UIImage] = [:]

    mutating func setBackground(_ image: UIImage?, _ position: UIBarPosition, _ metrics: UIBarMetrics) {
        backgrounds[Key(position: position, metrics: metrics)] = image
    }

    func background(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
        backgrounds[Key(position: position, metrics: metrics)]
    }

    mutating func setShadow(_ image: UIImage?, _ position: UIBarPosition) { shadows[position] = image }

    func shadow(_ position: UIBarPosition) -> UIImage? { shadows[position] }

    /// Returns the appearance with the images of a bar at a position, or the appearance itself without a background
    /// image.
    @MainActor
    func shown(in appearance: UIToolbarAppearance, at position: UIBarPosition, isLow: Bool) -> UIToolbarAppearance {
        let metrics: [UIBarMetrics] = isLow ? [.compact, .default] : [.default]
        let image = metrics.lazy.compactMap { background(position, $0) ?? background(.any, $0) }.first
        guard let image, let copy = appearance.copy() as? UIToolbarAppearance else { return appearance }
        copy.backgroundEffect = nil
        copy.backgroundColor = nil
        copy.backgroundImage = image
        if let shadow = shadow(position) ?? shadow(.any) {
            copy.shadowImage = shadow.size == .zero ? nil : shadow
            copy.shadowColor = nil
        }
        return copy
    }
}
