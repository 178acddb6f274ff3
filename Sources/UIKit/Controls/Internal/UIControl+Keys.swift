extension UIControl: KeyActivated {
    var isActivatedByKeys: Bool {
        isEnabled && !isPassedByKeys && (isAccessibilityElement || reactsToTaps || sends(.touchDown))
    }

    /// Opens the menu that is the primary action, or sends what a tap sends. Returns false for a control without such
    /// actions, which may do something with the touch itself.
    func activateByKey() -> Bool {
        guard isEnabled else { return true }
        if showsMenuAsPrimaryAction, isContextMenuInteractionEnabled {
            controlMenu.open()
            return true
        }
        guard reactsToTaps else { return false }
        willSendPrimaryAction()
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
        return true
    }

    private var reactsToTaps: Bool { sends([.touchUpInside, .primaryActionTriggered]) }

    private func sends(_ events: Event) -> Bool { !allControlEvents.isDisjoint(with: events) }
}

extension UISearchBar: KeyCancelled {}

extension UISlider: KeyOperated {
    var takesKeys: Bool { isEnabled }

    /// Arrows change the value by a tenth of the range. Home and End, which are ours, go to its ends.
    func operate(_ key: PressedKey, isRepeat: Bool) -> Bool {
        switch key.usage {
        case .keyboardHome where key.modifiers.isEmpty: return change(to: minimumValue)
        case .keyboardEnd where key.modifiers.isEmpty: return change(to: maximumValue)
        default:
            guard let step = key.step(isRightToLeft: isRightToLeft) else { return false }
            if step > 0 { accessibilityIncrement() } else { accessibilityDecrement() }
            return true
        }
    }

    private func change(to value: Float) -> Bool {
        guard value != self.value else { return true }
        setValue(value, animated: true)
        sendActions(for: .valueChanged)
        return true
    }
}

/// A calendar's days: arrows lead from one to another.
extension MonthView: KeyGroup {}
