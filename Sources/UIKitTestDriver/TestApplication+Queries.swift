import Foundation
import UIKit

// Queries draw the frame that is due and then search the views on the screen. They do not find views that are hidden,
// transparent, scrolled away or clipped. They do find views that another view covers.
extension TestApplication {
    /// Returns the frontmost visible view that shows exactly this text.
    ///
    /// - Throws: ``DriverError`` with all visible texts when there is none.
    public func view(text: String) throws -> UIView {
        try first("with the text \"\(text)\"") { shownText(of: $0) == text }
    }

    /// Returns the frontmost visible view with this `accessibilityIdentifier`.
    ///
    /// - Throws: ``DriverError`` when there is none.
    public func view(identifier: String) throws -> UIView {
        try first("with the accessibility identifier \"\(identifier)\"") { $0.accessibilityIdentifier == identifier }
    }

    /// Returns the frontmost visible view with this `accessibilityLabel`.
    ///
    /// - Throws: ``DriverError`` when there is none.
    public func view(label: String) throws -> UIView {
        try first("with the accessibility label \"\(label)\"") { $0.accessibilityLabel == label }
    }

    /// Returns the frontmost visible view of a class or of one of its subclasses.
    ///
    /// - Throws: ``DriverError`` when there is none.
    public func view<View: UIView>(_ type: View.Type) throws -> View {
        guard let view = views(type).last else { throw notFound("of class \(type)") }
        return view
    }

    /// Returns all visible views of a class or of its subclasses, back to front.
    public func views<View: UIView>(_ type: View.Type) -> [View] {
        visibleViews.compactMap { $0 as? View }
    }

    /// Returns whether a visible view shows exactly this text.
    public func shows(text: String) -> Bool {
        visibleTexts.contains(text)
    }

    /// All visible texts, line by line from the top, in reading direction.
    public var visibleTexts: [String] {
        var texts = visibleViews.compactMap { view in
            shownText(of: view).flatMap { text in visibleRect(of: view).map { (text: text, rect: $0) } }
        }
        texts.sort { $0.rect.midY < $1.rect.midY }
        var lines: [[(text: String, rect: CGRect)]] = []
        for item in texts {
            // Texts of different sizes side by side count as one line.
            if let line = lines.last?.first,
                item.rect.midY - line.rect.midY < min(item.rect.height, line.rect.height) / 2
            {
                lines[lines.count - 1].append(item)
            } else {
                lines.append([item])
            }
        }
        let isRightToLeft = screen.traitCollection.layoutDirection == .rightToLeft
        return lines.flatMap { line in
            line.sorted { isRightToLeft ? $0.rect.maxX > $1.rect.maxX : $0.rect.minX < $1.rect.minX }.map(\.text)
        }
    }

    /// Returns the visible part of a view, in points of the screen. Nil if no part is visible.
    public func visibleRect(of view: UIView) -> CGRect? {
        guard let window = view as? UIWindow ?? view.window, !window.isHidden else { return nil }
        var rect = view.bounds
        var current: UIView = view
        while true {
            guard !current.isHidden, current.alpha > 0.01 else { return nil }
            if current.clipsToBounds || current === window { rect = rect.intersection(current.bounds) }
            guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
            guard current !== window, let parent = current.superview else { break }
            rect = current.convert(rect, to: parent)
            current = parent
        }
        let onScreen = window.convert(rect, to: nil as UIWindow?).intersection(
            (window.windowScene?.screen ?? screen).bounds)
        return onScreen.isNull || onScreen.isEmpty ? nil : onScreen
    }

    /// All views with a visible part, back to front.
    var visibleViews: [UIView] {
        frame()
        return screen.shownWindows.flatMap { subtree(of: $0) }.filter { visibleRect(of: $0) != nil }
    }

    private func subtree(of view: UIView) -> [UIView] {
        [view] + view.subviews.flatMap(subtree(of:))
    }

    private func first(_ what: String, _ isWanted: (UIView) -> Bool) throws -> UIView {
        guard let view = visibleViews.last(where: isWanted) else { throw notFound(what) }
        return view
    }

    private func notFound(_ what: String) -> DriverError {
        DriverError("There is no visible view \(what). Visible texts: \(visibleTexts)")
    }
}

/// Returns the text that a view itself shows; nil for views without text. A password field shows a dot per character; a
/// placeholder is a separate label.
@MainActor
func shownText(of view: UIView) -> String? {
    let text =
        switch view {
        case let label as UILabel: label.text
        case let field as UITextField: shownText(of: field)
        case let view as UITextView: view.text
        default: nil as String?
        }
    guard let text, !text.isEmpty else { return nil }
    return text
}

@MainActor
private func shownText(of field: UITextField) -> String? {
    field.isSecureTextEntry ? String(repeating: "•", count: field.text?.count ?? 0) : field.text
}
