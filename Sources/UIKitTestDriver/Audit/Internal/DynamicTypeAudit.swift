import UIKit

/// Looks for text that keeps its size when the user prefers a larger one. The content size category changes to the
/// largest usual size, then to the largest accessibility size, and back.
///
/// Text of bars and of views with `showsLargeContentViewer` keeps its size on iOS too; it is enlarged while it is
/// pressed. Pickers keep the size of theirs (unverified).
@MainActor
enum DynamicTypeAudit {
    private struct Sizes {
        weak var view: UIView?
        let text: AuditedText
        let usual: CGFloat
        var larger: CGFloat?
        var largest: CGFloat?
    }

    static func issues(on screen: AuditedScreen, of app: TestApplication) -> [AccessibilityAuditIssue] {
        var sizes = screen.texts.filter { !isFixed($0.view) }.map {
            Sizes(view: $0.view, text: $0, usual: $0.font.pointSize)
        }
        let offsets = screen.views.compactMap { $0 as? UIScrollView }.map { ($0, $0.contentOffset) }
        let category = app.screen.traitCollection.preferredContentSizeCategory
        app.setContentSizeCategory(.extraExtraExtraLarge)
        for index in sizes.indices { sizes[index].larger = size(of: sizes[index]) }
        app.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
        for index in sizes.indices { sizes[index].largest = size(of: sizes[index]) }
        app.setContentSizeCategory(category)
        for (view, offset) in offsets where view.contentOffset != offset { view.contentOffset = offset }
        app.frame()
        return sizes.compactMap { issue(for: $0, on: screen) }
    }

    private static func isFixed(_ view: UIView) -> Bool {
        var current: UIView? = view
        while let candidate = current {
            if candidate.showsLargeContentViewer { return true }
            switch candidate {
            case is UINavigationBar, is UIToolbar, is UITabBar, is UISearchBar, is UISegmentedControl: return true
            case is UIDatePicker, is UIPickerView: return true
            default: current = candidate.superview
            }
        }
        return false
    }

    /// Returns the present size of the text; nil if the view shows it no more, for example as the cell of another row.
    private static func size(of sizes: Sizes) -> CGFloat? {
        guard let view = sizes.view, view.window != nil, shownText(of: view) == sizes.text.text else { return nil }
        switch view {
        case let label as UILabel: return label.font.pointSize
        case let field as UITextField: return field.font?.pointSize
        case let textView as UITextView: return textView.font?.pointSize
        default: return nil
        }
    }

    private static func issue(for sizes: Sizes, on screen: AuditedScreen) -> AccessibilityAuditIssue? {
        guard let view = sizes.view, let larger = sizes.larger, let largest = sizes.largest, largest <= larger else {
            return nil
        }
        let isPartial = larger > sizes.usual
        let reason =
            isPartial
            ? "is not larger in the accessibility sizes than in the largest usual size, \(larger) points"
            : "has \(sizes.usual) points whatever size the user prefers"
        return AccessibilityAuditIssue(
            auditType: .dynamicType,
            compactDescription: isPartial
                ? "Dynamic Type font sizes are partially unsupported" : "Dynamic Type font sizes are unsupported",
            detailedDescription: "The text \"\(sizes.text.text)\" \(reason).", element: screen.element(for: view))
    }
}
