import Foundation

extension UIStackView {
    private static let arrangedKey = "UIStackViewArrangedSubviews"
    private static let customSpacingKey = "UIStackViewSpacingAfter"

    private static let properties: [ArchivedProperty<UIStackView>] = [
        .option("UIStackViewAxis", \.axis), .option("UIStackViewDistribution", \.distribution),
        .option("UIStackViewAlignment", \.alignment), .number("UIStackViewSpacing", \.spacing),
        .flag("UIStackViewBaselineRelative", \.isBaselineRelativeArrangement),
        .flag("UIStackViewLayoutMarginsRelative", \.isLayoutMarginsRelativeArrangement),
    ]

    func encodeStack(in coder: NSCoder) {
        coder.encode(Self.properties, of: self)
        // The views are among the subviews already, so that the archive has only references to them here.
        coder.encode(list: arrangedSubviews, forKey: Self.arrangedKey)
        for (index, view) in arrangedSubviews.enumerated() {
            let spacing = customSpacing(after: view)
            if spacing != Self.spacingUseDefault {
                coder.encode(Double(spacing), forKey: "\(Self.customSpacingKey)\(index)")
            }
        }
    }

    func decodeStack(from coder: NSCoder) {
        coder.decode(Self.properties, of: self)
        for (index, view) in coder.decodeList(of: UIView.self, forKey: Self.arrangedKey).enumerated() {
            addArrangedSubview(view)
            let key = "\(Self.customSpacingKey)\(index)"
            if coder.containsValue(forKey: key) { setCustomSpacing(coder.decodeDouble(forKey: key), after: view) }
        }
    }
}
