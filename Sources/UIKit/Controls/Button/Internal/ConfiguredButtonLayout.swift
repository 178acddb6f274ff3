import Foundation

/// Computes the frames of image, title and subtitle of a button with a configuration from their measured sizes.
@MainActor
struct ConfiguredButtonLayout {
    var configuration: UIButton.Configuration
    var image: CGSize
    var title: CGSize
    var subtitle: CGSize
    /// The sign of a menu, behind everything else.
    var indicator = CGSize.zero
    var isRightToLeft: Bool
    var scale: CGFloat
    /// The line height of the title, which limits how much an image beside the texts adds to the button's height; nil
    /// for no limit.
    var lineHeight: CGFloat?

    struct Frames: Equatable {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
        var indicator = CGRect.zero
    }

    // MARK: Sizes

    private var lineGap: CGFloat { title != .zero && subtitle != .zero ? configuration.titlePadding : 0 }

    private var texts: CGSize {
        CGSize(width: max(title.width, subtitle.width), height: title.height + lineGap + subtitle.height)
    }

    /// The distance between image and texts; 0 if one of them is missing.
    private var imageGap: CGFloat { image != .zero && texts != .zero ? configuration.imagePadding : 0 }

    private var isVertical: Bool {
        configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    }

    /// The width of the indicator and of the gap before it.
    private var indicatorWidth: CGFloat {
        guard indicator != .zero else { return 0 }
        return indicator.width + (image == .zero && texts == .zero ? 0 : SystemMetrics.current.buttons.indicatorGap)
    }

    /// The width of an image beside the texts, with what is reserved for it.
    private var imageWidth: CGFloat {
        image == .zero ? 0 : max(image.width, isVertical ? 0 : configuration.imageReservation)
    }

    private var content: CGSize {
        let inner = innerContent
        return CGSize(width: inner.width + indicatorWidth, height: max(inner.height, indicator.height))
    }

    private var innerContent: CGSize {
        isVertical
            ? CGSize(width: max(image.width, texts.width), height: image.height + imageGap + texts.height)
            : CGSize(
                width: imageWidth + imageGap + texts.width,
                height: max(min(image.height, lineHeight ?? .infinity), texts.height))
    }

    /// Returns the width available for the texts of a button that is `width` points wide.
    func textWidth(in width: CGFloat) -> CGFloat {
        let insets = configuration.contentInsets
        let beside = isVertical || image == .zero ? 0 : imageWidth + configuration.imagePadding
        let behind = indicator == .zero ? 0 : indicator.width + SystemMetrics.current.buttons.indicatorGap
        return max(width - insets.leading - insets.trailing - beside - behind, 0)
    }

    var fittingSize: CGSize {
        let insets = configuration.contentInsets
        return CGSize(
            width: SystemMetrics.roundUp(content.width + insets.leading + insets.trailing, scale: scale),
            height: SystemMetrics.roundUp(content.height + insets.top + insets.bottom, scale: scale))
    }

    // MARK: Frames

    func frames(
        in bounds: CGRect, horizontal: UIControl.ContentHorizontalAlignment,
        vertical: UIControl.ContentVerticalAlignment
    ) -> Frames {
        let room = bounds.inset(by: UIEdgeInsets(configuration.contentInsets, rightToLeft: isRightToLeft))
        let content = content
        let x: CGFloat =
            switch horizontal {
            case .left, .leading: room.minX
            case .right, .trailing: room.maxX - content.width
            case .center, .fill: room.midX - content.width / 2
            }
        let y: CGFloat =
            switch vertical {
            case .top: room.minY
            case .bottom: room.maxY - content.height
            case .center, .fill: room.midY - content.height / 2
            }
        let block = CGRect(origin: CGPoint(x: x, y: y), size: content)
        let inner = block.inset(
            by: UIEdgeInsets(
                top: 0, left: isRightToLeft ? indicatorWidth : 0, bottom: 0, right: isRightToLeft ? 0 : indicatorWidth))
        var frames = place(in: inner)
        frames.indicator = aligned(
            CGRect(
                x: isRightToLeft ? block.minX : block.maxX - indicator.width, y: block.midY - indicator.height / 2,
                width: indicator.width, height: indicator.height))
        return frames
    }

    private func place(in block: CGRect) -> Frames {
        var frames = Frames()
        let texts = texts
        let isImageFirst =
            switch configuration.imagePlacement {
            case .top: true
            case .bottom: false
            case .trailing: isRightToLeft
            default: !isRightToLeft
            }
        var imageOrigin = block.origin
        var textOrigin = block.origin
        if isVertical {
            imageOrigin.x = block.midX - image.width / 2
            textOrigin.x = block.midX - texts.width / 2
            if isImageFirst {
                textOrigin.y += image.height + imageGap
            } else {
                imageOrigin.y += texts.height + imageGap
            }
        } else {
            imageOrigin.y = block.midY - image.height / 2
            textOrigin.y = block.midY - texts.height / 2
            if isImageFirst { textOrigin.x += imageWidth + imageGap } else { imageOrigin.x += texts.width + imageGap }
            imageOrigin.x += (imageWidth - image.width) / 2
        }
        frames.image = aligned(CGRect(origin: imageOrigin, size: image))
        frames.title = aligned(
            CGRect(
                x: textOrigin.x + indent(of: title.width, in: texts.width), y: textOrigin.y, width: title.width,
                height: title.height))
        frames.subtitle = aligned(
            CGRect(
                x: textOrigin.x + indent(of: subtitle.width, in: texts.width),
                y: textOrigin.y + title.height + lineGap, width: subtitle.width, height: subtitle.height))
        return frames
    }

    /// Returns the indentation of a title or subtitle that is narrower than the other.
    private func indent(of width: CGFloat, in whole: CGFloat) -> CGFloat {
        switch textAlignment {
        case .center: (whole - width) / 2
        case .right: whole - width
        default: 0
        }
    }

    /// The alignment of the title and the subtitle.
    var textAlignment: NSTextAlignment {
        let side: UIButton.Configuration.TitleAlignment =
            switch (configuration.titleAlignment, configuration.imagePlacement) {
            case (.automatic, .top), (.automatic, .bottom): .center
            case (.automatic, .trailing): .trailing
            case (.automatic, _): .leading
            case (let alignment, _): alignment
            }
        return switch side {
        case .center: .center
        case .trailing: isRightToLeft ? .left : .right
        case .automatic, .leading: isRightToLeft ? .right : .left
        }
    }

    private func aligned(_ rect: CGRect) -> CGRect {
        CGRect(
            x: SystemMetrics.round(rect.minX, scale: scale), y: SystemMetrics.round(rect.minY, scale: scale),
            width: rect.width, height: rect.height)
    }
}
