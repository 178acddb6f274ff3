/// A direction in which a row is looked for.
enum RowDirection: Int {
    case up = -1
    case down = 1
}
