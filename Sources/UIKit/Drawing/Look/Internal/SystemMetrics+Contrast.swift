extension SystemMetrics.Colors {
    /// Returns the color of a high contrast; nil for one that is the same in both, or whose other shade is not known.
    package func highContrast(_ color: SystemColor, isDark: Bool, isElevated: Bool) -> SystemMetrics.RGBA? {
        if isDark, isElevated, let shade = Self.elevatedHighContrast[color] { return shade }
        return highContrast[color].map { isDark ? $0.dark : $0.light }
    }

    /// In a dark appearance and a high contrast, of content above other content.
    private static let elevatedHighContrast: [SystemColor: SystemMetrics.RGBA] = [
        .systemBackground: .init(36, 36, 38), .secondarySystemBackground: .init(54, 54, 56),
        .tertiarySystemBackground: .init(68, 68, 70), .systemGroupedBackground: .init(36, 36, 38),
        .secondarySystemGroupedBackground: .init(54, 54, 56), .tertiarySystemGroupedBackground: .init(68, 68, 70),
    ]

    /// The colors of a high contrast, iOS 13 to 18.
    ///
    /// The palette and the grays are Apple's published "accessible" values (Human Interface Guidelines, Color). Those of
    /// labels, fills, separators and backgrounds were read from UIKit on iOS 13 by another project. The last group is
    /// unverified: it follows the named colors.
    static let classicHighContrast: [SystemColor: Shades] = [
        .systemRed: .init(.init(215, 0, 21), .init(255, 105, 97)),
        .systemGreen: .init(.init(36, 138, 61), .init(48, 219, 91)),
        .systemBlue: .init(.init(0, 64, 221), .init(64, 156, 255)),
        .systemOrange: .init(.init(201, 52, 0), .init(255, 179, 64)),
        .systemYellow: .init(.init(178, 80, 0), .init(255, 212, 38)),
        .systemPink: .init(.init(211, 15, 69), .init(255, 100, 130)),
        .systemPurple: .init(.init(137, 68, 171), .init(218, 143, 255)),
        .systemTeal: .init(.init(0, 130, 153), .init(93, 230, 255)),
        .systemIndigo: .init(.init(54, 52, 163), .init(125, 122, 255)),
        .systemBrown: .init(.init(127, 101, 69), .init(181, 148, 105)),
        .systemMint: .init(.init(12, 129, 123), .init(99, 230, 226)),  // dark unverified
        .systemCyan: .init(.init(0, 113, 164), .init(112, 215, 255)),
        .systemGray: .init(.init(108, 108, 112), .init(174, 174, 178)),
        .systemGray2: .init(.init(142, 142, 147), .init(124, 124, 128)),
        .systemGray3: .init(.init(174, 174, 178), .init(84, 84, 86)),
        .systemGray4: .init(.init(188, 188, 192), .init(68, 68, 70)),
        .systemGray5: .init(.init(216, 216, 220), .init(54, 54, 56)),
        .systemGray6: .init(.init(235, 235, 240), .init(36, 36, 38)),

        .secondaryLabel: .init(.init(60, 60, 67, 0.68), .init(235, 235, 245, 0.68)),
        .tertiaryLabel: .init(.init(60, 60, 67, 0.38), .init(235, 235, 245, 0.38)),
        .quaternaryLabel: .init(.init(60, 60, 67, 0.26), .init(235, 235, 245, 0.24)),
        .placeholderText: .init(.init(60, 60, 67, 0.38), .init(235, 235, 245, 0.38)),
        .separator: .init(.init(60, 60, 67, 0.37), .init(84, 84, 88, 0.68)),
        .secondarySystemBackground: .init(.init(235, 235, 240), .init(36, 36, 38)),
        .tertiarySystemBackground: .init(.init(255, 255, 255), .init(54, 54, 56)),
        .systemGroupedBackground: .init(.init(235, 235, 240), .init(0, 0, 0)),
        .secondarySystemGroupedBackground: .init(.init(255, 255, 255), .init(36, 36, 38)),
        .tertiarySystemGroupedBackground: .init(.init(235, 235, 240), .init(54, 54, 56)),
        .systemFill: .init(.init(120, 120, 128, 0.28), .init(120, 120, 128, 0.44)),
        .secondarySystemFill: .init(.init(120, 120, 128, 0.24), .init(120, 120, 128, 0.4)),
        .tertiarySystemFill: .init(.init(118, 118, 128, 0.2), .init(118, 118, 128, 0.32)),
        .quaternarySystemFill: .init(.init(116, 116, 128, 0.16), .init(118, 118, 128, 0.26)),

        .selectedRow: .init(.init(188, 188, 192), .init(68, 68, 70)),
        .disclosure: .init(.init(60, 60, 67, 0.68), .init(235, 235, 245, 0.68)),
        .groupedHeaderText: .init(.init(60, 60, 67, 0.68), .init(235, 235, 245, 0.68)),
        .barHairline: .init(.init(142, 142, 147), .init(84, 84, 86)),
        .scrollIndicator: .init(.init(0, 0, 0, 0.55), .init(255, 255, 255, 0.55)),
        .switchOffTrack: .init(.init(120, 120, 128, 0.44), .init(120, 120, 128, 0.56)),
        .segmentDivider: .init(.init(108, 108, 112, 0.5), .init(174, 174, 178, 0.5)),
        .alertDivider: .init(.init(142, 142, 147), .init(124, 124, 128)),
        .menuDivider: .init(.init(60, 60, 67, 0.37), .init(255, 255, 255, 0.3)),
        .menuGap: .init(.init(0, 0, 0, 0.16), .init(0, 0, 0, 0.45)),
    ]

    /// Those of iOS 26 that differ: Apple's published "accessible" values; the last group is unverified.
    static let ios26HighContrast = classicHighContrast.merging([
        .systemRed: .init(.init(233, 21, 45), .init(255, 97, 101)),
        .systemGreen: .init(.init(0, 137, 50), .init(74, 217, 104)),
        .systemBlue: .init(.init(30, 110, 244), .init(92, 184, 255)),
        .systemOrange: .init(.init(197, 83, 0), .init(255, 160, 86)),
        .systemYellow: .init(.init(161, 106, 0), .init(254, 223, 67)),
        .systemPink: .init(.init(231, 18, 77), .init(255, 138, 196)),
        .systemPurple: .init(.init(176, 47, 194), .init(234, 141, 255)),
        .systemTeal: .init(.init(0, 129, 152), .init(59, 221, 236)),
        .systemIndigo: .init(.init(86, 74, 222), .init(167, 170, 255)),
        .systemBrown: .init(.init(149, 109, 81), .init(219, 166, 121)),
        .systemMint: .init(.init(0, 133, 117), .init(84, 223, 203)),
        .systemCyan: .init(.init(0, 126, 174), .init(109, 217, 255)),

        .plainHeaderText: .init(.init(60, 60, 67, 0.68), .init(235, 235, 245, 0.68)),
        .switchOffTrack: .init(.init(0, 0, 0, 0.44), .init(255, 255, 255, 0.44)),
        .separator: .init(.init(0, 0, 0, 0.25), .init(255, 255, 255, 0.25)),
    ]) { $1 }
}
