/// Why recognizers fail, in words. The words are made only while ``InspectionRecord`` is on.
extension UIGestureRecognizer {
    /// Fails for a reason of the recognizer's own.
    final func fail(because reason: @autoclosure () -> String) {
        note(failure: reason())
        state = .failed
    }

    /// Notes why the recognizer is about to fail. The first reason of a gesture counts: it led to the others.
    final func note(failure reason: @autoclosure () -> String) {
        guard InspectionRecord.isOn, currentState == .possible, failureNote == nil else { return }
        failureNote = reason()
    }

    /// The recognizer as other recognizers' notes name it.
    final var nameInNotes: String {
        let own = name.map { " \"\($0)\"" } ?? ""
        let place = attachedView.map { " of \(ClassName(type(of: $0)))" } ?? ""
        return "\(ClassName(type(of: self)))\(own)\(place)"
    }
}
