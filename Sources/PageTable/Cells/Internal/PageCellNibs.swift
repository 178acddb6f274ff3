import UIKit

/// The nibs of cells: read once for each class, with the heights of their views.
@MainActor
enum PageCellNibs {
    private struct Entry {
        let name: String
        let nib: UINib
        var height: CGFloat?
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    /// Returns the view of a cell's nib, made with the cell as owner; nil for a class without a nib.
    static func makeView(for cell: PageCell) -> UIView? {
        guard let entry = entry(of: type(of: cell)) else { return nil }
        let view = entry.nib.instantiate(withOwner: cell).lazy.compactMap { $0 as? UIView }.first
        guard let view else {
            PageLog.report("\(entry.name).xib has no view for the content of \(type(of: cell))")
            return nil
        }
        entries[ObjectIdentifier(type(of: cell))]?.height = view.frame.height
        return view
    }

    /// Returns the height that the view of a class's nib has in the nib; nil without a nib.
    static func height(of cellClass: PageCell.Type) -> CGFloat? {
        guard let entry = entry(of: cellClass) else { return nil }
        if let height = entry.height { return height }
        // Only an owner of the class has the nib's outlets. A table creates cells by class.
        let table = UITableView(frame: .zero)
        table.register(cellClass, forCellReuseIdentifier: entry.name)
        _ = table.dequeueReusableCell(withIdentifier: entry.name)
        return entries[ObjectIdentifier(cellClass)]?.height
    }

    private static func entry(of cellClass: PageCell.Type) -> Entry? {
        guard let name = cellClass.nibName else { return nil }
        let key = ObjectIdentifier(cellClass)
        if let known = entries[key], known.name == name { return known }
        let new = Entry(name: name, nib: UINib(nibName: name, bundle: cellClass.nibBundle))
        entries[key] = new
        return new
    }
}
