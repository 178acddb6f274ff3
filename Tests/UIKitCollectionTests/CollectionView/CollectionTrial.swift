internal import TableEngine
import UpdateModels

@testable import UIKit
@testable import UIKitTestSupport

/// A collection view on a screen whose items have names, changed step by step, also from the methods that it calls, and compared with a
/// model of plain arrays after each step.
@MainActor
final class CollectionTrial: NSObject {
    private var model = UpdateModel()
    private var selected: Set<Int> = []
    private var generator: SeededGenerator
    private let stage = TouchStage(size: CGSize(width: 320, height: 480), scale: 2)
    let view: UICollectionView
    private var armed: [(CollectionCallback, CollectionInterference)] = []
    private var depth = 0
    /// The client did something instead of giving an answer: the view may have loaded, and forgotten the selection.
    private var mayHaveLoaded = false
    private var isChecking = false
    private var completions: [Int] = []
    private var batches = 0
    /// What went wrong in a method that the collection view called.
    private var fault: String?

    /// The first thing that goes wrong; nil when nothing does.
    static func fault(seed: Int, _ steps: [CollectionStep]) -> String? {
        var fault: String?
        let exceptions = raised {
            let trial = CollectionTrial(seed: seed)
            for (number, step) in steps.enumerated() where fault == nil {
                trial.make(step)
                fault = trial.wrong.map { "step \(number), \(step): \($0)" }
            }
            if fault == nil { fault = trial.wrongAtRest.map { "at rest: \($0)" } }
        }
        // The one mistake that the client makes.
        let unexpected = exceptions.first {
            !($0.reason ?? "").contains("Attempted to update the collection view while it asks")
        }
        return fault ?? unexpected.map { "raised \($0.reason ?? "")" }
    }

    private init(seed: Int) {
        generator = SeededGenerator(seed: UInt64(seed))
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        super.init()
        model = UpdateModel(counts: (0..<roll(5)).map { _ in roll(20) }, .measured(1))
        view.register(TrialCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            TrialView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.allowsMultipleSelection = true
        view.collectionViewLayout = layout(roll(12))
        view.dataSource = self
        view.delegate = self
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
    }

    private func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &generator) }

    // MARK: Steps

    private func make(_ step: CollectionStep) {
        switch step {
        case .batch(let edits): update(edits, isSingle: false)
        case .single(let edits): update(edits, isSingle: true)
        case .reload(let edits): reload(edits)
        case .scroll(let number): scroll(number)
        case .select(let number): select(number)
        case .advance(let frames): stage.advance(by: Double(frames) / 60)
        case .layout(let number, let animated): view.setCollectionViewLayout(layout(number), animated: animated)
        case .interfere(let callback, let interference): armed.append((callback, interference))
        }
    }

    private func update(_ edits: [UpdateEdit], isSingle: Bool) {
        let update = ModelUpdate(model, edits)
        // By the edits, so that they make the same calls in a shorter list of steps.
        var generator = SeededGenerator(seed: edits.description.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
        let calls = update.calls(using: &generator)
        let kept = update.survivors.filter { update.passage(ofRow: $0.name) != .reloaded }.map(\.name)
        // Instead of an answer the update is refused, and the view reloads.
        let isRefused = view.calls.openQuestion != nil
        func change() {
            selected.formIntersection(isRefused ? [] : kept)
            model = update.after
        }
        if isSingle, calls.count == 1 {
            change()
            return call(calls[0])
        }
        batches += 1
        let batch = batches
        view.performBatchUpdates {
            change()
            for call in calls { self.call(call) }
        } completion: { [weak self] _ in
            self?.completions.append(batch)
            self?.called(.completion)
        }
    }

    private func call(_ change: TableChange) {
        func set(_ ranges: [Range<Int>]) -> IndexSet { ranges.reduce(into: IndexSet()) { $0.insert(integersIn: $1) } }
        func paths(_ ranges: [RowRange]) -> [IndexPath] { ranges.flatMap(\.indexes).map(\.indexPath) }
        switch change {
        case .deleteSections(let sections, _): view.deleteSections(set(sections))
        case .insertSections(let sections, _): view.insertSections(set(sections))
        case .reloadSections(let sections, _): view.reloadSections(set(sections))
        case .moveSection(let from, let to): view.moveSection(from, toSection: to)
        case .deleteRows(let rows, _): view.deleteItems(at: paths(rows))
        case .insertRows(let rows, _): view.insertItems(at: paths(rows))
        case .reloadRows(let rows, _): view.reloadItems(at: paths(rows))
        case .moveRow(let from, let to): view.moveItem(at: from.indexPath, to: to.indexPath)
        case .reconfigureRows(let rows): view.reconfigureItems(at: paths(rows))
        }
    }

    private func reload(_ edits: [UpdateEdit]) {
        model = ModelUpdate(model, edits).after
        selected = []
        view.reloadData()
    }

    private func scroll(_ number: Int) {
        let room = view.contentSize.height - view.bounds.height
        view.contentOffset.y = room > 1 ? CGFloat(number % Int(room)) : 0
    }

    private func select(_ number: Int) {
        let rows = model.places.keys.sorted()
        // A layout that is due may load, and forget the selection.
        view.layoutIfNeeded()
        guard !rows.isEmpty, !view.updates.needsReload, let row = model.places[rows[number % rows.count]] else {
            return
        }
        guard view.numberOfSections > row.section, view.numberOfItems(inSection: row.section) > row.row else { return }
        selected.insert(model[row].name)
        view.selectItem(at: row.indexPath, animated: false, scrollPosition: [])
    }

    private func layout(_ number: Int) -> UICollectionViewLayout {
        let layout = TrialLayout()
        layout.trial = self
        layout.itemSize = CGSize(width: 30 + number % 5 * 13, height: 30 + number % 3 * 11)
        layout.headerReferenceSize = CGSize(width: 0, height: number % 2 * 20)
        layout.sectionHeadersPinToVisibleBounds = number % 4 == 1
        return layout
    }

    // MARK: Client code

    /// Whatever is armed for this callback happens, to a depth of three.
    func called(_ callback: CollectionCallback) {
        guard !isChecking, depth < 3, let index = armed.firstIndex(where: { $0.0 == callback }) else { return }
        depth += 1
        let interference = armed.remove(at: index).1
        if view.calls.openQuestion != nil { mayHaveLoaded = true }
        switch interference {
        case .update(let edits): update(edits, isSingle: false)
        case .reload(let edits): reload(edits)
        case .newDataSource:
            selected = []
            view.dataSource = nil
            view.dataSource = self
        case .invalidate: view.collectionViewLayout.invalidateLayout()
        case .layOut: view.layoutIfNeeded()
        case .scroll(let number): scroll(number)
        case .layout(let number): view.setCollectionViewLayout(layout(number), animated: number % 2 == 0)
        }
        depth -= 1
    }

    // MARK: Checks

    private var wrong: String? {
        if let fault { return fault }
        // Client code may make a layout necessary in the layout.
        for _ in 0..<20 { view.layoutIfNeeded() }
        isChecking = true
        defer { isChecking = false }
        if view.updates.needsReload { return "a reload is still due" }
        let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
        if counts != model.counts { return "counts \(counts), not \(model.counts)" }
        if view.contentSize != view.collectionViewLayout.collectionViewContentSize {
            return "content size \(view.contentSize), not \(view.collectionViewLayout.collectionViewContentSize)"
        }
        if mayHaveLoaded {
            mayHaveLoaded = false
            selected = Set((view.indexPathsForSelectedItems ?? []).map { model[RowIndex($0)].name })
        }
        let paths = selected.compactMap { model.places[$0]?.indexPath }
        if Set(view.indexPathsForSelectedItems ?? []) != Set(paths) {
            return "selected \(view.indexPathsForSelectedItems ?? []), not \(paths)"
        }
        let wanted = (view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []).filter {
            $0.frame.overlaps(view.bounds)
        }
        if view.display.shown.live.count != wanted.count {
            return "\(view.display.shown.live.count) views of \(wanted.count)"
        }
        for attributes in wanted { if let fault = wrong(attributes) { return fault } }
        return fault
    }

    private func wrong(_ attributes: UICollectionViewLayoutAttributes) -> String? {
        let path = attributes.indexPath
        guard let element = view.display.shown.live[attributes.key] else { return "no view for \(attributes.key)" }
        if element.superview !== view { return "\(path) is not in the collection view" }
        if element.frame != attributes.frame { return "\(path) is at \(element.frame), not \(attributes.frame)" }
        if element.alpha != 1 || element.isHidden { return "\(path) has alpha \(element.alpha)" }
        guard let cell = element as? TrialCell else { return nil }
        if view.indexPath(for: cell) != path { return "\(path) is taken for another" }
        let name = model[RowIndex(path)].name
        if cell.name != name { return "\(path) shows \(cell.name), not \(name)" }
        if cell.isSelected != selected.contains(name) { return "\(path) is selected: \(cell.isSelected)" }
        return nil
    }

    private var wrongAtRest: String? {
        armed = []
        stage.advance(by: 3)
        if let wrong { return wrong }
        if completions.sorted() != Array(1..<batches + 1) {
            return "\(completions) completions of \(batches)"
        }
        if view.updates.phase != .idle { return "the collection view is \(view.updates.phase)" }
        if !view.display.shown.leaving.isEmpty { return "\(view.display.shown.leaving.count) views are still leaving" }
        let inTree = view.subviews.compactMap { $0 as? UICollectionReusableView }.filter { !$0.isHidden }
        if inTree.count != view.display.shown.live.count {
            return "\(inTree.count) views are to be seen of \(view.display.shown.live.count)"
        }
        if let moving = inTree.first(where: { $0.layer.animationKeys() != nil }) { return "\(moving) still moves" }
        return nil
    }
}

// MARK: Data source and delegate

extension CollectionTrial: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        called(.count)
        return model.sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        called(.count)
        // The client may have changed its sections while it was asked.
        return section < model.sections.count ? model.sections[section].rows.count : 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let row = RowIndex(indexPath)
        if model.counts.indices.contains(row.section), row.row < model.counts[row.section] {
            let name = model[row].name
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? TrialCell)?.name = name
            (cell as? TrialCell)?.trial = self
            called(.cell)
            return cell
        }
        fault = "asks for \(row), which does not exist"
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        called(.supplementary)
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        called(.willDisplay)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        called(.didEndDisplaying)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        called(.size)
        return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }

    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        called(.updatePlaces)
        return proposedContentOffset
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { called(.didScroll) }
}

final class TrialCell: UICollectionViewCell {
    var name = 0
    weak var trial: CollectionTrial?

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        trial?.called(.apply)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        trial?.called(.layoutSubviews)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        trial?.called(.reuse)
    }
}

final class TrialView: UICollectionReusableView {}

final class TrialLayout: UICollectionViewFlowLayout {
    weak var trial: CollectionTrial?

    override func prepare() {
        trial?.called(.prepare)
        super.prepare()
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        trial?.called(.places)
        return super.layoutAttributesForElements(in: rect)
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        trial?.called(.updatePlaces)
        return nil
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        trial?.called(.updatePlaces)
        return nil
    }

    override func finalizeCollectionViewUpdates() { trial?.called(.finalize) }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) { trial?.called(.finalize) }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { trial?.called(.finalize) }

    override func finalizeLayoutTransition() { trial?.called(.finalize) }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        trial?.called(.updatePlaces)
        return proposedContentOffset
    }

    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        trial?.called(.updatePlaces)
        return [IndexPath(item: 0, section: 0)]
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { trial?.called(.updatePlaces) }

    override func finalizeAnimatedBoundsChange() { trial?.called(.finalize) }
}
