internal import NibDocument

// How views take part in a layout by constraints.
@MainActor
extension NibCoder {
    func decodeLayout(_ view: UIView) {
        if let hugging = number("horizontalHuggingPriority") {
            view.setContentHuggingPriority(UILayoutPriority(Float(hugging)), for: .horizontal)
        }
        if let hugging = number("verticalHuggingPriority") {
            view.setContentHuggingPriority(UILayoutPriority(Float(hugging)), for: .vertical)
        }
        if let resistance = number("horizontalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(UILayoutPriority(Float(resistance)), for: .horizontal)
        }
        if let resistance = number("verticalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(UILayoutPriority(Float(resistance)), for: .vertical)
        }
    }

    func decodeStack(_ stack: UIStackView) {
        if let axis = option("axis", Self.axes) { stack.axis = axis }
        if let distribution = option("distribution", Self.distributions) { stack.distribution = distribution }
        if let alignment = option("alignment", Self.stackAlignments) { stack.alignment = alignment }
        if let spacing = number("spacing") { stack.spacing = spacing }
        if let isRelative = bool("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = isRelative }
        if let isRelative = bool("layoutMarginsRelativeArrangement") {
            stack.isLayoutMarginsRelativeArrangement = isRelative
        }
    }

    static let axes: [String: NSLayoutConstraint.Axis] = ["horizontal": .horizontal, "vertical": .vertical]

    static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    static let stackAlignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
    ]
}
