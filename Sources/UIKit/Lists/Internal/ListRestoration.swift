import Foundation

/// A table or collection view, for its restoration.
@MainActor
protocol RestorableList: RestoredByElements {
    var modelAssociation: (any UIDataSourceModelAssociation)? { get }
    var selectedPaths: [IndexPath] { get }
    /// The rows or items on screen, from the first.
    var visiblePaths: [IndexPath] { get }
    /// Whether there is data that a state could be restored to.
    var hasElements: Bool { get }
    func contains(_ indexPath: IndexPath) -> Bool
    func elementFrame(at indexPath: IndexPath) -> CGRect
    /// Scrolls so that the element is at the top left corner, as far as possible.
    func show(_ indexPath: IndexPath)
    func selectRestored(_ indexPath: IndexPath)
    /// What waits for the first layout in a window with data.
    var pendingRestoration: ListRestoration? { get set }
}

/// The selection of a list, and its first visible element with the distance that it is scrolled out.
///
/// A data source that is a ``UIDataSourceModelAssociation`` names the elements, which are then found wherever they are;
/// otherwise they are found by their index paths.
@MainActor
struct ListRestoration {
    private enum Place {
        case path(IndexPath)
        case model(String)
    }

    private static let selectedKey = "UISelectedElements"
    private static let firstKey = "UIFirstVisibleElement"
    private static let distanceKey = "UIFirstVisibleDistance"

    private var selected: [Place]
    private let first: Place?
    private let distance: CGPoint
    private let scrolling: ScrollRestoration?

    /// Returns nil for a coder without the state of a list.
    init?(_ coder: NSCoder) {
        guard coder.containsValue(forKey: Self.selectedKey) else { return nil }
        selected = (coder.decodeObject(forKey: Self.selectedKey) as? NSArray ?? []).compactMap(Self.place)
        first = coder.decodeObject(forKey: Self.firstKey).flatMap(Self.place)
        distance = (coder.decodeObject(forKey: Self.distanceKey) as? String).map { NSCoder.cgPoint(for: $0) } ?? .zero
        scrolling = ScrollRestoration(coder)
    }

    private static func place(_ value: Any) -> Place? {
        switch value {
        case let text as String: .model(text)
        case let path as IndexPath: .path(path)
        default: nil
        }
    }

    /// The state of the list now, or the one that it has not shown yet.
    static func encode(_ list: some RestorableList, in coder: NSCoder) {
        if let pending = list.pendingRestoration { return pending.encode(in: coder) }
        ListRestoration(list).encode(in: coder)
    }

    private init(_ list: some RestorableList) {
        let model = list.modelAssociation
        func place(_ path: IndexPath) -> Place? {
            guard let model else { return .path(path) }
            let name = model.modelIdentifierForElement(at: path, in: list)
            return name.flatMap { $0.isEmpty ? nil : .model($0) }
        }
        let inset = list.adjustedContentInset
        let corner = CGPoint(x: list.contentOffset.x + inset.left, y: list.contentOffset.y + inset.top)
        let path = list.visiblePaths.first { path in
            let frame = list.elementFrame(at: path)
            return frame.maxY > corner.y && frame.maxX > corner.x
        }
        let frame = path.map { list.elementFrame(at: $0) } ?? .zero
        distance = CGPoint(x: corner.x - frame.minX, y: corner.y - frame.minY)
        first = path.flatMap(place)
        selected = list.selectedPaths.compactMap(place)
        scrolling = nil
    }

    private func encode(in coder: NSCoder) {
        func value(_ place: Place) -> Any {
            switch place {
            case .model(let text): NSString(string: text)
            case .path(let path): path
            }
        }
        coder.encode(NSArray(array: selected.map(value)), forKey: Self.selectedKey)
        if let first { coder.encode(value(first), forKey: Self.firstKey) }
        coder.encode(NSString(string: NSCoder.string(for: distance)), forKey: Self.distanceKey)
    }

    // MARK: Restoring

    /// Called at the end of each layout of a list with a pending state. The state is restored in the same frame.
    static func listWasLaidOut(_ list: some RestorableList) {
        guard list.window != nil, list.hasElements else { return }
        let pending = list.pendingRestoration
        list.pendingRestoration = nil
        AfterCommit.perform { [weak list] in
            guard let list, list.window != nil, list.hasElements, !list.isTracking else { return }
            pending?.apply(to: list)
        }
    }

    /// Called when the controller of the list clears its selection.
    mutating func forgetSelection() { selected = [] }

    private func apply(to list: some RestorableList) {
        let model = list.modelAssociation
        func path(_ place: Place) -> IndexPath? {
            let found: IndexPath? =
                switch place {
                case .path(let path): path
                case .model(let name): model?.indexPathForElement(withModelIdentifier: name, in: list)
                }
            return found.flatMap { list.contains($0) ? $0 : nil }
        }
        // Client code, which may change the list, is asked before each step.
        if let path = first.flatMap(path) {
            list.show(path)
            if list.contains(path) { scroll(list, to: corner(of: list.elementFrame(at: path))) }
        } else if model == nil, let offset = scrolling?.offset {
            scroll(list, to: offset)
        }
        for place in selected {
            if let path = path(place) { list.selectRestored(path) }
        }
    }

    private func corner(of frame: CGRect) -> CGPoint {
        CGPoint(x: frame.minX + distance.x, y: frame.minY + distance.y)
    }

    /// - Parameter corner: the point of the content at the top left corner inside the insets.
    private func scroll(_ list: some RestorableList, to corner: CGPoint) {
        let inset = list.adjustedContentInset
        let end = CGPoint(
            x: list.contentSize.width + inset.right - list.bounds.width,
            y: list.contentSize.height + inset.bottom - list.bounds.height)
        list.contentOffset = CGPoint(
            x: max(-inset.left, min(corner.x - inset.left, end.x)),
            y: max(-inset.top, min(corner.y - inset.top, end.y)))
    }
}
