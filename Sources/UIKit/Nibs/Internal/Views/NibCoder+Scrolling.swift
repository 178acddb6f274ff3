import Foundation
internal import NibDocument

@MainActor
extension NibCoder {
    func decode(_ view: UICollectionView) {
        view.decodeShared(from: self)
        view.allowsSelection = bool("allowsSelection") ?? true
        view.allowsMultipleSelection = bool("allowsMultipleSelection") ?? false
        if let isEnabled = bool("prefetchingEnabled") { view.isPrefetchingEnabled = isEnabled }
        for cell in record.list("cells") {
            guard let identifier = cell.attributes["reuseIdentifier"] else { continue }
            view.register(PrototypeNib(cell, of: instance), forCellWithReuseIdentifier: identifier)
        }
        file.preview?.note(record.list("cells").map { PrototypeNib($0, of: instance) }, of: view)
        for (key, kind) in [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ] {
            guard let record = record.part(key), let identifier = record.attributes["reuseIdentifier"] else { continue }
            view.register(
                PrototypeNib(record, of: instance), forSupplementaryViewOfKind: kind,
                withReuseIdentifier: identifier)
        }
        if let background = object("backgroundView", UIView.self) { view.backgroundView = background }
    }

    func decode(_ cell: UICollectionViewCell) {
        cell.decodeShared(from: self)
        guard let content = record.part("contentView") else { return }
        instance.adopt(cell.contentView, content)
    }

    func decode(_ layout: UICollectionViewFlowLayout) {
        if record.attributes["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
        if let spacing = number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
        if let spacing = number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = spacing }
        if let size = size("itemSize") { layout.itemSize = size }
        if let size = size("headerReferenceSize") { layout.headerReferenceSize = size }
        if let size = size("footerReferenceSize") { layout.footerReferenceSize = size }
        if let insets = insets("sectionInset") { layout.sectionInset = insets }
        if let pins = bool("sectionHeadersPinToVisibleBounds") { layout.sectionHeadersPinToVisibleBounds = pins }
        if let pins = bool("sectionFootersPinToVisibleBounds") { layout.sectionFootersPinToVisibleBounds = pins }
    }
}
