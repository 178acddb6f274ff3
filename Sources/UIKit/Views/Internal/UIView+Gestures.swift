extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.attachedView !== self else { return }
        recognizer.attachedView?.detach(recognizer)
        // Detaching may end a gesture, whose actions may have added the recognizer to a view.
        guard recognizer.attachedView == nil else { return }
        recognizerList = (recognizerList ?? []) + [recognizer]
        recognizer.attachedView = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard let index = recognizerList?.firstIndex(where: { $0 === recognizer }) else { return }
        recognizerList?.remove(at: index)
        recognizer.attachedView = nil
        recognizer.detached()
    }

    func replaceRecognizers(with list: [UIGestureRecognizer]?) {
        for recognizer in recognizerList ?? [] where list?.contains(where: { $0 === recognizer }) != true {
            removeGestureRecognizer(recognizer)
        }
        for recognizer in list ?? [] { addGestureRecognizer(recognizer) }
        if recognizerList?.isEmpty != false { recognizerList = list == nil ? nil : [] }
    }
}
