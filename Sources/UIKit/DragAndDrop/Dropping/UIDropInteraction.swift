/// Accepts drops on a view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// Accepts drops and is told of sessions; not retained.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    private let proxy: ProxyAnswers?
    /// The view that the interaction was added to; nil before `addInteraction` and after the interaction was removed.
    open private(set) weak var view: UIView?

    /// Whether several drags may be over the view at a time. If false, the default, a second one is ignored until the
    /// first has left.
    open var allowsSimultaneousDropSessions = false

    /// The sessions that are over the view.
    private var present: [DropSession] = []

    /// Creates an interaction. The delegate is not retained.
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
