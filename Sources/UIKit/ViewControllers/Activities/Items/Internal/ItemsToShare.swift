/// The configurations of the few responders that have items to share.
@MainActor
enum ItemsToShare {
    @MainActor
    private final class Holder {
        var configuration: (any UIActivityItemsConfigurationReading)?
    }

    static func configuration(of responder: UIResponder) -> (any UIActivityItemsConfigurationReading)? {
        Attachments.read(of: responder) { $0[Holder.self] }?.configuration
    }

    static func setConfiguration(
        _ configuration: (any UIActivityItemsConfigurationReading)?, of responder: UIResponder
    ) {
        let fresh = Holder()
        let holder = Attachments.change(of: responder, creating: configuration != nil) { attachments in
            let holder = attachments[Holder.self] ?? fresh
            attachments[Holder.self] = holder
            return holder
        }
        holder?.configuration = configuration
    }
}
