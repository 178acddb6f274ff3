extension UIView {
    /// The view tree as text, one view a line, defaults left out: for golden files and for reading.
    ///
    /// Class names stand without addresses, so that the text is the same in every run.
    package func treeDump() -> String {
        var lines: [String] = []
        appendDump(to: &lines, depth: 0)
        return lines.joined(separator: "\n")
    }

    private func appendDump(to lines: inout [String], depth: Int) {
        lines.append(String(repeating: "  ", count: depth) + dumpLine)
        for subview in subviews where !subview.isIdleCell { subview.appendDump(to: &lines, depth: depth + 1) }
    }

    /// Cells in a table's pool say nothing about the screen.
    private var isIdleCell: Bool { (self as? UITableViewCell)?.isHiddenForReuse ?? false }

    private var dumpLine: String {
        var parts = ["\(type(of: self)) \(frame.dumpDescription)"]
        if bounds.origin != .zero { parts.append("bounds=\(bounds.dumpDescription)") }
        if !transform.isIdentity { parts.append("transformed") }
        if isHidden { parts.append("hidden") }
        if alpha != 1 { parts.append("alpha=\(alpha.dumpDescription)") }
        if clipsToBounds { parts.append("clips") }
        if let identifier = accessibilityIdentifier { parts.append("id=\"\(identifier)\"") }
        let details = dumpDetails
        // What follows from the content, as a row's label does, is there already.
        if let label = Attachments.accessibility(of: self, \.label)?.string, !details.contains("\"\(label)\"") {
            parts.append("label=\"\(label)\"")
        }
        parts.append(contentsOf: details)
        return parts.joined(separator: " ")
    }
}

extension CGFloat {
    /// At most two decimals, so that binary rounding stays out of golden files.
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
