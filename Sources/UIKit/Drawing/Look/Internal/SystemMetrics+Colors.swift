import Foundation

extension SystemMetrics {
    /// What each system color is in light and dark, and in a high contrast.
    package struct Colors: Sendable {
        package var shades: [SystemColor: Shades]
        /// What colors are in a high contrast, where that differs.
        package var highContrast: [SystemColor: Shades] = Self.classicHighContrast

        /// In dark, of what lies above something else: sheets, popovers. Widely known, iOS 13 and later; the others are
        /// as dark as ever.
        package static let elevatedDark: [SystemColor: RGBA] = [
            .systemBackground: RGBA(28, 28, 30), .secondarySystemBackground: RGBA(44, 44, 46),
            .tertiarySystemBackground: RGBA(58, 58, 60), .systemGroupedBackground: RGBA(28, 28, 30),
            .secondarySystemGroupedBackground: RGBA(44, 44, 46), .tertiarySystemGroupedBackground: RGBA(58, 58, 60),
        ]

        package struct Shades: Sendable, Equatable {
            package var light: RGBA
            package var dark: RGBA

            package init(_ light: RGBA, _ dark: RGBA) {
                self.light = light
                self.dark = dark
            }
        }

        package subscript(color: SystemColor) -> Shades {
            shades[color] ?? Shades(RGBA(0, 0, 0), RGBA(255, 255, 255))
        }

        func replacing(_ others: [SystemColor: Shades], highContrast: [SystemColor: Shades]? = nil) -> Self {
            Self(
                shades: shades.merging(others) { _, other in other },
                highContrast: highContrast ?? self.highContrast)
        }
    }

    /// An sRGB color: levels of 0 to 255, alpha of 0 to 1.
    package struct RGBA: Sendable, Equatable {
        package var red: CGFloat
        package var green: CGFloat
        package var blue: CGFloat
        package var alpha: CGFloat

        package init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }
}

/// The colors of the system look, by UIKit's names; the last group has no name in UIKit.
package enum SystemColor: String, Sendable, CaseIterable {
    case systemRed, systemGreen, systemBlue, systemOrange, systemYellow, systemPink, systemPurple, systemTeal
    case systemIndigo, systemBrown, systemMint, systemCyan
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
    case separator, opaqueSeparator
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill

    case selectedRow, disclosure
    case plainHeaderText, groupedHeaderText, floatingHeaderBackground
    case bar, barHairline
    case scrollIndicator
    case switchOffTrack
    case activityWheel, selectedSegment, segmentDivider
    case alertCancelGround, alertDivider, alertPressed, alertDimming
    case menuGround, menuDivider, menuGap, menuPressed
}

extension SystemMetrics.Colors {
    /// iOS 13 to 18, from Apple's published palette as commonly listed; the measured ones say so.
    static let classic = Self(shades: [
        .systemRed: .init(.init(255, 59, 48), .init(255, 69, 58)),
        .systemGreen: .init(.init(52, 199, 89), .init(48, 209, 88)),  // measured, iOS 16-18, on a switch
        .systemBlue: .init(.init(0, 122, 255), .init(10, 132, 255)),
        .systemOrange: .init(.init(255, 149, 0), .init(255, 159, 10)),
        .systemYellow: .init(.init(255, 204, 0), .init(255, 214, 10)),
        .systemPink: .init(.init(255, 45, 85), .init(255, 55, 95)),
        .systemPurple: .init(.init(175, 82, 222), .init(191, 90, 242)),
        .systemTeal: .init(.init(48, 176, 199), .init(64, 200, 224)),
        .systemIndigo: .init(.init(88, 86, 214), .init(94, 92, 230)),
        .systemBrown: .init(.init(162, 132, 94), .init(172, 142, 104)),  // unverified
        .systemMint: .init(.init(0, 199, 190), .init(99, 230, 226)),  // unverified
        .systemCyan: .init(.init(50, 173, 230), .init(100, 210, 255)),  // unverified
        .systemGray: .init(.init(142, 142, 147), .init(142, 142, 147)),
        .systemGray2: .init(.init(174, 174, 178), .init(99, 99, 102)),
        .systemGray3: .init(.init(199, 199, 204), .init(72, 72, 74)),
        .systemGray4: .init(.init(209, 209, 214), .init(58, 58, 60)),
        .systemGray5: .init(.init(229, 229, 234), .init(44, 44, 46)),
        .systemGray6: .init(.init(242, 242, 247), .init(28, 28, 30)),
        .label: .init(.init(0, 0, 0), .init(255, 255, 255)),
        .secondaryLabel: .init(.init(60, 60, 67, 0.6), .init(235, 235, 245, 0.6)),  // measured: #85858B on #F2F2F7
        .tertiaryLabel: .init(.init(60, 60, 67, 0.3), .init(235, 235, 245, 0.3)),
        .quaternaryLabel: .init(.init(60, 60, 67, 0.18), .init(235, 235, 245, 0.16)),
        .placeholderText: .init(.init(60, 60, 67, 0.3), .init(235, 235, 245, 0.3)),
        .link: .init(.init(0, 122, 255), .init(9, 132, 255)),
        .separator: .init(.init(60, 60, 67, 0.29), .init(84, 84, 88, 0.6)),  // measured: #C6C6C8, #3E3E41
        .opaqueSeparator: .init(.init(198, 198, 200), .init(56, 56, 58)),
        .systemBackground: .init(.init(255, 255, 255), .init(0, 0, 0)),
        .secondarySystemBackground: .init(.init(242, 242, 247), .init(28, 28, 30)),
        .tertiarySystemBackground: .init(.init(255, 255, 255), .init(44, 44, 46)),
        .systemGroupedBackground: .init(.init(242, 242, 247), .init(0, 0, 0)),  // measured, iOS 13-26
        .secondarySystemGroupedBackground: .init(.init(255, 255, 255), .init(28, 28, 30)),  // measured, iOS 13-18
        .tertiarySystemGroupedBackground: .init(.init(242, 242, 247), .init(44, 44, 46)),
        .systemFill: .init(.init(120, 120, 128, 0.2), .init(120, 120, 128, 0.36)),
        .secondarySystemFill: .init(.init(120, 120, 128, 0.16), .init(120, 120, 128, 0.32)),
        .tertiarySystemFill: .init(.init(118, 118, 128, 0.12), .init(118, 118, 128, 0.24)),
        .quaternarySystemFill: .init(.init(116, 116, 128, 0.08), .init(118, 118, 128, 0.18)),

        .selectedRow: .init(.init(209, 209, 214), .init(58, 58, 60)),  // widely known: systemGray4
        .disclosure: .init(.init(60, 60, 67, 0.3), .init(235, 235, 245, 0.3)),  // measured: #C5C5C7 on white
        .plainHeaderText: .init(.init(0, 0, 0), .init(255, 255, 255)),  // measured, iOS 13
        .groupedHeaderText: .init(.init(60, 60, 67, 0.6), .init(235, 235, 245, 0.6)),  // measured, iOS 13-18
        .floatingHeaderBackground: .init(.init(247, 247, 247), .init(28, 28, 30)),  // measured light, iOS 11-12
        .bar: .init(.init(248, 248, 248), .init(18, 19, 18)),  // measured, iOS 13: #F8F8F8, #121312
        .barHairline: .init(.init(178, 178, 178), .init(38, 38, 38)),  // measured, iOS 13: #B2B2B2, #262626
        .scrollIndicator: .init(.init(0, 0, 0, 0.35), .init(255, 255, 255, 0.35)),  // a reimplementation, iOS 11
        .switchOffTrack: .init(.init(120, 120, 128, 0.16), .init(120, 120, 128, 0.32)),  // unverified: secondary fill
        .activityWheel: .init(.init(128, 128, 128), .init(140, 140, 140)),  // measured under Catalyst 26
        .selectedSegment: .init(.init(255, 255, 255), .init(99, 99, 102)),  // widely known, iOS 13-18
        .segmentDivider: .init(.init(142, 142, 147, 0.3), .init(142, 142, 147, 0.3)),  // widely known

        // Measured light over white, iOS 16-17: the card #F0F0F0, which is the system material over the dimmed screen,
        // #CCCCCC; dividers #B2B2B2. Dark unverified.
        .alertCancelGround: .init(.init(255, 255, 255), .init(44, 44, 46)),  // measured light, iOS 16-17
        .alertDivider: .init(.init(178, 178, 178), .init(74, 74, 77)),
        .alertPressed: .init(.init(0, 0, 0, 0.08), .init(255, 255, 255, 0.1)),  // unverified
        .alertDimming: .init(.init(0, 0, 0, 0.2), .init(0, 0, 0, 0.48)),

        // Of edit menus and menus, without the blur: unverified.
        .menuGround: .init(.init(248, 248, 248), .init(37, 37, 38)),
        .menuDivider: .init(.init(60, 60, 67, 0.22), .init(255, 255, 255, 0.15)),
        .menuGap: .init(.init(0, 0, 0, 0.08), .init(0, 0, 0, 0.3)),
        .menuPressed: .init(.init(0, 0, 0, 0.08), .init(255, 255, 255, 0.12)),
    ])

    /// iOS 26: only what was seen to differ.
    static let ios26 = classic.replacing(
        [
            .systemBlue: .init(.init(0, 136, 255), .init(10, 132, 255)),  // measured light; dark unverified
            .systemRed: .init(.init(255, 56, 60), .init(255, 69, 58)),  // measured light; dark unverified
            // Measured: #E8E8E8 on white, #38383B on #1C1C1D.
            .separator: .init(.init(0, 0, 0, 23.0 / 255), .init(255, 255, 255, 0.123)),
            .plainHeaderText: .init(.init(60, 60, 67, 0.6), .init(235, 235, 245, 0.6)),  // measured under Catalyst
            .floatingHeaderBackground: .init(.init(255, 255, 255), .init(0, 0, 0)),  // unverified
            .bar: .init(.init(255, 255, 255), .init(0, 0, 0)),  // unverified
            // Measured under Catalyst.
            .switchOffTrack: .init(.init(0, 0, 0, 66.0 / 255), .init(255, 255, 255, 63.0 / 255)),
        ], highContrast: ios26HighContrast)

    static let catalyst26 = ios26.replacing([
        .separator: .init(.init(0, 0, 0, 25.0 / 255), .init(255, 255, 255, 0.123)),  // measured light: #E6E6E6 on white
        .selectedRow: .init(.init(220, 220, 220), .init(58, 58, 60)),  // measured light: #DCDCDC; dark unverified
    ])
}
