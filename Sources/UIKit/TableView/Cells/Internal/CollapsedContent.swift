/// Content views whose constraints leave their heights open: they get the standard height instead of none.
///
/// UIKit says so once for each kind of view, in the words below (reported for cells of tables and of collection views).
@MainActor
enum CollapsedContent {
    case tableCell
    /// UIKit's words are those for headers of collection lists. // unverified
    case tableHeaderOrFooter
    case listCell

    /// Returns the fitting size of a content view; the standard height if that comes out at 0 and no required constraint
    /// makes it so.
    ///
    /// - Parameters:
    ///   - vertical: The priority of the height in the first question.
    ///   - view: The cell, header or footer, for the message.
    ///   - fit: Returns the fitting size for a height and its priority; nil for a view without constraints.
    func fit(
        standard: @autoclosure () -> CGFloat, _ vertical: UILayoutPriority, for view: UIView,
        _ fit: (CGFloat, UILayoutPriority) -> CGSize?
    ) -> CGSize? {
        guard let size = fit(0, vertical) else { return nil }
        guard size.height < 0.001, vertical != .required else { return size }
        let standard = standard()
        guard standard > 0 else { return size }
        // Just below the required constraints. UIKit's test is not known. // unverified
        let priority = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
        guard let open = fit(standard, priority), open.height > 0.001 else { return size }
        ConsoleLog.once("\(self) without a height", message(for: view))
        return CGSize(width: size.width, height: standard)
    }

    private func message(for view: UIView) -> String {
        let (dimension, owner, title) =
            switch self {
            case .tableCell: ("height", "table view cell", "Cell")
            case .tableHeaderOrFooter: ("height", "table view header/footer", "Header/footer")
            case .listCell: ("size", "collection view cell", "Cell")
            }
        return """
            Warning once only: Detected a case where constraints ambiguously suggest a \(dimension) of zero for a \(owner)'s \
            content view. We're considering the collapse unintentional and using standard \(dimension) instead. \
            \(title): \(view)
            """
    }
}
