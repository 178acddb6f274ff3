internal import TableEngine

/// Raises UICollectionView's exceptions, with UIKit's texts.
@MainActor
enum CollectionErrors {
    static func missingLayout() {
        Trestle.raise(
            .invalidArgumentException, "UICollectionView must be initialized with a non-nil layout parameter",
            hint: "call init(frame:collectionViewLayout:)")
    }

    static func transitionRunning() {
        Trestle.raise(
            .internalInconsistencyException, "the collection is already part of an interactive transition",
            hint: "call finishInteractiveTransition() or cancelInteractiveTransition() first")
    }

    static func noTransition() {
        Trestle.raise(
            .internalInconsistencyException, "an interactive transition must have been started",  // unverified
            hint: "call startInteractiveTransition(to:completion:) first")
    }

    static func sectionOutOfBounds(_ section: Int, of sections: Int) {
        Trestle.raise(
            .internalInconsistencyException,
            "request for number of items in section \(section) when there are only \(sections) sections in the collection view",
            hint: "the collection view knows the sections of its last reload or update; call reloadData() first")
    }

    static func unregistered(_ kind: String?, _ identifier: String) {
        Trestle.raise(
            .internalInconsistencyException,
            "could not dequeue a view of kind: \(kind ?? "UICollectionElementKindCell") with identifier \(identifier) - must "
                + "register a nib or a class for the identifier or connect a prototype cell in a storyboard",
            hint: kind == nil
                ? "call register(_:forCellWithReuseIdentifier:) with \"\(identifier)\" before the first item is shown"
                : "call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) before the first view is shown")
    }

    /// Raises the exception. Returns a plain cell where the exception policy continues.
    @discardableResult
    static func missingCell(
        at indexPath: IndexPath, in view: UICollectionView, from source: AnyObject
    ) -> UICollectionViewCell {
        Trestle.raise(
            .internalInconsistencyException,
            "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for "
                + "index path \(indexPath.objectDescription)",
            hint: "\(ClassName(type(of: source))) does not give a cell")
        return UICollectionViewCell(frame: .zero)
    }

    static func foreignCell(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        Trestle.raise(
            .internalInconsistencyException,
            "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
                + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath: for index path "
                + "\(indexPath.objectDescription) (\(cell))")
    }

    static func foreignView(_ view: UIView?, _ kind: String, at indexPath: IndexPath) {
        Trestle.raise(
            .internalInconsistencyException,
            "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
                + "(\(kind),\(indexPath.objectDescription)) was not retrieved by calling "
                + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
                + "(\(view.map { "\($0)" } ?? "(null)"))",
            hint: "the layout has such a view: give its kind no size, or return one")
    }

    static func missingDecoration(_ kind: String) {
        Trestle.raise(
            .internalInconsistencyException,
            "could not dequeue a view of kind: \(kind) with identifier \(kind) - must register as a class or nib with the layout"
        )
    }

    static func missingSection() {
        Trestle.raise(
            .internalInconsistencyException,
            "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. "
                + "This is a client error.",
            hint: "the section provider returned nil")
    }

    /// The text is Trestle's. Returns a view of the class where the exception policy continues.
    static func wrongClass<View: UICollectionReusableView>(_ view: UIView, _ type: View.Type) -> View {
        Trestle.raise(
            .internalInconsistencyException,
            "the registration is for \(ClassName(type)), but its nib has a view of class \(ClassName(Swift.type(of: view)))"
        )
        return type.newObject(frame: .zero)
    }

    static func missingItem(_ indexPath: IndexPath) {
        Trestle.raise(
            .internalInconsistencyException,
            "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                + indexPath.objectDescription,
            hint: "the layout answers for data of before; work its places out anew in prepare()")
    }

    static func scrollOutOfBounds(_ indexPath: IndexPath, _ counts: SectionCounts, in view: UICollectionView) {
        let (section, item) = (indexPath.section, indexPath.item)
        let isSectionThere = section >= 0 && section < counts.numberOfSections
        Trestle.raise(
            .rangeException,
            isSectionThere
                ? "Attempted to scroll the collection view to an out-of-bounds item (\(item)) when there are only "
                    + "\(counts[section]) items in section \(section). Collection view: \(view)"
                : "Attempted to scroll the collection view to an out-of-bounds section (\(section)) when there are only "
                    + "\(counts.numberOfSections) sections. Collection view: \(view)",
            hint:
                "the collection view knows the items of its last reload or update; call reloadData() or insertItems first"
        )
    }

    /// The rule is documented with UICollectionView.ScrollPosition; the text is Trestle's.
    static func contradictingPositions() {
        Trestle.raise(
            .invalidArgumentException, "a scroll position has at most one place on each axis",
            hint: "combine one of top, centeredVertically and bottom with one of left, centeredHorizontally and right")
    }

    /// The exception is Trestle's, as for tables.
    static func updateDuringQuestion(_ method: CollectionMethod) {
        Trestle.raise(
            .internalInconsistencyException, "Attempted to update the collection view while it asks \(method.name)",
            hint: "answer first; change items from a method that tells of something, or later")
    }

    static func invalidUpdate(_ fault: UpdateFault, dataSource: (any UICollectionViewDataSource)?) {
        let source = dataSource.map { " Data source: \(ClassName(type(of: $0)))." } ?? ""
        Trestle.raise(.internalInconsistencyException, fault.reason, hint: fault.hint + source)
    }
}
