extension UIView {
    /// Returns a description of the view tree for golden files and for debugging, with one view on each line. Default
    /// values are omitted.
    ///
    /// Class names are printed without addresses, so that the text is the same in every run.
    package func treeDump() -> String {
        var lines: [String] = []
        appendDump(to: &lines, depth: 0)
        return lines.joined(separator: "\n")
    }

    private func appendDump(to lines: inout [String], depth: Int) {
        lines.append(String(repeating: "  ", count: depth) + dumpLine)
        for subview in subviews where !subview.isIdleCell { subview.appendDump(to: &lines, depth: depth + 1) }
    }

    private var isIdleCell: Bool { (self as? any PooledView)?.isHiddenForReuse ?? false }

    private var dumpLine: String {
        var parts = ["\(type(of: self)) \(frame.dumpDescription)"]
        if bounds.origin != .zero { parts.append("bounds=\(bounds.dumpDescription)") }
        if !transform.isIdentity { parts.append("transformed") }
        if isHidden { parts.append("hidden") }
        if alpha != 1 { parts.append("alpha=\(alpha.dumpDescription)") }
        if clipsToBounds { parts.append("clips") }
        if let identifier = accessibilityIdentifier { parts.append("id=\"\(identifier)\"") }
        let details = dumpDetails
        // A label that repeats the content, such as that of a row, is already among the details.
        if let label = Attachments.accessibility(of: self, \.label)?.string, !details.contains("\"\(label)\"") {
            parts.append("label=\"\(label)\"")
        }
        parts.append(contentsOf: details)
        return parts.joined(separator: " ")
    }
}

/// A view that may be in a reuse pool.
@MainActor
protocol PooledView: UIView {
    /// Whether the view is in the pool, and not on screen.
    var isHiddenForReuse: Bool { get }
}

extension CGFloat {
    /// The number with at most two decimals, so that rounding errors do not appear in golden files.
    var dumpDescription: String {
        let rounded = (Double(self) * 100).rounded() / 100
        return rounded == 0 ? "0" : String(format: "%g", rounded)
    }
}

extension CGRect {
    var dumpDescription: String {
        "(\(minX.dumpDescription), \(minY.dumpDescription), \(width.dumpDescription), \(height.dumpDescription))"
    }
}
