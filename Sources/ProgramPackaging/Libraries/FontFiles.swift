import Foundation

/// The font files of this machine that Trestle draws with.
enum FontFiles {
    /// The families that text, emoji and symbols are drawn with, and those that stand in for Apple's.
    private static let families: Set<String> = [
        "Inter", "Inter Variable", "Inter Display", "Noto Color Emoji", "DejaVu Sans", "DejaVu Sans Mono",
        "DejaVu Serif", "Material Icons",
    ]

    static func installed() throws -> [String] {
        files(in: try PackagingTool.output("fc-list", ["-f", "%{family[0]}\t%{file}\n"], package: "fontconfig"))
    }

    /// - Parameter list: lines with the family and the path of a font.
    static func files(in list: String) -> [String] {
        let paths = list.split(separator: "\n").compactMap { line -> String? in
            let parts = line.split(separator: "\t")
            guard parts.count == 2, families.contains(String(parts[0])) else { return nil }
            return parts[1].hasSuffix(".woff") || parts[1].hasSuffix(".woff2") ? nil : String(parts[1])
        }
        return Set(paths).sorted()
    }
}
