/// The controllers of the input views that are shown.
@MainActor
struct InputControllers {
    private var all: [UIInputViewController] = []
    private weak var text: (any UITextInput)?

    init() {}

    /// Finds the first controller of each kind along the responder chain.
    init(of responder: UIResponder?) {
        guard let responder else { return }
        text = responder as? any UITextInput
        let chain = Array(sequence(first: responder, next: \.next))
        for responder in chain where responder.inputView == nil {
            guard let controller = responder.inputViewController else { continue }
            all.append(controller)
            break
        }
        for responder in chain where responder.inputAccessoryView == nil {
            guard let controller = responder.inputAccessoryViewController else { continue }
            if !all.contains(where: { $0 === controller }) { all.append(controller) }
            break
        }
    }

    /// Begins the appearance calls, and has the controllers informed about changes of the text that no other object
    /// observes.
    ///
    /// - Returns: the controllers whose calls are to be ended when the views have been exchanged.
    func replace(_ former: InputControllers, animated: Bool) -> [UIInputViewController] {
        let leaving = former.all.filter { controller in !all.contains { $0 === controller } }
        let arriving = all.filter { controller in !former.all.contains { $0 === controller } }
        for controller in former.all where former.text?.inputDelegate === controller {
            former.text?.inputDelegate = nil
        }
        if let text, text.inputDelegate == nil { text.inputDelegate = all.first }
        for controller in leaving { controller.beginAppearanceTransition(false, animated: animated) }
        for controller in arriving { controller.beginAppearanceTransition(true, animated: animated) }
        return leaving + arriving
    }
}
