import Foundation
import FoundationAdditions

/// Makes the transfers of an item from those of the type that stands for it.
struct TransferProxy<Item, Proxy>: Sendable {
    var exporting: (@Sendable (Item) async throws -> Proxy)?
    /// The same, if it does not have to be waited for, so that conditions of the proxy can be asked.
    var exportingAtOnce: (@Sendable (Item) throws -> Proxy)?
    var importing: (@Sendable (Proxy) async throws -> Item)?

    func transfers(through proxies: [Transfer<Proxy>]) -> [Transfer<Item>] {
        proxies.map {
            var transfer = Transfer<Item>(contentType: $0.contentType, visibility: $0.visibility)
            transfer.export = export($0)
            transfer.importing = importing($0)
            transfer.condition = condition($0)
            transfer.suggestedFileName = suggestedFileName($0)
            return transfer
        }
    }

    private func export(_ transfer: Transfer<Proxy>) -> Transfer<Item>.Export? {
        guard let exporting else { return nil }
        // What cannot be asked when the item is registered is asked here.
        let proxy: @Sendable (Item) async throws -> Proxy = { item in
            let proxy = try await exporting(item)
            guard transfer.condition?(proxy) ?? true else {
                throw ItemProviderError.unavailable(transfer.contentType.identifier)
            }
            return proxy
        }
        switch transfer.export {
        case .data(let body): return .data { try await body(try await proxy($0)) }
        case .file(let body, let openInPlace):
            return .file({ try await body(try await proxy($0)) }, openInPlace: openInPlace)
        case nil: return nil
        }
    }

    private func importing(_ transfer: Transfer<Proxy>) -> Transfer<Item>.Import? {
        guard let importing else { return nil }
        switch transfer.importing {
        case .data(let body): return .data { try await importing(try await body($0)) }
        case .file(let body, let openInPlace):
            return .file({ try await importing(try await body($0)) }, openInPlace: openInPlace)
        case nil: return nil
        }
    }

    private func condition(_ transfer: Transfer<Proxy>) -> (@Sendable (Item) -> Bool)? {
        guard let exportingAtOnce, let condition = transfer.condition else { return nil }
        return { item in (try? exportingAtOnce(item)).map(condition) ?? false }
    }

    private func suggestedFileName(_ transfer: Transfer<Proxy>) -> (@Sendable (Item) -> String?)? {
        guard let exportingAtOnce, let name = transfer.suggestedFileName else { return nil }
        return { item in (try? exportingAtOnce(item)).flatMap(name) }
    }
}
