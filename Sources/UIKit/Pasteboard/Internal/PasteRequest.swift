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
        let providers = UIPasteboard.general.itemProviders
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
        responder.paste(itemProviders: UIPasteboard.general.itemProviders)
    }
}
