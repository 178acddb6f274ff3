import Cassowary

/// The best solution of a small system, in exact integers and without any method: every point in which as many of the
/// lines a constraint = 0, variable = 0 meet as there are variables is tried, and the best one taken.
///
/// The cost is linear between these lines, so one of these points is best.
struct ExactReference {
    struct Constraint {
        /// In halves.
        var coefficients: [Int]
        /// In halves.
        var constant: Int
        var relation: Relation
        var priority: Double
        var rank: Int
    }

    /// Numerators over one positive denominator.
    struct Point {
        var numerators: [Int]
        var denominator: Int
        var values: [Double] { numerators.map { Double($0) / Double(denominator) } }
    }

    /// - Parameter order: the variables, first the one that is to be closest to 0.
    /// - Returns: nil if the required constraints cannot hold together.
    static func solve(_ constraints: [Constraint], order: [Int]) -> Point? {
        let lines = lines(constraints, order.count)
        var best: (point: Point, costs: [Int])?
        forEachPoint(in: lines, constraints, order.count) { point in
            let costs = costs(of: point, constraints) + order.map { abs(point.numerators[$0]) }
            if let found = best, !isLess(costs, point.denominator, found.costs, found.point.denominator) { return }
            best = (point, costs)
        }
        return best?.point
    }

    /// Whether points of the same cost have other values of a variable.
    static func isAmbiguous(_ variable: Int, _ constraints: [Constraint], best: Point) -> Bool {
        let count = best.numerators.count
        var lines = lines(constraints, count)
        // Solutions without bounds reach a far value too.
        for far in [-1000, 1000] {
            lines.append((row: (0..<count).map { $0 == variable ? 2 : 0 }, constant: far))
        }
        let costs = costs(of: best, constraints)
        var isAmbiguous = false
        forEachPoint(in: lines, constraints, count) { point in
            let (value, other) = (point.numerators[variable], best.numerators[variable])
            guard value * best.denominator != other * point.denominator else { return }
            let others = self.costs(of: point, constraints)
            if !isLess(costs, best.denominator, others, point.denominator) { isAmbiguous = true }
        }
        return isAmbiguous
    }

    private static func lines(_ constraints: [Constraint], _ count: Int) -> [(row: [Int], constant: Int)] {
        constraints.map { (row: $0.coefficients, constant: $0.constant) }
            + (0..<count).map { variable in
                (row: (0..<count).map { $0 == variable ? 2 : 0 }, constant: 0)
            }
    }

    /// Calls the closure with every point in which lines meet and the required constraints hold.
    private static func forEachPoint(
        in lines: [(row: [Int], constant: Int)], _ constraints: [Constraint], _ count: Int, _ body: (Point) -> Void
    ) {
        forEachChoice(of: count, from: lines.count) { chosen in
            guard let point = intersection(chosen.map { lines[$0] }), isAllowed(point, constraints) else { return }
            body(point)
        }
    }

    private static func isLess(_ costs: [Int], _ denominator: Int, _ others: [Int], _ other: Int) -> Bool {
        for (cost, otherCost) in zip(costs, others) where cost * other != otherCost * denominator {
            return cost * other < otherCost * denominator
        }
        return false
    }

    private static func value(_ constraint: Constraint, _ point: Point) -> Int {
        zip(constraint.coefficients, point.numerators).reduce(constraint.constant * point.denominator) {
            $0 + $1.0 * $1.1
        }
    }

    private static func error(_ constraint: Constraint, _ point: Point) -> Int {
        let value = value(constraint, point)
        switch constraint.relation {
        case .equal: return abs(value)
        case .lessThanOrEqual: return max(0, value)
        case .greaterThanOrEqual: return max(0, -value)
        }
    }

    private static func isAllowed(_ point: Point, _ constraints: [Constraint]) -> Bool {
        constraints.allSatisfy { $0.priority < 1000 || error($0, point) == 0 }
    }

    private static func costs(of point: Point, _ constraints: [Constraint]) -> [Int] {
        var costs: [Int] = []
        for priority in Set(constraints.map(\.priority)).subtracting([1000]).sorted(by: >) {
            let level = constraints.filter { $0.priority == priority }
            costs.append(level.reduce(0) { $0 + error($1, point) })
            costs.append(level.reduce(0) { $0 + $1.rank * error($1, point) })
        }
        return costs
    }

    private static func intersection(_ lines: [(row: [Int], constant: Int)]) -> Point? {
        let rows = lines.map(\.row)
        let whole = determinant(rows)
        guard whole != 0 else { return nil }
        let numerators = lines.indices.map { column in
            determinant(
                lines.map { line in
                    var row = line.row
                    row[column] = -line.constant
                    return row
                })
        }
        return whole > 0
            ? Point(numerators: numerators, denominator: whole)
            : Point(numerators: numerators.map { -$0 }, denominator: -whole)
    }

    private static func determinant(_ rows: [[Int]]) -> Int {
        guard let first = rows.first else { return 1 }
        var sum = 0
        for (column, factor) in first.enumerated() where factor != 0 {
            let minor = rows.dropFirst().map { row in
                var shorter = row
                shorter.remove(at: column)
                return shorter
            }
            sum += (column % 2 == 0 ? factor : -factor) * determinant(minor)
        }
        return sum
    }

    private static func forEachChoice(of count: Int, from total: Int, _ body: ([Int]) -> Void) {
        func extend(_ chosen: [Int], from start: Int) {
            guard chosen.count < count else { return body(chosen) }
            for next in start..<max(start, total) { extend(chosen + [next], from: next + 1) }
        }
        extend([], from: 0)
    }
}
