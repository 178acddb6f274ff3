/// One target and action of a recognizer.
@MainActor
struct GestureAction {
    /// Identifies typed methods and closures; 0 for selectors.
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

    /// Returns whether this is the action for a selector and a target. Nil matches every selector or target.
    func sends(_ selector: Selector?, to target: Any?) -> Bool {
        guard let message else { return false }
        return (selector == nil || message.selector == selector) && (target == nil || message.target.isSame(as: target))
    }
}
