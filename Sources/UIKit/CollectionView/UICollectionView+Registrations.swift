import Synchronization

extension UICollectionView {
    /// Makes and sets up the cells of items. Create a registration once, not in a cell provider.
    public struct CellRegistration<Cell: UICollectionViewCell, Item>: Sendable {
        /// Sets up a cell for an item. Called each time the cell is dequeued.
        public typealias Handler =
            @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let nib: UINib?
        let identifier = RegistrationIdentifiers.next()

        /// Creates a registration whose cells are created from the class `Cell`.
        public init(handler: @escaping Handler) {
            self.handler = handler
            nib = nil
        }

        /// Creates a registration whose cells are created from a nib with a `Cell`.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            nib = cellNib
        }
    }

    /// Makes and sets up supplementary views of one kind.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView>: Sendable {
        /// Sets up a supplementary view. Called each time the view is dequeued.
        public typealias Handler =
            @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let handler: Handler
        let nib: UINib?
        let elementKind: String
        let identifier = RegistrationIdentifiers.next()

        /// Creates a registration whose views are created from the class `Supplementary`.
        public init(elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            self.elementKind = elementKind
            nib = nil
        }

        /// Creates a registration whose views are created from a nib with a `Supplementary`.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            self.elementKind = elementKind
            nib = supplementaryNib
        }
    }

    /// Returns a cell of the registration after calling its handler, which is not called without an item.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if registrations.insert(registration.identifier).inserted {
            if let nib = registration.nib {
                register(nib, forCellWithReuseIdentifier: registration.identifier)
            } else {
                register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
            }
        }
        let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = dequeued as? Cell else { return CollectionErrors.wrongClass(dequeued, Cell.self) }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view of the registration after calling its handler. The view's class must be
    /// `Supplementary`.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = registration.elementKind
        if registrations.insert(registration.identifier).inserted {
            if let nib = registration.nib {
                register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: registration.identifier)
            } else {
                register(
                    Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: registration.identifier)
            }
        }
        let dequeued = dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let view = dequeued as? Supplementary else {
            return CollectionErrors.wrongClass(dequeued, Supplementary.self)
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}

/// The reuse identifiers of registrations.
enum RegistrationIdentifiers {
    private static let last = Mutex(0)

    static func next() -> String {
        last.withLock { number in
            number += 1
            return "UICollectionView.Registration-\(number)"
        }
    }
}
