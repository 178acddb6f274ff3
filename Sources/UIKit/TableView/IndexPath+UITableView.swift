/// An index path of a table view is `[section, row]`. `row`, `section` and `item` raise for paths of another length;
/// under `Trestle.ExceptionPolicy.report` they return the index if there is one, otherwise 0.
extension IndexPath {
    /// Creates the index path of a row.
    public init(row: Int, section: Int) {
        self = IndexPath(index: section).appending(row)
    }

    /// Creates the index path of an item.
    public init(item: Int, section: Int) {
        self = IndexPath(index: section).appending(item)
    }

    /// The section; the first one is 0.
    public var section: Int {
        get { tableIndex(0) }
        set { setTableIndex(0, newValue) }
    }

    /// The row in its section; the first one is 0.
    public var row: Int {
        get { tableIndex(1) }
        set { setTableIndex(1, newValue) }
    }

    /// The item in its section; the first one is 0.
    public var item: Int {
        get { tableIndex(1) }
        set { setTableIndex(1, newValue) }
    }

    /// The description of an NSIndexPath in UIKit's exceptions. The address is a tagged pointer there; here it is
    /// computed from the row and section in the same style, so that messages are the same in every run.
    package var objectDescription: String {
        let tag: UInt64 = 0xC000_0000_0000_0016
        let row = UInt64(truncatingIfNeeded: count > 1 ? self[1] : 0)
        let section = UInt64(truncatingIfNeeded: count > 0 ? self[0] : 0)
        let address = tag | (row & 0x1FFF) << 15 | (section & 0x1FFF) << 28
        let path = map(String.init).joined(separator: " - ")
        return "<NSIndexPath: 0x\(String(address, radix: 16))> {length = \(count), path = \(path)}"
    }

    private func tableIndex(_ position: Int) -> Int {
        requireTwoIndexes()
        return position < count ? self[position] : 0
    }

    private mutating func setTableIndex(_ position: Int, _ index: Int) {
        requireTwoIndexes()
        if position < count { self[position] = index }
    }

    private func requireTwoIndexes() {
        guard count != 2 else { return }
        Trestle.raise(
            .internalInconsistencyException,
            "Invalid index path for use with UITableView.  Index paths passed to table view must contain exactly two indices "
                + "specifying the section and row.  Please use the category on NSIndexPath in UITableView.h if possible.",
            hint: "the index path is \(self); make one with IndexPath(row:section:)")
    }
}

extension NSIndexPath {
    /// Creates the index path of a row.
    public convenience init(row: Int, section: Int) {
        self.init(indexes: [section, row], length: 2)
    }

    /// Creates the index path of an item.
    public convenience init(item: Int, section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// The section; the first one is 0.
    public var section: Int { (self as IndexPath).section }
    /// The row in its section; the first one is 0.
    public var row: Int { (self as IndexPath).row }
    /// The item in its section; the first one is 0.
    public var item: Int { (self as IndexPath).item }
}
