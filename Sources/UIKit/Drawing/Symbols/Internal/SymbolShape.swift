/// What a symbol's name stands for: an icon of the table, or one composed of others by the endings of the name.
///
/// The endings are Apple's: `.fill`, `.circle`, `.circle.fill`, `.square`, `.slash`, `.badge`, `.badge.plus`,
/// `.lefthalf.filled` and so on. Names with such an ending that Apple does not have are known too.
indirect enum SymbolShape: Equatable, Sendable {
    /// The name of an icon of the font.
    case icon(String)
    /// Letters, digits or signs of the system font.
    case letters(String)
    /// A shape that the font does not have.
    case drawn(SymbolOutline, SymbolOutline.Style)
    /// With a line across, from the upper left to the lower right.
    case struck(SymbolShape)
    /// With a small sign at the lower right, or a dot at the upper right for nil.
    case badged(SymbolShape, SymbolShape?)
    /// In a circle, a bubble or the like. A filled frame shows the shape as a hole.
    case framed(SymbolShape, SymbolFrame, filled: Bool)

    /// Returns nil for a name that does not stand for anything that can be drawn.
    init?(symbol name: String) {
        // Each ending can be read in several ways. No name of Apple's is as long.
        guard name.utf8.count < 100 else { return nil }
        guard let shape = Self.plain(name) ?? Self.struck(name) ?? Self.badged(name) ?? Self.framed(name) else {
            // Most icons have one form, which shows both.
            guard let base = name.without(ending: ".fill"), let icon = SymbolNames.icons[base] else { return nil }
            self = .icon(icon)
            return
        }
        self = shape
    }

    private static func plain(_ name: String) -> SymbolShape? {
        if let icon = SymbolNames.icons[name] { return .icon(icon) }
        if let pair = SymbolNames.pairs[name] { return pair }
        if let letters = SymbolNames.signs[name] { return .letters(letters) }
        for style in SymbolOutline.Style.allCases {
            for ending in style.endings {
                guard let base = name.without(ending: ending), let outline = SymbolOutline(rawValue: base),
                    style == .line || !outline.isOpen
                else { continue }
                return .drawn(outline, style)
            }
        }
        return nil
    }

    private static func struck(_ name: String) -> SymbolShape? {
        if let base = name.without(ending: ".slash") { return SymbolShape(symbol: base).map { .struck($0) } }
        return name.without(ending: ".slash.fill").flatMap { solid($0) }.map { .struck($0) }
    }

    private static func badged(_ name: String) -> SymbolShape? {
        if let base = name.without(ending: ".trianglebadge.exclamationmark") {
            return SymbolShape(symbol: base).map { .badged($0, .icon("warning")) }
        }
        var parts = name.split(separator: ".").map(String.init)
        guard let index = parts.lastIndex(of: "badge"), index > 0 else { return nil }
        let isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        let base = parts[..<index].joined(separator: ".")
        guard let shape = isFilled ? solid(base) : SymbolShape(symbol: base) else { return nil }
        let sign = parts[(index + 1)...].joined(separator: ".")
        guard !sign.isEmpty else { return .badged(shape, nil) }
        guard sign != "circle" else { return nil }
        return SymbolNames.icons[sign + ".fill"].map { .badged(shape, .icon($0)) }
            ?? SymbolNames.icons[sign].map { .badged(shape, .icon($0)) }
    }

    private static func framed(_ name: String) -> SymbolShape? {
        for frame in SymbolFrame.allCases {
            if let base = name.without(ending: "." + frame.rawValue) {
                return content(base, frame).map { .framed($0, frame, filled: false) }
            }
            if frame.canBeFilled, let base = name.without(ending: "." + frame.rawValue + ".fill") {
                return content(base, frame).map { .framed($0, frame, filled: true) }
            }
        }
        return nil
    }

    /// What is shown in a frame: solid, as the frames are so small.
    private static func content(_ name: String, _ frame: SymbolFrame) -> SymbolShape? {
        if frame == .circle || frame == .square, SymbolNames.isLetter(name) { return .letters(name.uppercased()) }
        switch solid(name) {
        case .badged, .framed, nil: return nil
        case let shape?: return shape
        }
    }

    /// The filled form, if there is one.
    private static func solid(_ name: String) -> SymbolShape? {
        SymbolShape(symbol: name + ".fill") ?? SymbolShape(symbol: name)
    }
}

/// Shapes around other symbols.
enum SymbolFrame: String, CaseIterable {
    case circle, square, app, rectangle, portrait = "rectangle.portrait", triangle, diamond, hexagon, octagon, seal
    case shield, bubble, message, cloud, icloud, heart, viewfinder

    var canBeFilled: Bool { self != .viewfinder }
}

extension String {
    fileprivate func without(ending: String) -> String? {
        hasSuffix(ending) && count > ending.count ? String(dropLast(ending.count)) : nil
    }
}
