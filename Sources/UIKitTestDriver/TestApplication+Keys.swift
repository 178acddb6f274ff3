import Foundation
internal import HeadlessHost
internal import HostInterface
import UIKit

extension TestApplication {
    /// Presses and releases a key.
    ///
    /// - Parameter characters: the text that the key types. With nil, the default, it is what the key types on a US
    ///   keyboard.
    public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [], characters: String? = nil) {
        let typed = characters ?? USKeyboard.characters(of: key.rawValue, shifted: modifiers.contains(.shift)) ?? ""
        press(key, modifiers: modifiers, characters: typed, types: nil)
    }

    /// Presses a key, holds it down while the keyboard repeats it, and releases it.
    ///
    /// - Parameter repeats: how often the keyboard repeats the key, in intervals of two frames.
    public func hold(_ key: UIKeyboardHIDUsage, repeats: Int) {
        frame()
        let characters = USKeyboard.characters(of: key.rawValue, shifted: false) ?? ""
        for index in 0...repeats {
            if index > 0 { advance(by: 2 * HeadlessHost.frameDuration) }
            hostWindow.post(
                .key(
                    KeyEvent(
                        isDown: true, usage: key.rawValue, characters: characters, isRepeat: index > 0, time: time)))
        }
        hostWindow.post(.key(KeyEvent(isDown: false, usage: key.rawValue, characters: characters, time: time)))
        frame()
    }

    /// Holds a key down while `body` runs, in which other keys may be pressed and time may pass, and releases it.
    public func holding(_ key: UIKeyboardHIDUsage, _ body: () throws -> Void) rethrows {
        frame()
        post(key, isDown: true)
        defer {
            post(key, isDown: false)
            frame()
        }
        try body()
    }

    private func post(_ key: UIKeyboardHIDUsage, isDown: Bool) {
        let characters = USKeyboard.characters(of: key.rawValue, shifted: false) ?? ""
        hostWindow.post(.key(KeyEvent(isDown: isDown, usage: key.rawValue, characters: characters, time: time)))
    }

    /// Types text on a US keyboard. Characters that the keyboard lacks arrive as text without a key, as from an input
    /// method.
    ///
    /// Text is inserted only if the first responder is a `UIKeyInput`. Every first responder gets the key presses.
    public func type(_ text: String) {
        for character in text {
            if let (usage, isShifted) = USKeyboard.key(for: character), let key = UIKeyboardHIDUsage(rawValue: usage) {
                press(
                    key, modifiers: isShifted ? .shift : [], characters: String(character),
                    types: character.isNewline || character == "\t" ? nil : String(character))
            } else {
                postText(String(character))
            }
        }
        frame()
    }

    /// Shows text that the input method has not committed yet, in place of the previous composition. ``type(_:)``
    /// commits the result.
    ///
    /// - Parameter selection: the highlighted characters of `text`, counted from 0. With nil, the default, no character
    ///   is highlighted and the caret is behind the text.
    public func compose(_ text: String, selection: Range<Int>? = nil) {
        let characters = selection ?? text.count..<text.count
        let start = text.prefix(characters.lowerBound).unicodeScalars.count
        let end = text.prefix(characters.upperBound).unicodeScalars.count
        hostWindow.post(.composition(text, selection: start..<end))
        frame()
    }

    /// Puts text into `UIPasteboard.general`, as if another program had copied it.
    public func copyInAnotherProgram(_ text: String) {
        host.clipboard.text = text
        host.client?.hostClipboardDidChange(host)
    }

    /// Drops files or text on the window.
    ///
    /// The application opens the files (`scene(_:openURLContexts:)` or `application(_:open:options:)`); the first
    /// responder gets the text.
    ///
    /// - Parameter point: the place of the drop, in points of the window.
    public func drop(files: [URL] = [], text: String? = nil, at point: CGPoint) {
        hostWindow.post(.dropped(HostDrop(files: files.map(\.path), text: text, x: point.x, y: point.y)))
        frame()
    }

    private func press(
        _ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, characters: String, types text: String?
    ) {
        frame()
        for isDown in [true, false] {
            hostWindow.post(
                .key(
                    KeyEvent(
                        isDown: isDown, usage: key.rawValue, characters: characters,
                        charactersIgnoringModifiers: USKeyboard.characters(of: key.rawValue, shifted: false),
                        modifiers: KeyModifiers(rawValue: modifiers.rawValue), time: time)))
            if isDown, let text { postText(text) }
        }
        frame()
    }

    private func postText(_ text: String) {
        if host.textInput != nil { hostWindow.post(.text(text)) }
    }
}

/// The characters that the keys of a US keyboard type, by USB HID usage (HID usage tables, keyboard page).
enum USKeyboard {
    private static let rows: [(first: Int, plain: String, shifted: String)] = [
        (0x04, "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        (0x1E, "1234567890", "!@#$%^&*()"),
        (0x28, "\r", "\r"),
        (0x2B, "\t ", "\t "),
        (0x2D, "-=[]\\", "_+{}|"),
        (0x33, ";'`,./", ":\"~<>?"),
    ]

    static func key(for character: Character) -> (usage: Int, isShifted: Bool)? {
        let wanted = character == "\n" ? "\r" : character
        for row in rows {
            if let index = Array(row.plain).firstIndex(of: wanted) { return (row.first + index, false) }
            if let index = Array(row.shifted).firstIndex(of: wanted) { return (row.first + index, true) }
        }
        return nil
    }

    static func characters(of usage: Int, shifted: Bool) -> String? {
        for row in rows {
            let keys = Array(shifted ? row.shifted : row.plain)
            if keys.indices.contains(usage - row.first) { return String(keys[usage - row.first]) }
        }
        return nil
    }
}
