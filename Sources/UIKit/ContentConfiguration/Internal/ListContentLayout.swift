import Foundation

/// The frames of the parts of list content, and the height that they need.
///
/// Computed from left to right, in the coordinates of the content view, which mirrors the result.
@MainActor
struct ListContentLayout {
    private(set) var image: CGRect?
    private(set) var text: CGRect?
    private(set) var secondaryText: CGRect?
    private(set) var textLeading: CGFloat
    private(set) var fittingHeight: CGFloat = 0
    let cornerRadius: CGFloat

    private let content: UIListContentConfiguration
    private let scale: CGFloat

    /// - Parameter height: the height of the view; nil computes the frames for the fitting height.
    init(
        _ content: UIListContentConfiguration, _ parts: ListContentParts, margins: NSDirectionalEdgeInsets,
        width: CGFloat, height: CGFloat?, scale: CGFloat
    ) {
        self.content = content
        self.scale = scale
        cornerRadius = content.imageProperties.cornerRadius
        textLeading = margins.leading
        var space = CGSize.zero
        if let view = parts.image {
            let size = imageSize(view)
            space = reservedSize(for: size, traits: view.traitCollection)
            image = CGRect(
                x: SystemMetrics.round(margins.leading + (space.width - size.width) / 2, scale: scale), y: 0,
                width: size.width, height: size.height)
            textLeading += space.width + content.imageToTextPadding
        }

        let room = max(width - textLeading - margins.trailing, 0)
        let block = placeTexts(parts, in: room)
        let needed = max(block, space.height) + margins.top + margins.bottom
        let minimum = content.style.hasRowHeight ? SystemMetrics.current.listContents.minimumHeight : 0
        fittingHeight = SystemMetrics.roundUp(max(needed, minimum), scale: scale)

        let inner = (height ?? fittingHeight) - margins.top - margins.bottom
        let y = margins.top + SystemMetrics.roundDown((inner - block) / 2, scale: scale)
        text?.origin.y += y
        secondaryText?.origin.y += y
        if let frame = image {
            image?.origin.y = SystemMetrics.round(margins.top + (inner - frame.height) / 2, scale: scale)
        }
    }

    // MARK: Image

    private func imageSize(_ view: UIImageView) -> CGSize {
        let natural = view.sizeThatFits(.zero)
        let limit = content.imageProperties.maximumSize
        guard natural.width > 0, natural.height > 0 else { return .zero }
        let share = min(
            1, limit.width > 0 ? limit.width / natural.width : 1, limit.height > 0 ? limit.height / natural.height : 1)
        return CGSize(width: natural.width * share, height: natural.height * share)
    }

    /// A symbol that is larger than the standard has the space that it needs, which is unverified.
    private func reservedSize(for size: CGSize, traits: UITraitCollection) -> CGSize {
        let wanted = content.imageProperties.reservedLayoutSize
        let isSymbol = content.image?.isSymbolImage == true
        let metrics = SystemMetrics.current.listContents
        func length(_ wanted: CGFloat, _ natural: CGFloat, standard: CGFloat) -> CGFloat {
            let isStandard = wanted == UIListContentConfiguration.ImageProperties.standardDimension
            guard isStandard || (wanted <= 0 && isSymbol) else { return wanted > 0 ? wanted : natural }
            let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: standard, compatibleWith: traits)
            return max(SystemMetrics.round(scaled, scale: scale), isStandard ? 0 : natural)
        }
        let isAccessibilitySize = traits.preferredContentSizeCategory.isAccessibilityCategory
        return CGSize(
            width: isAccessibilitySize
                ? size.width : length(wanted.width, size.width, standard: metrics.symbolSize.width),
            height: length(wanted.height, size.height, standard: metrics.symbolSize.height))
    }

    // MARK: Texts

    /// Places the texts from y 0 on, and returns the height of both together.
    private mutating func placeTexts(_ parts: ListContentParts, in room: CGFloat) -> CGFloat {
        if content.prefersSideBySideTextAndSecondaryText, let first = parts.text, let second = parts.secondaryText,
            let height = placeSideBySide(first, second, in: room)
        {
            return height
        }
        var y: CGFloat = 0
        if let label = parts.text {
            let size = size(of: label, content.textProperties, content.attributedText, in: room)
            text = CGRect(origin: CGPoint(x: textLeading, y: y), size: size)
            y += size.height
        }
        if let label = parts.secondaryText {
            if parts.text != nil { y += content.textToSecondaryTextVerticalPadding }
            var size = size(of: label, content.secondaryTextProperties, content.secondaryAttributedText, in: room)
            if content.style == .subtitle { size.height += SystemMetrics.current.cells.subtitleExtraHeight }
            secondaryText = CGRect(origin: CGPoint(x: textLeading, y: y), size: size)
            y += size.height
        }
        return y
    }

    /// Returns nil when the texts do not fit beside each other in one line, and at accessibility text sizes, at which
    /// values are below their texts. The latter is unverified.
    private mutating func placeSideBySide(_ first: UILabel, _ second: UILabel, in room: CGFloat) -> CGFloat? {
        guard !first.traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return nil }
        let (title, value) = (naturalSize(of: first), naturalSize(of: second))
        let isOneLine = [first, second].allSatisfy { !($0.text ?? "").contains(where: \.isNewline) }
        guard isOneLine, title.width + content.textToSecondaryTextHorizontalPadding + value.width <= room else {
            return nil
        }
        // Their first baselines are on one line.
        let ascents = (first.font.ascender, second.font.ascender)
        let baseline = max(ascents.0, ascents.1)
        let tops = (
            SystemMetrics.round(baseline - ascents.0, scale: scale),
            SystemMetrics.round(baseline - ascents.1, scale: scale)
        )
        text = CGRect(x: textLeading, y: tops.0, width: title.width, height: title.height)
        secondaryText = CGRect(
            x: textLeading + room - value.width, y: tops.1, width: value.width, height: value.height)
        return max(tops.0 + title.height, tops.1 + value.height)
    }

    private func naturalSize(of label: UILabel) -> CGSize {
        let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return CGSize(
            width: SystemMetrics.roundUp(size.width, scale: scale),
            height: SystemMetrics.roundUp(size.height, scale: scale))
    }

    /// A label is as wide as its text, as measured under Catalyst, unless the text may be aligned in other ways.
    private func size(
        of label: UILabel, _ properties: UIListContentConfiguration.TextProperties, _ attributed: NSAttributedString?,
        in width: CGFloat
    ) -> CGSize {
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let isNatural = properties.alignment == .natural && attributed == nil
        return CGSize(
            width: isNatural ? min(SystemMetrics.roundUp(size.width, scale: scale), width) : width,
            height: SystemMetrics.roundUp(size.height, scale: scale))
    }
}
