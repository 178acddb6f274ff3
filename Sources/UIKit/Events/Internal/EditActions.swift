internal import ToolchainBets

/// The standard edit actions by selector, and the ones that a class of responders overrides.
///
/// UIResponder declares all of these methods, so a class always has them. Which ones a subclass overrides is read from
/// its vtable, in every build: UIResponder declares them one after another in the order of `selectors`.
enum EditActions {
    static let selectors = [
        "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "select:", "selectAll:",
        "delete:", "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:", "toggleBoldface:",
        "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:", "find:", "findAndReplace:", "findNext:",
        "findPrevious:", "useSelectionForFind:", "print:", "rename:", "duplicate:", "move:", "export:",
    ]

    private static let indices = Dictionary(uniqueKeysWithValues: selectors.enumerated().map { ($1, $0) })

    private static let table = OverrideTable(
        base: UIResponder.self, empty: OverridesNothing.self, first: OverridesFirst.self, last: OverridesLast.self,
        count: selectors.count)

    /// Returns whether the class overrides the action; nil if it is not a standard edit action or not a class of
    /// responders.
    static func isTaken(_ selector: String, by type: AnyClass) -> Bool? {
        guard let index = indices[selector], type is UIResponder.Type else { return nil }
        // If the layout of classes is not the known one, the generated tables are used.
        return table?.overrides(index, in: type)
            ?? SourceMembers.hasMethod(selector, of: type, below: UIResponder.self)
    }

    /// The implementation of UIResponder's own methods.
    @MainActor
    static func refuse(_ selector: Selector, _ responder: UIResponder) {
        UnrecognizedSelector.raise(selector, responder)
    }

    static func add(to methods: ClassMembers<UIResponder>) {
        methods.method("cut:", "cut(_:)", UIResponder.cut)
        methods.method(
            "copy:", "copy(_:)", UIResponder.copy(_:) as @MainActor (UIResponder) -> @MainActor (Any?) -> Void)
        methods.method("paste:", "paste(_:)", UIResponder.paste(_:))
        methods.method("pasteAndMatchStyle:", "pasteAndMatchStyle(_:)", UIResponder.pasteAndMatchStyle)
        methods.method("pasteAndGo:", "pasteAndGo(_:)", UIResponder.pasteAndGo)
        methods.method("pasteAndSearch:", "pasteAndSearch(_:)", UIResponder.pasteAndSearch)
        methods.method("select:", "select(_:)", UIResponder.select)
        methods.method("selectAll:", "selectAll(_:)", UIResponder.selectAll)
        methods.method("delete:", "delete(_:)", UIResponder.delete)
        methods.method(
            "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionLeftToRight(_:)",
            UIResponder.makeTextWritingDirectionLeftToRight)
        methods.method(
            "makeTextWritingDirectionRightToLeft:", "makeTextWritingDirectionRightToLeft(_:)",
            UIResponder.makeTextWritingDirectionRightToLeft)
        methods.method("toggleBoldface:", "toggleBoldface(_:)", UIResponder.toggleBoldface)
        methods.method("toggleItalics:", "toggleItalics(_:)", UIResponder.toggleItalics)
        methods.method("toggleUnderline:", "toggleUnderline(_:)", UIResponder.toggleUnderline)
        methods.method("increaseSize:", "increaseSize(_:)", UIResponder.increaseSize)
        methods.method("decreaseSize:", "decreaseSize(_:)", UIResponder.decreaseSize)
        methods.method("find:", "find(_:)", UIResponder.find)
        methods.method("findAndReplace:", "findAndReplace(_:)", UIResponder.findAndReplace)
        methods.method("findNext:", "findNext(_:)", UIResponder.findNext)
        methods.method("findPrevious:", "findPrevious(_:)", UIResponder.findPrevious)
        methods.method("useSelectionForFind:", "useSelectionForFind(_:)", UIResponder.useSelectionForFind)
        methods.method("print:", "printContent(_:)", UIResponder.printContent)
        methods.method("rename:", "rename(_:)", UIResponder.rename)
        methods.method("duplicate:", "duplicate(_:)", UIResponder.duplicate)
        methods.method("move:", "move(_:)", UIResponder.move)
        methods.method("export:", "export(_:)", UIResponder.export)
    }
}

private class OverridesNothing: UIResponder {}

private class OverridesFirst: UIResponder {
    override func cut(_ sender: Any?) { EditActions.refuse("first", self) }
}

private class OverridesLast: UIResponder {
    override func export(_ sender: Any?) { EditActions.refuse("last", self) }
}
