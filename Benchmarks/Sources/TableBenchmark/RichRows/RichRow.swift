import PeerMeters
import UIKit

/// The measures, fonts and colours of rich rows, from `peer.h`.
@MainActor
enum RichRow {
    static let margin = CGFloat(RICH_MARGIN.rawValue)
    static let top = CGFloat(RICH_TOP.rawValue)
    static let avatar = CGFloat(RICH_AVATAR.rawValue)
    static let gap = CGFloat(RICH_GAP.rawValue)
    static let spacing = CGFloat(RICH_SPACING.rawValue)
    static let radius = CGFloat(RICH_RADIUS.rawValue)
    static let badgeHeight = CGFloat(RICH_BADGE_HEIGHT.rawValue)
    static let badgePadding = CGFloat(RICH_BADGE_PADDING.rawValue)
    static let badgeGap = CGFloat(RICH_BADGE_GAP.rawValue)

    static let titleFont = font(16)
    static let bodyFont = font(13)
    static let smallFont = font(11)

    static let bodyColor = color(Int32(RICH_BODY_COLOR.rawValue))
    static let timeColor = color(Int32(RICH_TIME_COLOR.rawValue))
    static let badgeColor = color(Int32(RICH_BADGE_COLOR.rawValue))
    static let lineColor = color(Int32(RICH_LINE_COLOR.rawValue))
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
