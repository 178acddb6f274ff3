import Foundation

/// What has a tool tip under the pointer: a view with an interaction, or a label that truncates its text.
@MainActor
struct ToolTipSource {
    let text: String
    private weak var view: UIView?
    /// In the view's coordinates.
    private let rect: CGRect

    /// Returns nil if nothing has a tool tip there. Calls client code.
    ///
    /// - Parameter location: in the window's coordinates.
    init?(in window: UIWindow, at location: CGPoint) {
        guard let hit = window.hitTest(location, with: nil) else { return nil }
        if let label = Self.truncatedLabel(in: hit, at: location), let text = label.text {
            self.init(text: text, view: label, rect: label.bounds)
            return
        }
        for view in sequence(first: hit, next: \.superview) {
            let point = view.convert(location, from: nil as UIView?)
            for case let interaction as UIToolTipInteraction in view.interactions {
                guard let configuration = interaction.configuration(at: point) else { continue }
                let rect = configuration.sourceRect.isNull ? view.bounds : configuration.sourceRect
                guard rect.contains(point), !configuration.toolTip.isEmpty else { continue }
                self.init(text: configuration.toolTip, view: view, rect: rect)
                return
            }
        }
        return nil
    }

    private init(text: String, view: UIView, rect: CGRect) {
        self.text = text
        self.view = view
        self.rect = rect
    }

    /// Whether the view is still in the window and contains the point.
    func contains(_ location: CGPoint, in window: UIWindow) -> Bool {
        guard let view, view.window === window else { return false }
        return rect.contains(view.convert(location, from: nil as UIView?))
    }

    /// Returns the label in front that shows its whole text in a tool tip. Labels take no touches, so that the hit view
    /// is one that contains them.
    private static func truncatedLabel(in view: UIView, at location: CGPoint) -> UILabel? {
        guard !view.isHidden, view.alpha > 0 else { return nil }
        let contains = view.bounds.contains(view.convert(location, from: nil as UIView?))
        guard contains || !view.clipsToBounds else { return nil }
        for subview in view.subviews.reversed() {
            if let label = truncatedLabel(in: subview, at: location) { return label }
        }
        guard contains, let label = view as? UILabel, label.showsExpansionTextWhenTruncated else { return nil }
        return label.isTextTruncated ? label : nil
    }
}
