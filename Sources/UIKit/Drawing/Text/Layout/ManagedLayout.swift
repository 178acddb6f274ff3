import Foundation

/// The lines of a layout manager's text in all of its containers, made when they are needed.
@MainActor
final class ManagedLayout {
    private unowned let manager: NSLayoutManager
    private var made: [ContainerLines]?
    /// The text of a view that the lines are those of.
    private weak var shown: TextViewText?

    init(_ manager: NSLayoutManager) {
        self.manager = manager
    }

    /// Returns whether there were lines.
    func forget() -> Bool {
        defer { made = nil }
        return made != nil
    }

    /// The lines by container.
    var pages: [ContainerLines] {
        if let view = manager.textView { return pages(of: view) }
        if let made { return made }
        var pages: [ContainerLines] = []
        if let storage = manager.textStorage {
            let text = manager.spaced(AttributedUnits(storage))
            for container in manager.textContainers {
                let start = pages.last?.range.upperBound ?? 0
                if !pages.isEmpty, start == text.count { break }
                pages.append(ContainerLines.fitting(text, from: start, in: container))
            }
        }
        made = pages
        tellDelegate()
        return pages
    }

    /// A view lays out its text in its own container.
    private func pages(of view: any LaidOutText) -> [ContainerLines] {
        let text = view.laidOutText
        if let made, shown === text { return made }
        let padding = view.textContainer.lineFragmentPadding
        let page = ContainerLines(
            text.blocks, from: 0, padding: padding, width: text.width + 2 * padding)
        shown = text
        made = [page]
        tellDelegate()
        return [page]
    }

    private func tellDelegate() {
        guard let delegate = manager.delegate, let made else { return }
        let isWhole = made.last?.range.upperBound ?? 0 == manager.numberOfGlyphs
        let last = containers.indices.contains(made.count - 1) ? containers[made.count - 1] : nil
        delegate.layoutManager(manager, didCompleteLayoutFor: isWhole ? last : nil, atEnd: isWhole)
    }

    private var containers: [NSTextContainer] { manager.textView.map { [$0.textContainer] } ?? manager.textContainers }

    var placed: [(NSTextContainer, ContainerLines)] { Array(zip(containers, pages)) }

    func page(_ container: NSTextContainer) -> ContainerLines? { placed.first { $0.0 === container }?.1 }

    /// Returns the container of a unit, and the lines in it.
    func place(_ offset: Int) -> (NSTextContainer, ContainerLines)? { placed.first { $0.1.range.contains(offset) } }

    /// Returns the line of a unit.
    func fragment(_ offset: Int) -> TextFragment? { place(offset)?.1.fragment(at: offset) }

    /// The line behind the last line break, with its container.
    var extra: (NSTextContainer, TextFragment)? {
        placed.lazy.compactMap { container, page in page.extra.map { (container, $0) } }.first
    }
}
