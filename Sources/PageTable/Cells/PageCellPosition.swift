/// The position of a row in its section, which decides about the ends of its background.
public enum PageCellPosition: Hashable, Sendable {
    /// The only row.
    case single
    /// The first of several rows, one between, and the last.
    case top, middle, bottom

    /// Returns the place of a row among `count` rows.
    public init(row: Int, of count: Int) {
        switch (row <= 0, row >= count - 1) {
        case (true, true): self = .single
        case (true, false): self = .top
        case (false, false): self = .middle
        case (false, true): self = .bottom
        }
    }

    /// Whether the row is the first of its section.
    public var isTop: Bool { self == .top || self == .single }
    /// Whether the row is the last of its section.
    public var isBottom: Bool { self == .bottom || self == .single }
}
