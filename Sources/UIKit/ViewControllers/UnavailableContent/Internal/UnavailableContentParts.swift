import Foundation

/// The image or the activity indicator, the labels and the buttons of a ``UIContentUnavailableView``, each created when
/// the configuration first has something for it and removed when it has nothing.
@MainActor
final class UnavailableContentParts {
    private var image: UIImageView?
    private var indicator: UIActivityIndicatorView?
    private var text: UILabel?
    private var secondaryText: UILabel?
    private var button: UIButton?
    private var secondaryButton: UIButton?

    private typealias Content = UIContentUnavailableConfiguration

    // MARK: Contents

    func show(_ content: UIContentUnavailableConfiguration, in view: UIView) {
        showImage(content, in: view)
        show(content.text, content.attributedText, content.textProperties, content.alignment, on: &text, in: view)
        show(
            content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, content.alignment,
            on: &secondaryText, in: view)
        show(content.button, content.buttonProperties, as: &button, in: view)
        show(content.secondaryButton, content.secondaryButtonProperties, as: &secondaryButton, in: view)
    }

    private func showImage(_ content: Content, in view: UIView) {
        let shown = Self.keep(&image, if: content.image != nil, in: view) { UIImageView(frame: .zero) }
        shown?.contentMode = .scaleAspectFit
        shown?.image = content.image
        shown?.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
        shown?.tintColor = content.imageProperties.tintColor
        shown?.clipsToBounds = content.imageProperties.cornerRadius > 0
        Self.keep(&indicator, if: content.style == .loading && content.image == nil, in: view) {
            UIActivityIndicatorView(style: .medium)
        }?.startAnimating()
    }

    private func show(
        _ plain: String?, _ attributed: NSAttributedString?, _ properties: Content.TextProperties,
        _ alignment: Content.Alignment, on label: inout UILabel?, in view: UIView
    ) {
        let isEmpty = attributed.map { $0.length == 0 } ?? (plain ?? "").isEmpty
        guard let label = Self.keep(&label, if: !isEmpty, in: view, { UILabel(frame: .zero) }) else { return }
        label.adjustsFontForContentSizeCategory = true
        label.font = properties.font
        label.textColor = properties.color
        label.textAlignment = alignment == .center ? .center : .natural
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        if let attributed { label.attributedText = attributed } else { label.text = plain }
    }

    private func show(
        _ look: UIButton.Configuration, _ properties: Content.ButtonProperties, as button: inout UIButton?,
        in view: UIView
    ) {
        let action = properties.primaryAction
        let hasContent =
            look.title != nil || look.image != nil || look.showsActivityIndicator || action?.image != nil
            || action?.title.isEmpty == false
        // A button cannot exchange its primary action.
        button?.removeFromSuperview()
        button = nil
        guard hasContent else { return }
        let shown = UIButton(configuration: look, primaryAction: action)
        shown.menu = properties.menu
        shown.showsMenuAsPrimaryAction = action == nil && properties.menu != nil
        shown.role = properties.role
        shown.isEnabled = properties.isEnabled
        view.addSubview(shown)
        button = shown
    }

    private static func keep<Part: UIView>(
        _ part: inout Part?, if isShown: Bool, in view: UIView, _ make: () -> Part
    ) -> Part? {
        guard isShown else {
            part?.removeFromSuperview()
            part = nil
            return nil
        }
        if let part { return part }
        let made = make()
        view.addSubview(made)
        part = made
        return made
    }

    // MARK: Layout

    /// Returns the parts from top to bottom, with their sizes in a width and the distances above them.
    private func column(_ content: Content, _ width: CGFloat) -> [(view: UIView, size: CGSize, gap: CGFloat)] {
        var column: [(view: UIView, size: CGSize, gap: CGFloat)] = []
        func add(_ view: UIView?, _ size: CGSize?, _ gap: CGFloat) {
            guard let view, let size else { return }
            column.append((view, size, column.isEmpty ? 0 : gap))
        }
        func fitting(_ view: UIView?) -> CGSize? {
            guard let size = view?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) else {
                return nil
            }
            return CGSize(width: min(size.width, width), height: size.height)
        }
        add(image, image.map { imageSize(of: $0, content, width) }, 0)
        add(indicator, indicator?.intrinsicContentSize, 0)
        add(text, fitting(text), content.imageToTextPadding)
        add(
            secondaryText, fitting(secondaryText),
            text == nil ? content.imageToTextPadding : content.textToSecondaryTextPadding)
        add(button, fitting(button), content.textToButtonPadding)
        add(
            secondaryButton, fitting(secondaryButton),
            button == nil ? content.textToButtonPadding : content.buttonToSecondaryButtonPadding)
        return column
    }

    private func imageSize(of view: UIImageView, _ content: Content, _ width: CGFloat) -> CGSize {
        let size = view.intrinsicContentSize
        let limit = content.imageProperties.maximumSize
        let widest = min(limit.width > 0 ? limit.width : .infinity, width)
        let highest = limit.height > 0 ? limit.height : .infinity
        guard size.width > 0, size.height > 0 else { return .zero }
        let scale = min(1, widest / size.width, highest / size.height)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    func height(_ content: UIContentUnavailableConfiguration, width: CGFloat) -> CGFloat {
        height(of: column(content, width))
    }

    private func height(of column: [(view: UIView, size: CGSize, gap: CGFloat)]) -> CGFloat {
        column.reduce(0) { $0 + $1.gap + $1.size.height }
    }

    /// Places the parts in a rectangle, from its top on if they are higher than it. Returns their height.
    func place(_ content: UIContentUnavailableConfiguration, in room: CGRect, mirrored: Bool) -> CGFloat {
        let column = column(content, room.width)
        let height = height(of: column)
        let isCentered = content.alignment == .center
        var y = room.minY + (isCentered ? max(0, (room.height - height) / 2) : 0)
        for (view, size, gap) in column {
            y += gap
            let rest = room.width - size.width
            let x = room.minX + (isCentered ? rest / 2 : mirrored ? rest : 0)
            let scale = view.contentScaleFactor
            view.frame = CGRect(
                x: SystemMetrics.round(x, scale: scale), y: SystemMetrics.round(y, scale: scale), width: size.width,
                height: size.height)
            y += size.height
        }
        if let image {
            let radius = content.imageProperties.cornerRadius
            image.layer.cornerRadius = min(radius, min(image.bounds.width, image.bounds.height) / 2)
        }
        return height
    }
}
