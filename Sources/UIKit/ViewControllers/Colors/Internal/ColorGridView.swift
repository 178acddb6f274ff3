import Foundation

/// A color picker's grid: a row of grays, then rows of the same twelve hues from dark to light.
@MainActor
final class ColorGridView: UIControl, ColorPane {
    var onChoose: (ColorComponents, Bool) -> Void = { _, _ in }
    private var cells: [CALayer] = []
    private let mark = CALayer()
    private var shown = ColorComponents(.white)

    static let (columns, rows) = (12, 10)
    /// The colors row by row. // unverified
    static let colors: [ColorComponents] = (0..<rows).flatMap { row in
        (0..<columns).map { column in
            let part = CGFloat(column) / CGFloat(columns)
            guard row > 0 else {
                return ColorComponents(hue: 0, saturation: 0, brightness: 1 - CGFloat(column) / CGFloat(columns - 1))
            }
            // From cyan over the blues and reds to green, as a rainbow that begins elsewhere.
            let hue = (0.54 + part).truncatingRemainder(dividingBy: 1)
            let middle = 4
            return row <= middle
                ? ColorComponents(
                    hue: hue, saturation: 1, brightness: 0.3 + 0.7 * CGFloat(row - 1) / CGFloat(middle - 1))
                : ColorComponents(
                    hue: hue, saturation: 1 - CGFloat(row - middle) / CGFloat(rows - middle), brightness: 1)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = 8
        for color in Self.colors {
            let cell = CALayer()
            cell.backgroundColor = color.color.cgColor
            layer.addSublayer(cell)
            cells.append(cell)
        }
        mark.borderColor = UIColor.white.cgColor
        mark.borderWidth = 3
        mark.cornerRadius = 3
        layer.addSublayer(mark)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ components: ColorComponents) {
        shown = components
        setNeedsLayout()
    }

    // MARK: Touches

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(at: touch, continuously: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(at: touch, continuously: true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { choose(at: touch, continuously: false) }
    }

    private func choose(at touch: UITouch, continuously: Bool) {
        let place = touch.location(in: self)
        guard bounds.width > 0, bounds.height > 0 else { return }
        let column = min(max(Int(place.x / bounds.width * CGFloat(Self.columns)), 0), Self.columns - 1)
        let row = min(max(Int(place.y / bounds.height * CGFloat(Self.rows)), 0), Self.rows - 1)
        choose(column: column, row: row, continuously: continuously)
    }

    private func choose(column: Int, row: Int, continuously: Bool) {
        var chosen = Self.colors[row * Self.columns + column]
        chosen.alpha = shown.alpha
        onChoose(chosen, continuously)
    }

    /// The index of the color that is shown; nil if it is not in the grid.
    private var chosen: Int? {
        let digits = shown.hexadecimal
        return Self.colors.firstIndex { $0.hexadecimal == digits }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(
            width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, cell) in cells.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
            cell.frame = CGRect(
                x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width, height: size.height)
        }
        let chosen = chosen
        mark.isHidden = chosen == nil
        if let chosen { mark.frame = cells[chosen].frame.insetBy(dx: -1, dy: -1) }
        CATransaction.commit()
    }
}

extension ColorGridView: KeyOperated {
    var takesKeys: Bool { isEnabled }

    /// The arrow keys choose the color beside the present one, or the first color if the present one is not in the grid.
    func operate(_ key: PressedKey, isRepeat: Bool) -> Bool {
        guard key.modifiers.isEmpty, let heading = key.heading else { return false }
        guard let chosen else {
            choose(column: 0, row: 0, continuously: false)
            return true
        }
        let (row, column) = chosen.quotientAndRemainder(dividingBy: Self.columns)
        let across = heading == .left ? -1 : heading == .right ? 1 : 0
        let down = heading == .up ? -1 : heading == .down ? 1 : 0
        choose(
            column: min(max(column + across, 0), Self.columns - 1), row: min(max(row + down, 0), Self.rows - 1),
            continuously: false)
        return true
    }
}
