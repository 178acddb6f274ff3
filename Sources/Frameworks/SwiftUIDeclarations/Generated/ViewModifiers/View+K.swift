// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension View {
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View { EmptyView() }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { EmptyView() }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { EmptyView() }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        EmptyView()
    }
    public func keyboardType(_ type: UIKeyboardType) -> some View { EmptyView() }
    public func kerning(_ kerning: CGFloat) -> some View { EmptyView() }
}
