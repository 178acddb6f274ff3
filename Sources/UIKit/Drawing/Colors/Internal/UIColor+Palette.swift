import Synchronization

extension UIColor {
    /// The fixed colors, made once. Their values are those documented on UIColor's pages.
    enum Palette {
        static let black = UIColor(white: 0, alpha: 1)
        static let darkGray = UIColor(white: 1 / 3, alpha: 1)
        static let lightGray = UIColor(white: 2 / 3, alpha: 1)
        static let white = UIColor(white: 1, alpha: 1)
        static let gray = UIColor(white: 0.5, alpha: 1)
        static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
        static let clear = UIColor(white: 0, alpha: 0)
        static let lightText = UIColor(white: 1, alpha: 0.6)
    }
}

extension SystemColor {
    private static let dynamicColors = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, UIColor(source: .system($0))) })

    /// One object for each color, so that a system color is identical to itself.
    var dynamic: UIColor {
        Self.dynamicColors[self] ?? UIColor(source: .system(self))
    }

    /// The color in the look of this process.
    func color(isDark: Bool, isElevated: Bool = false, isHighContrast: Bool = false) -> UIColor {
        let key = Resolved(
            color: self, look: Trestle.look, isDark: isDark, isElevated: isElevated, isHighContrast: isHighContrast)
        return Self.resolved.withLock { known in
            if let color = known[key] { return color }
            let color = key.makeColor()
            known[key] = color
            return color
        }
    }

    /// The parameters of a system color. Each color is made once, since every label asks for its color whenever its
    /// text changes.
    private struct Resolved: Hashable {
        var color: SystemColor
        var look: Trestle.Look
        var isDark: Bool
        var isElevated: Bool
        var isHighContrast: Bool

        func makeColor() -> UIColor {
            let colors = SystemMetrics.current.colors
            let ofContrast =
                isHighContrast ? colors.highContrast(color, isDark: isDark, isElevated: isElevated) : nil
            let elevated = isDark && isElevated ? SystemMetrics.Colors.elevatedDark[color] : nil
            let shade = ofContrast ?? elevated ?? (isDark ? colors[color].dark : colors[color].light)
            return UIColor(
                red: shade.red / 255, green: shade.green / 255, blue: shade.blue / 255, alpha: shade.alpha)
        }
    }

    private static let resolved = Mutex<[Resolved: UIColor]>([:])
}
