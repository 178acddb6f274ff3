internal import RuntimeInspection

// The types of data-source and delegate methods, for calling one that only a subclass of the conforming class declares.
// Structs around a concrete function, because a function that went through a generic type would be called by another
// convention.

struct TableToInt: DeclaredMethods.Call {
    typealias Function = (UITableView) -> Int
    let call: Function
}

struct SectionToTitle: DeclaredMethods.Call {
    typealias Function = (UITableView, Int) -> String?
    let call: Function
}

struct SectionToPoints: DeclaredMethods.Call {
    typealias Function = (UITableView, Int) -> CGFloat
    let call: Function
}

struct SectionToView: DeclaredMethods.Call {
    typealias Function = (UITableView, Int) -> UIView?
    let call: Function
}

struct RowToPoints: DeclaredMethods.Call {
    typealias Function = (UITableView, IndexPath) -> CGFloat
    let call: Function
}

struct RowToBool: DeclaredMethods.Call {
    typealias Function = (UITableView, IndexPath) -> Bool
    let call: Function
}

struct RowToInt: DeclaredMethods.Call {
    typealias Function = (UITableView, IndexPath) -> Int
    let call: Function
}

struct RowToRow: DeclaredMethods.Call {
    typealias Function = (UITableView, IndexPath) -> IndexPath?
    let call: Function
}

struct RowNotice: DeclaredMethods.Call {
    typealias Function = (UITableView, IndexPath) -> Void
    let call: Function
}

struct RowActionToBool: DeclaredMethods.Call {
    typealias Function = (UITableView, Selector, IndexPath, Any?) -> Bool
    let call: Function
}

struct RowActionNotice: DeclaredMethods.Call {
    typealias Function = (UITableView, Selector, IndexPath, Any?) -> Void
    let call: Function
}

struct RowsNotice: DeclaredMethods.Call {
    typealias Function = (UITableView, [IndexPath]) -> Void
    let call: Function
}

struct CellNotice: DeclaredMethods.Call {
    typealias Function = (UITableView, UITableViewCell, IndexPath) -> Void
    let call: Function
}

struct ViewNotice: DeclaredMethods.Call {
    typealias Function = (UITableView, UIView, Int) -> Void
    let call: Function
}
