import Foundation

extension UIStackView {
    private enum Key {
        static let axis = "UIStackViewAxis"
        static let distribution = "UIStackViewDistribution"
        static let alignment = "UIStackViewAlignment"
        static let spacing = "UIStackViewSpacing"
        static let arranged = "UIStackViewArrangedSubviews"
        static let customSpacing = "UIStackViewSpacingAfter"
    }

    private static let flags: [(key: String, path: ReferenceWritableKeyPath<UIStackView, Bool>)] = [
        ("UIStackViewBaselineRelative", \.isBaselineRelativeArrangement),
        ("UIStackViewLayoutMarginsRelative", \.isLayoutMarginsRelativeArrangement),
    ]

    func encodeStack(in coder: NSCoder) {
        coder.encode(axis.rawValue, forKey: Key.axis)
        coder.encode(distribution.rawValue, forKey: Key.distribution)
        coder.encode(alignment.rawValue, forKey: Key.alignment)
        coder.encode(Double(spacing), forKey: Key.spacing)
        coder.encode(Self.flags, of: self)
        // The views are among the subviews already, so that the archive has only references to them here.
        coder.encode(list: arrangedSubviews, forKey: Key.arranged)
        for (index, view) in arrangedSubviews.enumerated() {
            let spacing = customSpacing(after: view)
            if spacing != Self.spacingUseDefault {
                coder.encode(Double(spacing), forKey: "\(Key.customSpacing)\(index)")
            }
        }
    }

    func decodeStack(from coder: NSCoder) {
        guard coder.containsValue(forKey: Key.axis) else { return }
        axis = coder.decodeValue(NSLayoutConstraint.Axis.self, forKey: Key.axis) ?? .horizontal
        distribution = coder.decodeValue(Distribution.self, forKey: Key.distribution) ?? .fill
        alignment = coder.decodeValue(Alignment.self, forKey: Key.alignment) ?? .fill
        let spacing = coder.decodeDouble(forKey: Key.spacing)
        if spacing.isFinite { self.spacing = spacing }
        coder.decode(Self.flags, of: self)
        for (index, view) in coder.decodeList(of: UIView.self, forKey: Key.arranged).enumerated() {
            addArrangedSubview(view)
            let key = "\(Key.customSpacing)\(index)"
            if coder.containsValue(forKey: key) { setCustomSpacing(coder.decodeDouble(forKey: key), after: view) }
        }
    }
}
