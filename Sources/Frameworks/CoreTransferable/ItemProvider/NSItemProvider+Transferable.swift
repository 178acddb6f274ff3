import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

extension NSItemProvider {
    /// - Linux: works
    ///
    /// Offers a value in all representations of its type that are exported. Of several with the same content type the
    /// first one is taken.
    ///
    /// - Parameter transferable: makes the value, on any thread, each time a representation is loaded, and once here if
    ///   a representation has a condition or a file name.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        lazy var value = transferable()
        var types: Set<UTType> = []
        for transfer in T.transfers {
            guard let export = transfer.export, transfer.condition.map({ $0(value) }) ?? true,
                types.insert(transfer.contentType).inserted
            else { continue }
            register(export, of: transferable, for: transfer.contentType, transfer.visibility.ofProvider)
            if suggestedName == nil, let name = transfer.suggestedFileName { suggestedName = name(value) }
        }
    }

    /// - Linux: works
    ///
    /// Loads a value from the first of the representations of its type that the provider has. The handler is called
    /// once, outside of the main actor. Cancelling the progress cancels the task that loads.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let load = TransferLoad(of: self)
        load.start(T.transfers, completionHandler)
        return load.progress
    }

    private func register<Item>(
        _ export: Transfer<Item>.Export, of item: @escaping @Sendable () -> Item, for type: UTType,
        _ visibility: NSItemProviderRepresentationVisibility
    ) {
        switch export {
        case .data(let body):
            registerDataRepresentation(for: type, visibility: visibility) { completion in
                TransferTask.run {
                    try await body(item())
                } completion: {
                    completion($0, $1)
                }
            }
        case .file(let body, let openInPlace):
            let copies = SentCopies()
            registerFileRepresentation(for: type, visibility: visibility, openInPlace: openInPlace) { completion in
                TransferTask.run {
                    let sent = try await body(item())
                    let isCopied = openInPlace && !sent.allowAccessingOriginalFile
                    return isCopied ? try copies.copy(of: sent.file) : sent.file
                } completion: {
                    completion($0, false, $1)
                }
            }
        }
    }
}
