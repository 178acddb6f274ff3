/// What the appearances of a bar say about one of its buttons. A later appearance takes precedence over an earlier one,
/// a state over the normal one.
@MainActor
struct BarButtonLook {
    private let appearances: [UIBarButtonItemAppearance]

    /// - Parameter appearances: those that are nil have the system's look.
    init(_ appearances: [UIBarButtonItemAppearance?] = []) {
        self.appearances = appearances.compactMap { $0 }.filter { !$0.isUnset }
    }

    /// Whether the button looks as the system's do.
    var isUnset: Bool { appearances.isEmpty }

    func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        layers(for: state).reduce(into: [:]) { $0.merge($1.titleTextAttributes) { $1 } }
    }

    func titlePositionAdjustment(for state: UIControl.State) -> UIOffset {
        layers(for: state).last { $0.titlePositionAdjustment != .zero }?.titlePositionAdjustment ?? .zero
    }

    /// The background image with its adjustment; nil without an image.
    func background(for state: UIControl.State) -> (image: UIImage, offset: UIOffset)? {
        guard let layer = layers(for: state).last(where: { $0.backgroundImage != nil }) else { return nil }
        return layer.backgroundImage.map { ($0, layer.backgroundImagePositionAdjustment) }
    }

    private func layers(for state: UIControl.State) -> [UIBarButtonItemStateAppearance] {
        appearances.flatMap { appearance in
            let own = appearance.appearance(for: state)
            return own === appearance.normal ? [own] : [appearance.normal, own]
        }
    }
}
