import CoreGraphics

/// Fonts that every iPhone has and other systems may not. Where one is not installed, an installed font of its kind is
/// used, and the console says so once.
enum AppleFonts {
    private enum Kind { case sansSerif, serif, monospaced }

    private static let families: [String: Kind] = [
        "helveticaneue": .sansSerif, "helvetica": .sansSerif, "arial": .sansSerif, "avenir": .sansSerif,
        "avenirnext": .sansSerif, "avenirnextcondensed": .sansSerif, "verdana": .sansSerif,
        "trebuchetms": .sansSerif, "futura": .sansSerif, "gillsans": .sansSerif, "optima": .sansSerif,
        "applesdgothicneo": .sansSerif, "arialmt": .sansSerif, "arialroundedmtbold": .sansSerif,
        "dinalternate": .sansSerif, "dincondensed": .sansSerif, "galvji": .sansSerif, "impact": .sansSerif,
        "pingfangsc": .sansSerif, "pingfangtc": .sansSerif, "pingfanghk": .sansSerif, "thonburi": .sansSerif,
        // Of handwriting and for display.
        "bradleyhanditctt": .sansSerif, "chalkboardse": .sansSerif, "chalkduster": .sansSerif,
        "markerfelt": .sansSerif, "noteworthy": .sansSerif, "partyletplain": .sansSerif,
        "savoyeletplain": .sansSerif, "snellroundhand": .sansSerif, "zapfino": .sansSerif,
        "academyengravedletplain": .serif, "copperplate": .serif, "papyrus": .serif, "rockwell": .serif,
        "georgia": .serif, "timesnewroman": .serif, "timesnewromanps": .serif, "timesnewromanpsmt": .serif,
        "palatino": .serif, "baskerville": .serif, "didot": .serif, "cochin": .serif, "hoeflertext": .serif,
        "iowanoldstyle": .serif, "charter": .serif, "bodoni72": .serif,
        "bodonisvtytwoitctt": .serif,
        "courier": .monospaced, "couriernew": .monospaced, "couriernewps": .monospaced,
        "couriernewpsmt": .monospaced, "menlo": .monospaced, "monaco": .monospaced,
        "americantypewriter": .monospaced,
    ]

    /// Returns the installed font for one of Apple's names ("HelveticaNeue-Bold", "Arial"); nil for other names, and for
    /// fonts that are installed.
    static func substitute(for name: String, size: CGFloat) -> FontDescription? {
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        guard let first = parts.first else { return nil }
        let family = first.lowercased().filter { $0 != " " }
        guard let kind = families[family], !isInstalled(family) else { return nil }
        var styleName = parts.count == 2 ? parts[1] : ""
        for suffix in ["MT", "PSMT"] where styleName.hasSuffix(suffix) { styleName.removeLast(suffix.count) }
        if family == "arialroundedmtbold" { styleName = "Bold" }
        guard let style = FontStyleName(styleName) else { return nil }
        let replacement = installedFamily(of: kind)
        ConsoleLog.once(
            "font \(family)", "The font \(first) is not installed. \(replacement) is used in its place.")
        return FontDescription(family: replacement, size: size, weight: style.weight, isItalic: style.isItalic)
    }

    /// Families like Apple's fonts of other designs, the most similar first: SF Pro Rounded, and New York.
    private static let designs: [UIFontDescriptor.SystemDesign: [String]] = [
        .rounded: [
            "SF Pro Rounded", "Nunito", "Varela Round", "M PLUS Rounded 1c", "Quicksand", "Comfortaa",
        ],
        .serif: [
            "New York", "Noto Serif", "Source Serif 4", "Source Serif Pro", "Liberation Serif",
            "DejaVu Serif",
        ],
    ]

    /// Returns the family for a design of the system font.
    static func family(of design: UIFontDescriptor.SystemDesign) -> String {
        let names = designs[design] ?? []
        if let family = names.lazy.compactMap({ FontDescription.installedFamily(named: $0) }).first {
            return family
        }
        ConsoleLog.once(
            "design \(design.rawValue)",
            "No font like \(names.first ?? "it") is installed. The system font is used in its place.")
        return FontDescription.systemFamily
    }

    private static func isInstalled(_ family: String) -> Bool {
        FontDescription.installedFamilies.contains { $0.filter { $0 != " " }.lowercased() == family }
    }

    private static func installedFamily(of kind: Kind) -> String {
        switch kind {
        case .sansSerif: FontDescription.systemFamily
        case .monospaced: FontDescription.monospacedSystemFamily
        case .serif: FontDescription.installedFamily(named: "DejaVu Serif") ?? FontDescription.systemFamily
        }
    }
}
