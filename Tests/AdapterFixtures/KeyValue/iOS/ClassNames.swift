import UIKit

/// Cells by the names of their classes.
public final class NamedCell: UITableViewCell {
    public static var identifier: String { return NSStringFromClass(self).components(separatedBy: ".").last! }
    public final class Inner: UITableViewCell {}
}

public enum CellClasses {
    public static func register(in table: UITableView) {
        for cell in [NamedCell.self, NamedCell.Inner.self] as [UITableViewCell.Type] {
            table.register(cell, forCellReuseIdentifier: NSStringFromClass(cell))
        }
    }

    public static var names: [String] {
        return [
            NSStringFromClass(NamedCell.self), NSStringFromClass(UITableViewCell.self),
            String(describing: NamedCell.self), NamedCell.identifier,
        ]
    }

    public static func find(_ name: String) -> UITableViewCell.Type? {
        return NSClassFromString(name) as? UITableViewCell.Type
    }

    public static func name(of object: AnyObject) -> String { return NSStringFromClass(type(of: object)) }

    public static var roundTrip: Bool { return NSClassFromString(NSStringFromClass(NamedCell.self)) == NamedCell.self }
}
