internal import HostInterface

/// A drag of another program over a program that is recorded, which notes the content that arrives.
@MainActor
final class RecordingDrag: HostIncomingDrag {
    let base: any HostIncomingDrag
    let number: Int
    private let receive: @MainActor (_ type: String, [UInt8]?, _ completion: () -> Void) -> Void

    /// - Parameter receive: called with what has arrived, and with what gives it to the program.
    init(
        _ base: any HostIncomingDrag, number: Int,
        receive: @escaping @MainActor (_ type: String, [UInt8]?, _ completion: () -> Void) -> Void
    ) {
        self.base = base
        self.number = number
        self.receive = receive
    }

    var types: [String] { base.types }
    var addresses: [String] { base.addresses }
    func answer(accepts: Bool) { base.answer(accepts: accepts) }
    func finish(accepted: Bool) { base.finish(accepted: accepted) }

    func load(
        _ type: String, progress: @escaping @MainActor (Int, Int) -> Void,
        completion: @escaping @MainActor ([UInt8]?) -> Void
    ) {
        base.load(type, progress: progress) { [self] bytes in
            receive(type, bytes) { completion(bytes) }
        }
    }
}
