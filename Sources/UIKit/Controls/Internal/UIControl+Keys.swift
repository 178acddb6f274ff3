extension UIControl: KeyActivated {
    func activateByKey() {
        if isEnabled { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
    }
}

extension UISearchBar: KeyCancelled {}
