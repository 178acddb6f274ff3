import UIKit

/// The cell of a ``PageViewController``'s row, and the controller of that row: it makes its views, shows the row's data
/// and handles touches.
///
/// Subclasses override what they have of their own:
///
/// ```swift
/// final class CityCell: PageCell {
///     private let label = UILabel()
///
///     override func finishConstruction() { contentView.addSubview(label) }
///
///     override func configure(for cellData: Any?, tableView: UITableView, indexPath: IndexPath) {
///         super.configure(for: cellData, tableView: tableView, indexPath: indexPath)
///         label.text = cellData as? String
///     }
/// }
/// ```
@preconcurrency @MainActor
open class PageCell: UITableViewCell {
    /// The place of the row while the cell is configured.
    private var preparedPath: IndexPath?

    // MARK: What all cells of a class have in common

    /// The name of a nib whose only view fills the content view. The cell is the nib's owner. The default is nil.
    open class var nibName: String? { nil }

    /// The bundle of the nib; nil, the default, for the main bundle.
    open class var nibBundle: Bundle? { nil }

    /// The style of the cell. The default is `.default`.
    open class var style: UITableViewCell.CellStyle { .default }

    /// The height of rows whose description gives none. The default is the height that the view has in the nib; without
    /// a nib `automaticDimension`, which stands for the table's `rowHeight`.
    open class var rowHeight: CGFloat { PageCellNibs.height(of: self) ?? UITableView.automaticDimension }

    /// The class of the row's background and of the background of its selection; nil for those of UIKit. The default is
    /// ``PageCellBackground``.
    open class var pageCellBackgroundClass: PageCellBackground.Type? { PageCellBackground.self }

    // MARK: Creating

    /// Creates a cell of the class's ``style``, whatever style is given, because a table creates cells of registered
    /// classes in the default style. Loads the nib and calls ``finishConstruction()``.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: Self.style, reuseIdentifier: reuseIdentifier)
        construct()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        construct()
    }

    private func construct() {
        if let view = PageCellNibs.makeView(for: self) {
            nibView = view
            view.frame = contentView.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(view)
        }
        finishConstruction()
    }

    /// The view that came from the nib.
    public private(set) var nibView: UIView?

    /// Called once, when the cell has been created and its nib has been loaded. Creates views or completes those of the
    /// nib. The default implementation does nothing.
    ///
    /// It may also be called for a cell that is never shown, from which the height of the nib's view is read.
    open func finishConstruction() {}

    // MARK: The row

    /// The background of the row; nil if UIKit draws it.
    private var background: PageCellBackground? { backgroundView as? PageCellBackground }

    /// Connects the cell with the data of a row, each time before the row comes on screen. Overrides call super, unless
    /// the row should be drawn as UIKit draws it: the default implementation sets the backgrounds.
    ///
    /// - Parameter cellData: the data of the row's description.
    open func configure(for cellData: Any?, tableView: UITableView, indexPath: IndexPath) {
        guard let backgroundClass = Self.pageCellBackgroundClass else { return }
        if background.map({ type(of: $0) == backgroundClass }) != true {
            backgroundView = backgroundClass.init(isSelection: false)
            selectedBackgroundView = backgroundClass.init(isSelection: true)
            // The cards of a grouped table are narrower than their cells.
            backgroundColor = .clear
        }
        place(at: indexPath, in: tableView)
    }

    /// Called when the user has selected the row. The default implementation deselects it.
    open func handleSelection(in tableView: UITableView) {
        if let indexPath { tableView.deselectRow(at: indexPath, animated: true) }
    }

    /// Called when the user has deselected the row, in a table with selections that last. The default implementation
    /// does nothing.
    open func handleDeselection(in tableView: UITableView) {}

    /// Called when the user has tapped the detail button of the row. The default implementation does nothing.
    open func handleAccessoryTap(in tableView: UITableView) {}

    /// The row that the cell shows at the moment; nil while it is not on screen. Updates of the table change it.
    public var indexPath: IndexPath? { preparedPath ?? table?.indexPath(for: self) }

    /// The page whose row the cell shows; nil while it is in no table, and in tables of other controllers.
    public var pageViewController: PageViewController? { table?.delegate as? PageViewController }

    private var table: UITableView? {
        sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UITableView }.first { _ in true }
    }

    // MARK: Used by the controller

    func prepare(with cellData: Any?, in tableView: UITableView, at indexPath: IndexPath) {
        preparedPath = indexPath
        configure(for: cellData, tableView: tableView, indexPath: indexPath)
        preparedPath = nil
    }

    /// Called after changes of the table.
    func positionMayHaveChanged(in tableView: UITableView) {
        if let indexPath = tableView.indexPath(for: self) { place(at: indexPath, in: tableView) }
    }

    private func place(at indexPath: IndexPath, in tableView: UITableView) {
        guard let background else { return }
        let position = PageCellPosition(row: indexPath.row, of: tableView.numberOfRows(inSection: indexPath.section))
        background.show(position, in: tableView.style)
        (selectedBackgroundView as? PageCellBackground)?.show(position, in: tableView.style)
    }

    /// Follows changes that were made in the table itself.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if background != nil, let table { positionMayHaveChanged(in: table) }
    }
}
