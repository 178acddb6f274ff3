import UIKit

/// A view controller with a table whose rows and sections are descriptions: which class of cell shows which data.
///
/// It implements the data source and the delegate of the table. A row is added with one statement:
///
/// ```swift
/// addRow(at: 0, inSection: 0, cellClass: LabelCell.self, cellData: "Good morning", with: .fade)
/// ```
///
/// Everything that a kind of row has of its own is in its ``PageCell`` class. Unlike a `UITableViewController`'s, the
/// controller's view need not be the table: `loadView()` or a nib may put other views beside it. Text input that is
/// edited in the table is kept above the keyboard.
///
/// Places that do not exist are corrected instead of raising, each with a line on the console: see
/// ``addRow(at:inSection:cellClass:cellData:with:refresh:)``.
@preconcurrency @MainActor
open class PageViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
    // MARK: The table

    private var ownTable: UITableView?
    private var cells = PageCells()
    private var avoidance: KeyboardAvoidance?

    /// The descriptions; changed by the methods that add, remove and move rows and sections.
    var contents = PageContents()
    let updates = PageUpdates()

    /// The style of the table that `loadView()` creates. The default is `.plain`.
    open var tableStyle: UITableView.Style { .plain }

    /// The table; reading it loads the view. Set by a nib's outlet `tableView` or in an override of `loadView()`;
    /// otherwise it is the first table in the view. Setting it makes the controller its data source and delegate.
    open var tableView: UITableView! {
        get {
            loadViewIfNeeded()
            return ownTable ?? adoptTable()
        }
        set { use(newValue) }
    }

    open override class var nibOutlets: [String: NibOutlet] {
        ["tableView": NibOutlet(\PageViewController.tableView)]
    }

    /// Loads the view from the nib, or creates a view that is filled by a table of ``tableStyle``. Overrides that create
    /// the view themselves do not call super, and set ``tableView``.
    open override func loadView() {
        super.loadView()
        guard ownTable == nil, adoptTable() == nil, let view = viewIfLoaded else { return }
        let table = UITableView(frame: view.bounds, style: tableStyle)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
        use(table)
    }

    /// Connects the table. Overrides call `super` first.
    open override func viewDidLoad() {
        super.viewDidLoad()
        _ = tableView
    }

    /// Connects the table if `viewDidLoad()` has not. Overrides call `super`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // For a subclass that creates its view and does not call super when that is loaded.
        _ = tableView
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ownTable?.flashScrollIndicators()
    }

    /// Begins or ends editing, also of the table.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        ownTable?.setEditing(editing, animated: animated)
    }

    /// The table, without loading the view; nil before the view is loaded.
    var tableIfLoaded: UITableView? { ownTable ?? adoptTable() }

    private func adoptTable() -> UITableView? {
        guard let view = viewIfLoaded, let table = firstTable(in: view) else { return nil }
        use(table)
        return table
    }

    private func firstTable(in view: UIView) -> UITableView? {
        if let table = view as? UITableView { return table }
        return view.subviews.lazy.compactMap { self.firstTable(in: $0) }.first
    }

    private func use(_ table: UITableView?) {
        guard table !== ownTable else { return }
        if let ownTable {
            if ownTable.dataSource === self { ownTable.dataSource = nil }
            if ownTable.delegate === self { ownTable.delegate = nil }
        }
        ownTable = table
        cells.forget()
        updates.forget()
        avoidance = table == nil ? nil : KeyboardAvoidance { [weak self] in self?.ownTable }
        guard let table else { return }
        // The cards of a grouped table are narrower than the table, and draw their own separators.
        if table.style == .grouped { table.separatorStyle = .none }
        table.dataSource = self
        table.delegate = self
    }

    // MARK: Headers

    /// Whether the titles of sections are shown by ``PageHeaderView``s instead of UIKit's headers. The default is
    /// false.
    open var useCustomHeaders = false {
        didSet { if useCustomHeaders != oldValue { ownTable?.reloadData() } }
    }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int {
        updates.tableAsks()
        return contents.sections.count
    }

    /// Returns the number of descriptions, or that of the section's ``PageRowSource``.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        contents.numberOfRows(in: section)
    }

    /// Returns a cell of the row's class, which has configured itself with the row's data.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let row = contents.row(at: indexPath),
            let cell = cells.cell(of: row.cellClass, for: indexPath, in: tableView)
        else {
            PageLog.report("there is no row \(indexPath.row) in section \(indexPath.section); an empty cell is shown")
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        cell.prepare(with: row.cellData, in: tableView, at: indexPath)
        return cell
    }

    /// Returns the title of the section's description.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        contents.section(section)?.headerTitle
    }

    /// Returns the title of the section's description.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        contents.section(section)?.footerTitle
    }

    // MARK: UITableViewDelegate

    /// Returns the height of the row's description, or that of its cell's class.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let row = contents.row(at: indexPath) else { return tableView.rowHeight }
        let height = row.rowHeight ?? row.cellClass.rowHeight
        return height == UITableView.automaticDimension ? tableView.rowHeight : height
    }

    /// Returns the view that the section's description makes, the header of its nib, or, with ``useCustomHeaders``, a
    /// view with the title that `tableView(_:titleForHeaderInSection:)` returns. Nil for UIKit's header.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let description = contents.section(section) else { return nil }
        if let makeHeaderView = description.makeHeaderView { return makeHeaderView() }
        let title = self.tableView(tableView, titleForHeaderInSection: section)
        if let name = description.headerNibName {
            return PageNibHeaderView.header(from: name, description.headerNibBundle, title: title, in: tableView)
        }
        guard useCustomHeaders, let title else { return nil }
        return PageHeaderView.header(title: title, in: tableView)
    }

    /// Returns the view of the section's description; nil for UIKit's footer.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        contents.section(section)?.makeFooterView?()
    }

    /// Calls the cell's ``PageCell/handleSelection(in:)``.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        (tableView.cellForRow(at: indexPath) as? PageCell)?.handleSelection(in: tableView)
    }

    /// Calls the cell's ``PageCell/handleDeselection(in:)``.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        (tableView.cellForRow(at: indexPath) as? PageCell)?.handleDeselection(in: tableView)
    }

    /// Calls the cell's ``PageCell/handleAccessoryTap(in:)``.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        (tableView.cellForRow(at: indexPath) as? PageCell)?.handleAccessoryTap(in: tableView)
    }

    // MARK: UITextFieldDelegate

    /// Ends the editing of a text field whose delegate is the controller.
    open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
