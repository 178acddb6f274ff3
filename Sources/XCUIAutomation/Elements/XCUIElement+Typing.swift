import UIKit

extension XCUIElement {
    /// The modifier keys of ``typeKey(_:modifierFlags:file:line:)-(String,_,_,_)``. The raw values are those of
    /// `UIKeyModifierFlags`.
    public struct KeyModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The caps lock key.
        public static let capsLock = Self(rawValue: 1 << 16)
        /// The shift key.
        public static let shift = Self(rawValue: 1 << 17)
        /// The control key.
        public static let control = Self(rawValue: 1 << 18)
        /// The option key.
        public static let option = Self(rawValue: 1 << 19)
        /// The other name of the option key.
        public static let alternate = option
        /// The command key.
        public static let command = Self(rawValue: 1 << 20)
    }

    /// Types a text into the element, which must have the keyboard focus, or contain what has it. The text may have keys of
    /// ``XCUIKeyboardKey``.
    public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        type("type into", file, line) { session in
            for character in text { session.type(character, modifiers: []) }
        }
    }

    /// Presses a key together with modifier keys.
    public func typeKey(
        _ key: String, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
    ) {
        type("press a key for", file, line, needsFocus: false) { session in
            for character in key { session.type(character, modifiers: UIKeyModifierFlags(flags)) }
        }
    }

    /// Presses a key together with modifier keys.
    public func typeKey(
        _ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        typeKey(key.rawValue, modifierFlags: flags, file: file, line: line)
    }

    private func type(
        _ verb: String, _ file: StaticString, _ line: UInt, needsFocus: Bool = true,
        _ body: (LaunchedApplication) -> Void
    ) {
        TestFailures.note(file, line)
        guard let session = application.session else {
            return TestFailures.record(
                "Failed to \(verb) \(shortName): \(application.reasonNotRunning)", of: self, file, line)
        }
        session.catchUp()
        session.settle()
        let tree = session.tree()
        let nodes = resolved(in: tree)
        guard nodes.count == 1 else {
            let message = MissingElement(self, tree, count: nodes.count).message(doing: verb)
            return TestFailures.record(message, of: self, file, line)
        }
        guard !needsFocus || nodes[0].hasKeyboardFocus else {
            return TestFailures.record(
                "Failed to \(verb) \(shortName): Neither element nor any descendant has keyboard focus.\n  "
                    + ElementDescription.line(nodes[0]), of: self, file, line)
        }
        body(session)
        session.settle()
    }
}

extension UIKeyModifierFlags {
    fileprivate init(_ flags: XCUIElement.KeyModifierFlags) {
        self.init()
        if flags.contains(.capsLock) { insert(.alphaShift) }
        if flags.contains(.shift) { insert(.shift) }
        if flags.contains(.control) { insert(.control) }
        if flags.contains(.option) { insert(.alternate) }
        if flags.contains(.command) { insert(.command) }
    }
}
