import Foundation
internal import TableEngine

/// Asks for the sections of a compositional layout and determines their places.
@MainActor
struct CompositionBuilder {
    let layout: UICollectionViewCompositionalLayout
    let view: UICollectionView
    /// False after client code invalidated the layout.
    let isCurrent: () -> Bool

    private var configuration: UICollectionViewCompositionalLayoutConfiguration { layout.configuration }
    private var main: LayoutAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

    /// Returns nil if the layout was invalidated meanwhile.
    func geometry(sizes: [Int: CompositionSection.Sizes]) -> CompositionGeometry? {
        let counts = view.layoutCounts
        let container = layout.containerSize
        let automatic = insets(configuration.contentInsetsReference)
        var sections: [CompositionSection] = []
        for index in 0..<counts.numberOfSections {
            let environment = LayoutEnvironment(size: container, insets: automatic, traits: view.traitCollection)
            guard let source = section(index, environment), isCurrent() else { break }
            source.list?.adjust(source, isFirst: index == 0)
            let reference = source.contentInsetsReference
            sections.append(
                CompositionSection(
                    source, itemCount: counts[index], main: main, container: container,
                    outerInsets: reference == .automatic ? automatic : insets(reference),
                    sizes: sizes[index] ?? CompositionSection.Sizes()))
        }
        guard isCurrent() else { return nil }
        if sections.contains(where: { $0.source.list?.hasSwipeActions == true }) { view.installSwipes() }
        if let list = sections.first?.source.list { view.setListBackground(list.backgroundColor) }
        return CompositionGeometry(
            sections, main: main, breadth: main.across.length(container), spacing: configuration.interSectionSpacing,
            ends: ends(container, automatic))
    }

    private func section(_ section: Int, _ environment: LayoutEnvironment) -> NSCollectionLayoutSection? {
        let answer = layout.provider(section, environment)
        guard isCurrent() else { return nil }
        if answer == nil { CollectionErrors.missingSection() }
        let made = answer ?? NSCollectionLayoutSection(group: .vertical(layoutSize: .nothing, subitems: []))
        return made.copy() as? NSCollectionLayoutSection ?? made
    }

    /// The headers and footers of the whole layout are those of a section without groups.
    private func ends(_ container: CGSize, _ insets: NSDirectionalEdgeInsets) -> CompositionSection? {
        guard !configuration.boundarySupplementaryItems.isEmpty else { return nil }
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: .nothing, subitems: []))
        section.boundarySupplementaryItems = configuration.boundarySupplementaryItems
        return CompositionSection(
            section, itemCount: 0, main: main, container: container, outerInsets: insets,
            sizes: CompositionSection.Sizes())
    }

    /// Returns what the safe area or margins take at the sides, beyond the collection view's own content insets.
    private func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        var sides: UIEdgeInsets
        switch reference {
        case .none: return .zero
        case .automatic, .safeArea: sides = view.safeAreaInsets
        case .layoutMargins: sides = view.layoutMargins
        case .readableContent:
            let frame = view.readableContentGuide.layoutFrame
            sides = UIEdgeInsets(
                top: view.safeAreaInsets.top, left: frame.minX - view.bounds.minX, bottom: view.safeAreaInsets.bottom,
                right: view.bounds.maxX - frame.maxX)
        }
        let adjusted = view.adjustedContentInset
        sides.left = max(0, sides.left - adjusted.left)
        sides.right = max(0, sides.right - adjusted.right)
        sides.top = max(0, sides.top - adjusted.top)
        sides.bottom = max(0, sides.bottom - adjusted.bottom)
        let isVertical = main == .vertical
        return NSDirectionalEdgeInsets(
            top: isVertical ? 0 : sides.top, leading: isVertical ? (view.isRightToLeft ? sides.right : sides.left) : 0,
            bottom: isVertical ? 0 : sides.bottom,
            trailing: isVertical ? (view.isRightToLeft ? sides.left : sides.right) : 0)
    }
}

extension NSCollectionLayoutSize {
    fileprivate static var nothing: NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    }
}

extension LayoutProvider {
    @MainActor
    init(_ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) {
        frames = { size in
            provider(LayoutEnvironment(size: size, traits: .current)).map { ($0.frame, $0.zIndex) }
        }
    }
}
