internal import TableEngine

/// Checks an update against the counts before and after it, and words what is wrong as UIKit does. Values in, text out.
struct UpdateCheck {
    /// How many rows each section has.
    let before: [Int]
    let after: [Int]
    var deleted: [RowIndex] = []
    var inserted: [RowIndex] = []
    var reloadedSections = IndexSet()

    /// The first thing that is wrong: indexes out of range come before counts that do not add up (measured).
    var fault: String? { rangeFault ?? countFault }

    private var rangeFault: String? {
        for section in reloadedSections where section >= before.count {
            return "attempt to delete section \(section), but there are only \(before.count) sections before the update"
        }
        for row in deleted {
            if row.section >= before.count {
                return
                    "attempt to delete row \(row.row) from section \(row.section), but there are only \(before.count) "
                    + "sections before the update"
            }
            if row.row >= before[row.section] {
                return "attempt to delete row \(row.row) from section \(row.section) which only contains "
                    + "\(before[row.section]) rows before the update"
            }
        }
        for section in reloadedSections where section >= after.count {
            return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
        }
        for row in inserted {
            if row.section >= after.count {
                return
                    "attempt to insert row \(row.row) into section \(row.section), but there are only \(after.count) "
                    + "sections after the update"
            }
            if row.row >= after[row.section] {
                return "attempt to insert row \(row.row) into section \(row.section), but there are only "
                    + "\(after[row.section]) rows in section \(row.section) after the update"
            }
        }
        return nil
    }

    private var countFault: String? {
        isBalanced
            ? nil
            : """
            Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after \
            performing the batch updates are inconsistent with the updates.
            Data source before updates = \(Self.describe(before))
            Data source after updates = \(Self.describe(after))
            Updates = [
            \(lines.map { "\t\($0)" }.joined(separator: ",\n"))
            ]
            """
    }

    private var isBalanced: Bool {
        guard before.count == after.count else { return false }
        return before.indices.allSatisfy { reloadedSections.contains($0) || expected($0) == after[$0] }
    }

    private func expected(_ section: Int) -> Int {
        before[section] - deletedBySection[section, default: 0] + insertedBySection[section, default: 0]
    }

    private var deletedBySection: [Int: Int] { deleted.reduce(into: [:]) { $0[$1.section, default: 0] += 1 } }
    private var insertedBySection: [Int: Int] { inserted.reduce(into: [:]) { $0[$1.section, default: 0] += 1 } }

    private var lines: [String] {
        reloadedSections.flatMap { ["Delete section (\($0))", "Insert section (\($0))"] }
            + deleted.map { "Delete row (\($0.section) - \($0.row))" }
            + inserted.map { "Insert row (\($0.section) - \($0.row))" }
    }

    private static func describe(_ counts: [Int]) -> String {
        let list = counts.map { "\($0)" }.joined(separator: ", ")
        return "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with row counts: [\(list)] }"
    }

    /// The older sentence, which names the section: for our hint.
    var hint: String {
        guard before.count == after.count,
            let section = before.indices.first(where: { !reloadedSections.contains($0) && expected($0) != after[$0] })
        else {
            return
                "invalid number of sections: the data source now has \(after.count), the table knows \(before.count), and "
                + "this update neither inserts nor deletes sections. Change the data and tell the table in one go."
        }
        return
            "Invalid update: invalid number of rows in section \(section). The number of rows contained in an existing "
            + "section after the update (\(after[section])) must be equal to the number of rows contained in that section before "
            + "the update (\(before[section])), plus or minus the number of rows inserted or deleted from that section "
            + "(\(insertedBySection[section, default: 0]) inserted, \(deletedBySection[section, default: 0]) deleted) and plus or "
            + "minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
    }
}
