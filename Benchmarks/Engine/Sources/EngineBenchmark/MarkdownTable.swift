import Foundation

/// A table as the documents show it.
struct MarkdownTable {
    private var lines: [String]

    init(_ title: String, columns: [String]) {
        lines = [
            "#### \(title)", "", "| \(columns.joined(separator: " | ")) |",
            "|" + String(repeating: "---|", count: columns.count),
        ]
    }

    mutating func add(_ cells: [String]) {
        lines.append("| \(cells.joined(separator: " | ")) |")
    }

    func print() { Swift.print(lines.joined(separator: "\n") + "\n") }
}

extension Int {
    /// With commas between thousands.
    var grouped: String {
        self < 1000 ? "\(self)" : "\((self / 1000).grouped),\(String(format: "%03d", self % 1000))"
    }
}

extension Double {
    /// With three digits that count.
    var short: String {
        self >= 99.95
            ? Int(rounded()).grouped : String(format: self >= 9.995 ? "%.1f" : self >= 0.9995 ? "%.2f" : "%.3f", self)
    }
}
