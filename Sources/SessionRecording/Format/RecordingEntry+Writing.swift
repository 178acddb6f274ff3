import Foundation
internal import HostInterface

extension RecordingEntry {
    /// The line of the event, and one for each answer.
    var lines: [String] { [line] + answers.map(\.line) }

    /// The line of the event.
    var line: String { "\(time.text) \(event.words(at: time))" }
}

extension RecordedEvent {
    fileprivate func words(at time: RecordedTime) -> String {
        switch self {
        case .launch: "launch"
        case .resume: "resume"
        case .frame: "frame"
        case .turn: "turn"
        case .copied: "copied"
        case .end: "end"
        case .preferences(let preferences): "preferences \(preferences.fields)"
        case .input(let event, let window): event.words(at: time) + Self.option(window)
        case .resized(let window): "resized \(window.fields)"
        case .drag(let drag, let window): "drag \(drag.words)" + Self.option(window)
        case .dragContent(let drag, let type, let bytes):
            "loaded \(drag) \(QuotedText.quoted(type)) \(Self.words(bytes))"
        case .files(let dialog, let answer): "files \(dialog) \(Self.words(answer))"
        }
    }

    /// The first window is the one that is meant without a number.
    private static func option(_ window: Int) -> String { window == 1 ? "" : " window=\(window)" }

    private static func words(_ bytes: [UInt8]?) -> String {
        bytes.map { Data($0).base64EncodedString() }.map { $0.isEmpty ? "empty" : "bytes=\($0)" } ?? "none"
    }

    private static func words(_ answer: HostFileAnswer) -> String {
        switch answer {
        case .chosen(let paths): (["chosen"] + paths.map { "file=\(QuotedText.quoted($0))" }).joined(separator: " ")
        case .cancelled: "cancelled"
        case .unavailable: "unavailable"
        }
    }
}

extension RecordedDrag {
    fileprivate var words: String {
        ([phase.word, "\(number)", "\(x.field),\(y.field)"]
            + types.map { "type=\(QuotedText.quoted($0))" } + addresses.map { "address=\(QuotedText.quoted($0))" })
            .joined(separator: " ")
    }
}

extension HostEvent {
    fileprivate func words(at time: RecordedTime) -> String {
        switch self {
        case .pointer(let pointer): pointer.words(at: time)
        case .wheel(let wheel):
            "wheel \(wheel.x.field),\(wheel.y.field) \(wheel.deltaX.field),\(wheel.deltaY.field)"
                + (wheel.isPrecise ? " precise" : "") + eventOptions(wheel.time, wheel.modifiers, at: time)
        case .key(let key):
            "key \(key.isDown ? "down" : "up") \(key.usage) \(QuotedText.quoted(key.characters)) "
                + QuotedText.quoted(key.charactersIgnoringModifiers) + (key.isRepeat ? " repeat" : "")
                + eventOptions(key.time, key.modifiers, at: time)
        case .text(let text): "text \(QuotedText.quoted(text))"
        case .composition(let text, let selection):
            "compose \(QuotedText.quoted(text)) \(selection.lowerBound) \(selection.upperBound)"
        case .dropped(let drop):
            "drop \(drop.x.field),\(drop.y.field)" + (drop.text.map { " text=\(QuotedText.quoted($0))" } ?? "")
                + drop.files.map { " file=\(QuotedText.quoted($0))" }.joined()
        case .appearanceChanged(let appearance): "appearance \(appearance.word)"
        case .activation(let isActive): "active \(isActive ? "yes" : "no")"
        case .visibility(let isVisible): "visible \(isVisible ? "yes" : "no")"
        case .closeRequested: "close"
        // Recorded with the size, and with the number of the drag.
        case .resized, .incomingDrag: preconditionFailure("these events have cases of their own")
        }
    }
}

extension PointerEvent {
    fileprivate func words(at recorded: RecordedTime) -> String {
        let what = kind == .touch ? "touch \(phase.word) \(id)" : "mouse \(phase.word) \(button.word)"
        // A mouse has the number 0, and a finger the primary button.
        let rest = kind == .touch ? (button == .primary ? "" : " button=\(button.word)") : (id == 0 ? "" : " id=\(id)")
        return "\(what) \(x.field),\(y.field)\(rest)" + eventOptions(time, modifiers, at: recorded)
    }
}

/// The time of an event where it is not that of its delivery, and the modifier keys that are held.
private func eventOptions(_ time: Double, _ modifiers: KeyModifiers, at recorded: RecordedTime) -> String {
    let own = RecordedTime(seconds: time)
    let keys = modifiers.words
    return (own == recorded ? "" : " at=\(own.text)") + (keys.isEmpty ? "" : " keys=\(keys)")
}

extension HostPreferences {
    /// What differs from a desktop that reports nothing.
    fileprivate var fields: String {
        var words = Self.flags.filter { self[keyPath: $0.flag] }.map(\.word)
        if textScale != 1 { words.append("scale=\(textScale.field)") }
        if let color = accentColor {
            words.append("accent=\(color.red.field),\(color.green.field),\(color.blue.field)")
        }
        return words.isEmpty ? "none" : words.joined(separator: " ")
    }
}

extension RecordedAnswer {
    /// The line, which is indented below that of its event.
    var line: String {
        switch self {
        case .window(let window): "  window \(window.fields)"
        case .preferences(let preferences): "  preferences \(preferences.fields)"
        case .clipboard(let text): "  clipboard \(text.map(QuotedText.quoted) ?? "none")"
        case .opens(let scheme, let isThere): "  opens \(QuotedText.quoted(scheme)) \(isThere ? "yes" : "no")"
        case .rate(let window, let rate): "  rate \(window) \(rate)"
        case .unpainted(let window): "  unpainted \(window)"
        case .pixels(let window, let hash):
            "  pixels \(window) \(String(repeating: "0", count: hash.leadingZeroBitCount / 4))"
                + (hash == 0 ? "" : String(hash, radix: 16))
        }
    }
}
