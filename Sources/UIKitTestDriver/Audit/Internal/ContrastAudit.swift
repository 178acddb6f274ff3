import UIKit

/// Compares the color of text with what is behind it, on the picture of the screen, by the contrast ratios of WCAG 2:
/// 4.5, or 3 for large text (18 points, or 14 points in bold).
///
/// What is behind a text is the color that most pixels of its frame have, or their mean if no color prevails. The color
/// of the text is that of the pixel that differs most from it. Glyphs that are thinner than a pixel do not reach their
/// color: if the color that the view declares lies on the way there, it counts instead. Disabled elements and
/// placeholders are not judged.
@MainActor
enum ContrastAudit {
    static func issues(on screen: AuditedScreen, in picture: CGImage) -> [AccessibilityAuditIssue] {
        let scale = CGFloat(picture.width) / max(screen.bounds.width, 1)
        return screen.texts.compactMap { text in
            guard !isExempt(text, on: screen) else { return nil }
            let pixels = colors(of: text.visibleFrame.applying(CGAffineTransform(scaleX: scale, y: scale)), in: picture)
            guard let background = background(of: pixels) else { return nil }
            let color = foreground(of: text, pixels, on: background)
            let ratio = color.contrast(to: background)
            let isLarge = text.font.pointSize >= 18 || (text.font.pointSize >= 14 && isBold(text.font))
            guard ratio < (isLarge ? 3 : 4.5) - 0.05 else { return nil }
            let numbers = String(format: "%.1f:1 instead of %@:1", ratio, isLarge ? "3" : "4.5")
            return AccessibilityAuditIssue(
                auditType: .contrast, compactDescription: ratio >= 3 ? "Contrast nearly passed" : "Contrast failed",
                detailedDescription: "The text \"\(text.text)\" has a contrast of \(numbers) "
                    + "(\(color.hexadecimal) on \(background.hexadecimal)).",
                element: screen.element(for: text.view))
        }
    }

    private static func isExempt(_ text: AuditedText, on screen: AuditedScreen) -> Bool {
        if screen.isDisabled(text.view) { return true }
        guard let color = text.color else { return false }
        let traits = text.view.traitCollection
        return color.resolvedColor(with: traits) == UIColor.placeholderText.resolvedColor(with: traits)
    }

    private static func isBold(_ font: UIFont) -> Bool { font.fontDescriptor.symbolicTraits.contains(.traitBold) }

    /// Returns the colors in a rectangle of the picture, in pixels, with their numbers.
    private static func colors(of rect: CGRect, in picture: CGImage) -> [ScreenColor: Int] {
        let area = rect.intersection(CGRect(x: 0, y: 0, width: picture.width, height: picture.height)).integral
        guard !area.isNull, area.width >= 1, area.height >= 1 else { return [:] }
        var counts: [UInt32: Int] = [:]
        picture.withPixels { bytes in
            for y in Int(area.minY)..<min(Int(area.maxY), picture.height) {
                for x in Int(area.minX)..<min(Int(area.maxX), picture.width) {
                    counts[bytes.load(fromByteOffset: y * picture.bytesPerRow + x * 4, as: UInt32.self), default: 0] +=
                        1
                }
            }
        }
        return counts.reduce(into: [:]) { $0[ScreenColor(pixel: $1.key), default: 0] += $1.value }
    }

    private static func background(of pixels: [ScreenColor: Int]) -> ScreenColor? {
        let total = pixels.values.reduce(0, +)
        guard total > 0, let most = pixels.max(by: { ($0.value, $0.key.luminance) < ($1.value, $1.key.luminance) })
        else { return nil }
        if most.value * 4 >= total { return most.key }
        func mean(_ component: KeyPath<ScreenColor, Int>) -> Int {
            pixels.reduce(0) { $0 + $1.key[keyPath: component] * $1.value } / total
        }
        return ScreenColor(red: mean(\.red), green: mean(\.green), blue: mean(\.blue))
    }

    private static func foreground(
        of text: AuditedText, _ pixels: [ScreenColor: Int], on background: ScreenColor
    ) -> ScreenColor {
        let seen = pixels.keys.max { $0.contrast(to: background) < $1.contrast(to: background) } ?? background
        guard let declared = declared(text, on: background) else { return seen }
        let whole = declared.distance(to: background)
        let reached = seen.distance(to: background)
        // Half of the way is what thin glyphs reach; something that dims the text keeps it farther away.
        return reached * 2 >= whole && declared.contrast(to: background) > seen.contrast(to: background)
            ? declared : seen
    }

    /// Returns the color that the view declares, painted on the background; nil for text with several colors.
    private static func declared(_ text: AuditedText, on background: ScreenColor) -> ScreenColor? {
        guard let color = text.color?.resolvedColor(with: text.view.traitCollection) else { return nil }
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        var view: UIView? = text.view
        while let current = view {
            alpha *= current.alpha
            view = current.superview
        }
        func byte(_ component: CGFloat) -> Int { Int((min(max(component, 0), 1) * 255).rounded()) }
        return ScreenColor(red: byte(red), green: byte(green), blue: byte(blue)).painted(on: background, opacity: alpha)
    }
}
