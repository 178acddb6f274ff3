import PeerMeters
import UIKit

/// The measures, fonts and colors of rich rows, from `peer.h`.
@MainActor
enum RichRow {
    static let margin = CGFloat(RICH_MARGIN)
    static let top = CGFloat(RICH_TOP)
    static let avatar = CGFloat(RICH_AVATAR)
    static let gap = CGFloat(RICH_GAP)
    static let spacing = CGFloat(RICH_SPACING)
    static let radius = CGFloat(RICH_RADIUS)
    static let badgeHeight = CGFloat(RICH_BADGE_HEIGHT)
    static let badgePadding = CGFloat(RICH_BADGE_PADDING)
    static let badgeGap = CGFloat(RICH_BADGE_GAP)

    static let titleFont = font(16)
    static let bodyFont = font(13)
    static let smallFont = font(11)

    static let bodyColor = color(Int32(RICH_BODY_COLOR))
    static let timeColor = color(Int32(RICH_TIME_COLOR))
    static let badgeColor = color(Int32(RICH_BADGE_COLOR))
    static let lineColor = color(Int32(RICH_LINE_COLOR))
    static let avatarColors = (0..<8).map { color(peer_avatar_color($0)) }

    private static func font(_ size: CGFloat) -> UIFont {
        UIFont(name: "Liberation Sans", size: size) ?? .systemFont(ofSize: size)
    }

    private static func color(_ rgb: Int32) -> UIColor {
        UIColor(
            red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255,
            alpha: 1)
    }
}
