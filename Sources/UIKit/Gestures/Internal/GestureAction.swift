/// One target and action of a recogniser.
@MainActor
struct GestureAction {
    /// Tells typed methods and closures apart; 0 for selectors.
    let id: Int
    let message: (target: MessageTarget, selector: Selector)?
    let body: @MainActor (UIGestureRecognizer) -> Void

    init(id: Int, body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.id = id
        self.body = body
        message = nil
    }

    init(target: MessageTarget, selector: Selector) {
        id = 0
        message = (target, selector)
        body = { recognizer in
            if let receiver = target.receiver { MessageSend.send(selector, to: receiver, recognizer) }
        }
    }

    /// Nil stands for every selector, and every target.
    func sends(_ selector: Selector?, to target: Any?) -> Bool {
        guard let message else { return false }
        return (selector == nil || message.selector == selector) && (target == nil || message.target.isSame(as: target))
    }
}
