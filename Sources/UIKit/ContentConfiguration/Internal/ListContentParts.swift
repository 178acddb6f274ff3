import Foundation

/// The image view and the labels of a list content view, each created when the configuration first has a content for
/// it and removed when it has none.
@MainActor
final class ListContentParts {
    private(set) var image: UIImageView?
    private(set) var text: UILabel?
    private(set) var secondaryText: UILabel?

    func show(_ content: UIListContentConfiguration, in view: UIView) {
        showImage(content, in: view)
        show(content.text, content.attributedText, content.textProperties, on: &text, in: view)
        show(
            content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
            on: &secondaryText, in: view)
        applyTint(content, view.tintColor)
    }

    private func showImage(_ content: UIListContentConfiguration, in view: UIView) {
        guard let picture = content.image else {
            image?.removeFromSuperview()
            image = nil
            return
        }
        let shown = image ?? UIImageView(frame: .zero)
        if image == nil {
            shown.contentMode = .scaleAspectFit
            view.addSubview(shown)
            image = shown
        }
        let properties = content.imageProperties
        followTextSize(content, in: view)
        shown.image = picture
        shown.clipsToBounds = properties.cornerRadius > 0
        shown.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
        shown.layer.borderWidth = properties.strokeWidth
    }

    /// Makes a symbol as large as the text, unless the configuration says how large it is.
    func followTextSize(_ content: UIListContentConfiguration, in view: UIView) {
        guard let image else { return }
        let font = content.textProperties.font
        let shown =
            content.textProperties.adjustsFontForContentSizeCategory
            ? font.adjusted(to: view.traitCollection.preferredContentSizeCategory) : font
        image.preferredSymbolConfiguration =
            content.imageProperties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(font: shown)
    }

    private func show(
        _ plain: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
        on label: inout UILabel?, in view: UIView
    ) {
        let isEmpty = attributed.map { $0.length == 0 } ?? (plain ?? "").isEmpty
        guard !isEmpty else {
            label?.removeFromSuperview()
            label = nil
            return
        }
        let shown = label ?? UILabel(frame: .zero)
        if label == nil {
            view.addSubview(shown)
            label = shown
        }
        shown.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        shown.font = properties.font
        shown.textColor = properties.resolvedColor()
        shown.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        shown.lineBreakMode = properties.lineBreakMode
        shown.numberOfLines = properties.numberOfLines
        shown.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        shown.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        shown.showsExpansionTextWhenTruncated = properties.showsExpansionTextWhenTruncated
        shown.minimumScaleFactor = properties.minimumScaleFactor
        if let attributed {
            shown.attributedText = attributed
            shown.recasedText = nil
        } else {
            shown.text = plain.map(properties.transform.apply)
            shown.recasedText = RecasedText(shown: shown.text, given: plain)
        }
    }

    /// Gives image and outline the colors that depend on the tint color of the view.
    func applyTint(_ content: UIListContentConfiguration, _ tint: UIColor) {
        guard let image else { return }
        let properties = content.imageProperties
        let isOwn = properties.tintColor != nil || properties.tintColorTransformer != nil
        image.tintColor = isOwn ? properties.resolvedTintColor(for: tint) : nil
        image.layer.borderColor =
            properties.strokeWidth > 0
            ? properties.resolvedStrokeColor(for: tint).resolvedColor(with: image.traitCollection).cgColor : nil
    }

    func place(_ layout: ListContentLayout, in width: CGFloat, mirrored: Bool) {
        func set(_ frame: CGRect?, of view: UIView?) {
            guard let view, var frame else { return }
            if mirrored { frame.origin.x = width - frame.maxX }
            view.frame = frame
        }
        set(layout.image, of: image)
        set(layout.text, of: text)
        set(layout.secondaryText, of: secondaryText)
        if let frame = layout.image {
            image?.layer.cornerRadius = min(layout.cornerRadius, min(frame.width, frame.height) / 2)
        }
    }
}
