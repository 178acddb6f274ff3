/// Accepts drops on a view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    private let proxy: ProxyAnswers?
    open private(set) weak var view: UIView?

    /// Whether several drags may be over the view at a time. If false, the default, a second one is ignored until the
    /// first has left.
    open var allowsSimultaneousDropSessions = false

    /// The sessions that are over the view.
    private var present: [DropSession] = []

    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        proxy = ProxyAnswers(delegate)
        super.init()
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { self.view = view }

    // MARK: Internal

    /// Returns the delegate; nil if it is a proxy that does not respond to the method.
    func delegate<Call>(
        for method: OptionalMethod<any UIDropInteractionDelegate, Call>
    ) -> (any UIDropInteractionDelegate)? {
        method.receiver(delegate, proxy)
    }

    func mayEnter(_ session: DropSession) -> Bool {
        allowsSimultaneousDropSessions || present.allSatisfy { $0 === session }
    }

    func note(_ session: DropSession, isPresent: Bool) {
        present.removeAll { $0 === session }
        if isPresent { present.append(session) }
    }
}
