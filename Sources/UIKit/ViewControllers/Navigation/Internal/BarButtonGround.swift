/// The background images and the position adjustments of a bar button item, by state, style and bar metrics.
struct BarButtonGround {
    private struct Key: Hashable {
        var state: UIControl.State
        /// Nil for every style.
        var style: UIBarButtonItem.Style?
        var metrics: UIBarMetrics
    }

    private var images: [Key: UIImage] = [:]
    /// The distances by which the background is moved down.
    var offsets: [UIBarMetrics: CGFloat] = [:]
    /// The distances by which the title is moved.
    var titleOffsets: [UIBarMetrics: UIOffset] = [:]

    mutating func set(
        _ image: UIImage?, _ state: UIControl.State, style: UIBarButtonItem.Style? = nil, _ metrics: UIBarMetrics
    ) {
        images[Key(state: state, style: style, metrics: metrics)] = image
    }

    /// Returns the image that was set.
    func image(
        _ state: UIControl.State, style: UIBarButtonItem.Style? = nil, _ metrics: UIBarMetrics
    ) -> UIImage? {
        images[Key(state: state, style: style, metrics: metrics)]
    }

    // MARK: What a bar shows

    /// The image of a button with its distance down; nil without an image. A state, a style and a compact height without
    /// an image of their own have the image of the normal state, of every style and of the default height.
    func shown(
        _ state: UIControl.State, style: UIBarButtonItem.Style, isLow: Bool
    ) -> (image: UIImage, offset: UIOffset)? {
        guard !images.isEmpty else { return nil }
        let metrics = Self.metrics(isLow: isLow)
        let states = state == .normal ? [state] : [state, .normal]
        for metric in metrics {
            for state in states {
                if let image = image(state, style: style, metric) ?? image(state, metric) {
                    let offset = metrics.lazy.compactMap { offsets[$0] }.first ?? 0
                    return (image, UIOffset(horizontal: 0, vertical: offset))
                }
            }
        }
        return nil
    }

    /// The distance of the title; nil if none was set.
    func titleOffset(isLow: Bool) -> UIOffset? {
        Self.metrics(isLow: isLow).lazy.compactMap { titleOffsets[$0] }.first
    }

    private static func metrics(isLow: Bool) -> [UIBarMetrics] { isLow ? [.compact, .default] : [.default] }
}
