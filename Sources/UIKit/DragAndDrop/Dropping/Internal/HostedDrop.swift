import Foundation
internal import HostInterface

/// Files and text from another program, dropped on a window of the host. The host reports a drop when it is complete, so
/// the views below are asked only then.
@MainActor
struct HostedDrop {
    private let drop: HostDrop

    init(_ drop: HostDrop) { self.drop = drop }

    /// Drops the items on the drop interaction at their place. Returns false if none accepts them.
    func perform(in scene: UIWindowScene) -> Bool {
        let items = items
        guard !items.isEmpty else { return false }
        let drag = RunningDrag(items: items, at: CGPoint(x: drop.x, y: drop.y), scene: scene)
        return drag.dropFromOutside()
    }

    private var items: [UIDragItem] {
        var providers = drop.files.compactMap { NSItemProvider(contentsOf: URL(fileURLWithPath: $0)) }
        if let text = drop.text {
            let provider = NSItemProvider(object: text as NSString)
            if let url = Self.address(in: text) { provider.registerObject(url as NSURL, visibility: .all) }
            providers.append(provider)
        }
        return providers.map { UIDragItem(itemProvider: $0) }
    }

    /// Programs drop the addresses of links as text.
    private static func address(in text: String) -> URL? {
        let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !line.contains(where: \.isWhitespace), let url = URL(string: line), url.scheme != nil, url.host != nil
        else {
            return nil
        }
        return url
    }
}
