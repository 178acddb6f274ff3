internal import HostInterface

/// A drag of another program that a recording has. Its content arrives when the recording says so.
@MainActor
final class ReplayedDrag: HostIncomingDrag {
    let types: [String]
    let addresses: [String]
    /// The loads that are waiting, in the order in which they were asked for.
    private var waiting: [(type: String, completion: @MainActor ([UInt8]?) -> Void)] = []

    init(types: [String], addresses: [String]) {
        self.types = types
        self.addresses = addresses
    }

    func answer(accepts: Bool) {}

    func load(
        _ type: String, progress: @escaping @MainActor (Int, Int) -> Void,
        completion: @escaping @MainActor ([UInt8]?) -> Void
    ) {
        waiting.append((type, completion))
    }

    func finish(accepted: Bool) {}

    /// Gives the content to the first load of this type.
    func deliver(_ bytes: [UInt8]?, as type: String) {
        guard let index = waiting.firstIndex(where: { $0.type == type }) else { return }
        waiting.remove(at: index).completion(bytes)
    }
}
