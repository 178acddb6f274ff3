import UIKit

/// The class of a row, as lists of rows compare them.
public struct RowKind: Hashable {
    private let rowClass: AnyClass

    public init(_ rowClass: AnyClass) {
        self.rowClass = rowClass
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rowClass.hash())
    }

    public static func == (lhs: RowKind, rhs: RowKind) -> Bool {
        return lhs.rowClass === rhs.rowClass
    }

    public static func name(of row: AnyObject) -> String {
        return type(of: row).description()
    }
}

/// Sizes in the user's defaults.
public final class RowSizes {
    private let defaults: UserDefaults

    public init(_ defaults: UserDefaults) {
        self.defaults = defaults
    }

    public var height: CGFloat? {
        get { return defaults.object(forKey: "height") as? CGFloat }
        set { defaults.setValue(newValue as NSNumber?, forKey: "height") }
    }

    public var title: String? {
        get { return defaults.value(forKey: "title") as? String }
        set { defaults.setValue(newValue, forKey: "title") }
    }
}
