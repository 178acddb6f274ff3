import Foundation

/// Pasting by responders with a ``UIPasteConfiguration``.
@MainActor
enum PasteRequest {
    /// The configuration of one responder.
    @MainActor
    private final class Holder {
        var configuration: UIPasteConfiguration?
    }

    static func configuration(of responder: UIResponder) -> UIPasteConfiguration? {
        Attachments.read(of: responder) { $0[Holder.self] }?.configuration
    }

    static func setConfiguration(_ configuration: UIPasteConfiguration?, of responder: UIResponder) {
        let fresh = Holder()
        let holder = Attachments.change(of: responder, creating: configuration != nil) { attachments in
            let holder = attachments[Holder.self] ?? fresh
            attachments[Holder.self] = holder
            return holder
        }
        holder?.configuration = configuration?.copy() as? UIPasteConfiguration
    }

    static func isPossible(for responder: UIResponder, _ action: Selector) -> Bool {
        guard action.name == "paste:", configuration(of: responder) != nil else { return false }
        let providers = UIPasteboard.general.itemProvidersOfItems
        return !providers.isEmpty && responder.canPaste(providers)
    }

    static func accepts(_ providers: [NSItemProvider], _ responder: UIResponder) -> Bool {
        guard let types = responder.pasteConfiguration?.acceptableTypeIdentifiers else { return false }
        return providers.allSatisfy { provider in
            types.contains { provider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    static func perform(by responder: UIResponder) {
        guard responder.pasteConfiguration != nil else { return EditActions.refuse("paste:", responder) }
        responder.paste(itemProviders: UIPasteboard.general.itemProvidersOfItems)
    }
}

extension UIPasteboard {
    /// A provider for each item, with the data of all of its types.
    fileprivate var itemProvidersOfItems: [NSItemProvider] {
        items.map { item in
            let provider = NSItemProvider()
            for (type, value) in item.sorted(by: { $0.key < $1.key }) {
                guard let data = PasteboardForm.data(of: value) else { continue }
                provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                    completion(data, nil)
                    return nil
                }
            }
            return provider
        }
    }
}
