import Foundation
internal import HostInterface
import UniformTypeIdentifiers

/// The items of a drag, as other programs see them: one content in several types, since their protocols know no items.
@MainActor
final class SharedItems: HostDragContent {
    let types: [String]
    let picture: HostPicture?
    private let providers: [NSItemProvider]
    private weak var drag: RunningDrag?
    /// The same drag after its drop, when no scene owns it any more.
    private var held: RunningDrag?

    /// - Parameter scale: pixels of the display per point.
    init(_ drag: RunningDrag, scale: CGFloat) {
        self.drag = drag
        picture = drag.previews.picture(scale: scale).map { HostPicture($0) }
        providers = drag.contents.items.map(\.itemProvider)
        var types: [String] = []
        let identifiers = providers.flatMap(\.sharedTypeIdentifiers)
        func have(_ type: String) -> Bool { identifiers.contains { TypeCatalog.conforms($0, to: type) } }
        if have("public.url") { types.append(MediaTypes.addresses) }
        for name in identifiers.compactMap(MediaTypes.name(of:)) where !types.contains(name) { types.append(name) }
        // An address that is no file is dropped on text as it is written.
        if have("public.plain-text") || (have("public.url") && !have("public.file-url")) {
            types += MediaTypes.textNames.prefix(3)
        }
        self.types = types
    }

    /// Keeps the drag until the other program has everything.
    func hold(_ drag: RunningDrag) { held = drag }

    // MARK: The host

    func targetDidAnswer(accepts: Bool) {}

    func wasDropped(accepted: Bool) {
        drag?.wasDroppedOutside(accepted: accepted)
        if !accepted { held = nil }
    }

    func wasTransferred(_ isComplete: Bool) {
        let ended = held
        held = nil
        ended?.wasTransferred(isComplete)
    }

    func load(_ type: String, completion: @escaping @MainActor ([UInt8]?) -> Void) {
        if type == MediaTypes.addresses {
            // Each address ends with a line break (RFC 2483).
            load(all: ["public.url"]) { parts in
                completion(parts.isEmpty ? nil : parts.flatMap { Array($0) + Array("\r\n".utf8) })
            }
        } else if MediaTypes.textNames.contains(type) {
            load(all: ["public.utf8-plain-text", "public.plain-text", "public.url"]) { parts in
                completion(parts.isEmpty ? nil : Array(parts.joined(separator: Array("\n".utf8))))
            }
        } else {
            let identifier = providers.lazy.flatMap(\.sharedTypeIdentifiers)
                .first { MediaTypes.name(of: $0) == type }
            guard let identifier,
                let provider = providers.first(where: { $0.sharedTypeIdentifiers.contains(identifier) })
            else { return completion(nil) }
            Self.load(provider, identifier) { completion($0.map { Array($0) }) }
        }
    }

    /// Loads the first of the types that each item has.
    private func load(all identifiers: [String], completion: @escaping @MainActor ([Data]) -> Void) {
        let parts = LoadedParts(count: providers.count, completion)
        for (index, provider) in providers.enumerated() {
            let own = provider.sharedTypeIdentifiers
            let found = identifiers.lazy.compactMap { wanted in
                own.first { TypeCatalog.conforms($0, to: wanted) }
            }.first
            guard let found else {
                parts.set(nil, at: index)
                continue
            }
            Self.load(provider, found) { parts.set($0, at: index) }
        }
        parts.set(nil, at: nil)
    }

    private static func load(
        _ provider: NSItemProvider, _ identifier: String, completion: @escaping @MainActor (Data?) -> Void
    ) {
        provider.loadDataRepresentation(forTypeIdentifier: identifier) { data, _ in
            DispatchQueue.main.async { MainActor.assumeIsolated { completion(data) } }
        }
    }
}

/// Gathers what several items load, in their order.
@MainActor
private final class LoadedParts {
    private var parts: [Data?]
    /// The items that are loading, and the owner until it has begun all loads.
    private var open: Int
    private let completion: @MainActor ([Data]) -> Void

    init(count: Int, _ completion: @escaping @MainActor ([Data]) -> Void) {
        parts = Array(repeating: nil, count: count)
        open = count + 1
        self.completion = completion
    }

    func set(_ data: Data?, at index: Int?) {
        if let index { parts[index] = data }
        open -= 1
        if open == 0 { completion(parts.compactMap { $0 }) }
    }
}
