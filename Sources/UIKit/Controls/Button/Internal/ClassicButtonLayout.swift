import Foundation

/// Computes the frames of image and title of a button without a configuration, which are side by side, with the image
/// first in reading direction.
///
/// A pure computation from measured sizes. The edge insets of title and image reduce the area in which each is placed.
/// Equal insets of opposite signs therefore move the view by their amount; a single inset moves centered content by
/// half of its amount.
@MainActor
struct ClassicButtonLayout {
    var image: CGSize
    var title: CGSize
    var horizontal: UIControl.ContentHorizontalAlignment
    var vertical: UIControl.ContentVerticalAlignment
    var titleInsets: UIEdgeInsets
    var imageInsets: UIEdgeInsets
    var isRightToLeft: Bool
    var scale: CGFloat

    // MARK: Frames

    func imageRect(in content: CGRect) -> CGRect {
        let room = content.inset(by: imageInsets)
        let size = CGSize(width: min(image.width, max(room.width, 0)), height: min(image.height, max(room.height, 0)))
        let titleWidth = min(title.width, max(room.width - size.width, 0))
        return rect(of: size, beside: titleWidth, isFirst: !isRightToLeft, in: room, stretches: title == .zero)
    }

    func titleRect(in content: CGRect) -> CGRect {
        let room = content.inset(by: titleInsets)
        let imageWidth = min(image.width, max(room.width, 0))
        let size = CGSize(
            width: min(title.width, max(room.width - imageWidth, 0)), height: min(title.height, max(room.height, 0)))
        return rect(of: size, beside: imageWidth, isFirst: isRightToLeft, in: room, stretches: true)
    }

    /// - Parameters:
    ///   - other: the width of the view beside it.
    ///   - isFirst: whether it is the left one of the two.
    ///   - stretches: whether `.fill` makes it wider than its size.
    private func rect(of size: CGSize, beside other: CGFloat, isFirst: Bool, in room: CGRect, stretches: Bool) -> CGRect
    {
        var size = size
        let before = isFirst ? 0 : other
        var x: CGFloat
        switch horizontal {
        case .center: x = room.minX + (room.width - size.width - other) / 2 + before
        case .right: x = room.maxX - size.width - other + before
        case .fill where stretches:
            x = room.minX + before
            size.width = max(room.width - other, 0)
        case .left, .fill, .leading, .trailing: x = room.minX + before
        }
        let y: CGFloat
        switch vertical {
        case .center: y = room.midY - size.height / 2
        case .top: y = room.minY
        case .bottom: y = room.maxY - size.height
        case .fill:
            y = room.minY
            size.height = max(room.height, 0)
        }
        x = SystemMetrics.round(x, scale: scale)
        return CGRect(x: x, y: SystemMetrics.round(y, scale: scale), width: size.width, height: size.height)
    }

    // MARK: Size

    /// - Parameter background: the size of the background image, which is the minimum size of the button.
    func fittingSize(insets: UIEdgeInsets, background: CGSize?) -> CGSize {
        let metrics = SystemMetrics.current.buttons
        let isTitleAlone = insets == .zero && image == .zero
        var size = CGSize(
            width: image.width + title.width + insets.left + insets.right,
            height: max(image.height, title.height) + insets.top + insets.bottom)
        // A title alone gets padding, and a minimum width. Tests of a public library compare the sizes with Apple's.
        if isTitleAlone {
            size.width = max(size.width, metrics.minimumWidth)
            size.height += 2 * metrics.titlePadding
        }
        if let background {
            size.width = max(size.width, background.width)
            size.height = max(size.height, background.height)
        }
        return CGSize(
            width: SystemMetrics.roundUp(size.width, scale: scale),
            height: SystemMetrics.roundUp(size.height, scale: scale))
    }
}
