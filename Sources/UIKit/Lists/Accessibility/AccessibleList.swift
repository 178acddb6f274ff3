internal import TableEngine

/// A table or collection view as the nodes of its rows see it. Methods marked *client* may run code of the application,
/// which may change the list in any way.
@MainActor
protocol AccessibleList: UIScrollView, AccessibleNodeMaking {
    /// The numbers of the rows that were asked for, made with the first question.
    var accessibleRows: AccessibleRows { get }
    /// Nil while nobody has asked for a row.
    var accessibleRowsIfMade: AccessibleRows? { get }

    var selection: ListSelection { get }
    var touchSelection: TouchSelection { get }
    var isReadyForQuestions: Bool { get }
    /// Whether several rows may be selected.
    var selectsSeveralRows: Bool { get }
    /// Whether the user may select rows.
    var selectsRows: Bool { get }
    /// Changes with every load and every update.
    var listGeneration: Int { get }

    /// The number of rows in each section. The first question loads them. *Client.*
    var accessibleCounts: SectionCounts { get }

    // MARK: Rows

    /// Returns nil for a row without a cell.
    func accessibleCell(at row: RowIndex) -> UIView?
    /// Returns nil for a view that is not the cell of a row.
    func accessibleRow(of cell: UIView) -> RowIndex?
    /// The rows on the screen.
    var shownRows: ClosedRange<RowIndex>? { get }

    /// Asks the data source for the cell of a row off the screen, and returns what it says. The cell is put back into the
    /// reuse pool. Nil if the list is not ready for the question. *Client.*
    func describe(_ row: RowIndex) -> RowDescription?

    /// Returns the area of a row in the coordinates of the list; nil if that is not known.
    func accessibleFrame(of row: RowIndex) -> CGRect?
    func accessibleRow(at point: CGPoint) -> RowIndex?

    /// Scrolls to a row, without an animation. *Client.*
    func reveal(_ row: RowIndex, _ edge: ListEdge)

    /// What can be done with a row besides selecting it: editing, moving, expanding. *Client.*
    func rowActions(_ row: RowIndex) -> [RowAction]

    // MARK: Headers and footers

    /// Whether sections may have headers or footers at all.
    func mayHave(_ band: ListBand) -> Bool
    /// Whether a section has a header or footer. *Client.*
    func has(_ band: ListBand, in section: Int) -> Bool
    func bandView(_ band: ListBand, in section: Int) -> UIView?
    func band(of view: UIView) -> (band: ListBand, section: Int)?
    /// Returns the text of a header or footer off the screen. *Client.*
    func bandText(_ band: ListBand, in section: Int) -> String?
    func accessibleFrame(of band: ListBand, in section: Int) -> CGRect?

    // MARK: Besides the rows

    /// What is above the first section, and what is below or beside the last one.
    var objectsBefore: [NSObject] { get }
    var objectsAfter: [NSObject] { get }
}

/// The header or footer of a section.
enum ListBand: Hashable { case header, footer }

/// Where a row is put when it is scrolled to.
enum ListEdge { case near, start, end }

/// Something that can be done with a row.
@MainActor
struct RowAction {
    let name: String
    let localizedName: String
    /// Does it with the row that has the given number now. Returns whether it was done.
    let perform: (RowIndex) -> Bool
}

/// What a row says.
@MainActor
struct RowDescription {
    var name = ""
    var value = ""
    var hint = ""
    var identifier = ""
    var language = ""
    var traits = UIAccessibilityTraits.none
    /// The depth in an outline, or the indentation; from 0.
    var level = 0
    /// Nil for a row that cannot be expanded.
    var isExpanded: Bool?
    var attributes: [String: String] = [:]
    /// The elements in the row that are not part of its name.
    var parts: [NSObject] = []

    init() {}

    /// Asks a cell. *Client.*
    init(of cell: UIView) {
        let whole = cell.isAccessibilityElement && !AccessibilityTree.namesElements(cell)
        let elements = whole ? [] : AccessibilityTree.children(of: cell).filter { !($0 is any ContainerText) }
        let texts = elements.filter {
            let traits = $0.accessibilityTraits
            return $0.isAccessibilityElement && !traits.isEmpty && traits.isSubset(of: [.staticText, .header])
        }
        let label = cell.labelAsGiven ?? ""
        if label.isEmpty {
            name = texts.compactMap(\.labelAsGiven).filter { !$0.isEmpty }.joined(separator: ", ")
            parts = elements.filter { element in !texts.contains { $0 === element } }
            // A row without a text is what is in it.
            if name.isEmpty {
                name = parts.compactMap(\.labelAsGiven).filter { !$0.isEmpty }.joined(separator: ", ")
            }
        } else {
            name = label
            parts = elements
        }
        value = AccessibleAttributes.value(cell.accessibilityValue ?? "", withDetailsOf: cell)
        hint = cell.accessibilityHint ?? ""
        identifier = cell.accessibilityIdentifier ?? ""
        language = cell.accessibilityLanguage ?? ""
        traits = cell.accessibilityTraits
        level = (cell as? any OutlineCell)?.outlineLevel ?? 0
        isExpanded =
            cell.accessibilityCondition.isExpanded
            ?? AccessibleStates.isExpanded(cell.accessibilityExpandedStatus)
        attributes = AccessibleAttributes.attributes(of: cell)
    }
}

/// A cell that knows how deep it is.
@MainActor
protocol OutlineCell: UIView {
    var outlineLevel: Int { get }
}
