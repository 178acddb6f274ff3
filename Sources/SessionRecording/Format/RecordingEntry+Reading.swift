import Foundation
internal import HostInterface

extension RecordingEntry {
    init(_ line: Substring) throws(LineError) {
        var fields = try LineFields(line)
        let word = try fields.word("the time")
        guard let time = RecordedTime(text: word) else {
            throw LineError("\(word) is no time, which has seconds and at most six digits behind the point")
        }
        let event = try RecordedEvent(&fields, at: time)
        try fields.finish()
        self.init(time: time, event: event)
    }
}

extension RecordedEvent {
    fileprivate init(_ fields: inout LineFields, at time: RecordedTime) throws(LineError) {
        switch try fields.word("the event") {
        case "launch": self = .launch
        case "resume": self = .resume
        case "frame": self = .frame
        case "turn": self = .turn
        case "copied": self = .copied
        case "end": self = .end
        case "preferences": self = .preferences(try HostPreferences(&fields))
        case "resized": self = .resized(try RecordedWindow(&fields))
        case "drag": self = .drag(try RecordedDrag(&fields), window: try Self.window(&fields))
        case "loaded":
            self = .dragContent(
                drag: try fields.count("the number of the drag"), type: try fields.text("the type"),
                bytes: try Self.bytes(&fields))
        case "files":
            self = .files(dialog: try fields.count("the number of the dialog"), try Self.answer(&fields))
        case let word:
            self = .input(try HostEvent(word, &fields, at: time), window: try Self.window(&fields))
        }
    }

    private static func window(_ fields: inout LineFields) throws(LineError) -> Int {
        let number = try fields.countOption("window") ?? 1
        guard number > 0 else { throw LineError("windows are counted from 1") }
        return number
    }

    private static func bytes(_ fields: inout LineFields) throws(LineError) -> [UInt8]? {
        if fields.has("none") { return nil }
        if fields.has("empty") { return [] }
        guard let text = try fields.option("bytes"), let data = Data(base64Encoded: text) else {
            throw LineError("the content is none, empty, or bytes= in Base64")
        }
        return [UInt8](data)
    }

    private static func answer(_ fields: inout LineFields) throws(LineError) -> HostFileAnswer {
        let word = try fields.word("the answer")
        switch word {
        case "cancelled": return .cancelled
        case "unavailable": return .unavailable
        case "chosen": return .chosen(try fields.texts("file"))
        default: throw LineError("\(word) is no answer, which are chosen, cancelled, unavailable")
        }
    }
}

extension RecordedDrag {
    fileprivate init(_ fields: inout LineFields) throws(LineError) {
        let phase = try fields.choice("phase of a drag", IncomingDragEvent.Phase.words)
        let number = try fields.count("the number of the drag")
        let (x, y) = try fields.pair("the place", ",")
        self.init(
            phase: phase, number: number, x: x, y: y, types: try fields.texts("type"),
            addresses: try fields.texts("address"))
    }
}

extension HostEvent {
    fileprivate init(_ word: String, _ fields: inout LineFields, at time: RecordedTime) throws(LineError) {
        switch word {
        case "touch", "mouse":
            self = .pointer(try PointerEvent(kind: word == "touch" ? .touch : .mouse, &fields, at: time))
        case "wheel": self = .wheel(try WheelEvent(&fields, at: time))
        case "key": self = .key(try KeyEvent(&fields, at: time))
        case "text": self = .text(try fields.text("the text"))
        case "compose": self = try Self.composition(&fields)
        case "drop":
            let (x, y) = try fields.pair("the place", ",")
            let text = try fields.textOption("text")
            self = .dropped(HostDrop(files: try fields.texts("file"), text: text, x: x, y: y))
        case "appearance": self = .appearanceChanged(try HostAppearance(&fields))
        case "active": self = .activation(try fields.flag("answer"))
        case "visible": self = .visibility(try fields.flag("answer"))
        case "close": self = .closeRequested
        default: throw LineError("the event \(word) is not known")
        }
    }

    private static func composition(_ fields: inout LineFields) throws(LineError) -> HostEvent {
        let text = try fields.text("the text")
        let start = try fields.count("the start of the selection")
        let end = try fields.count("the end of the selection")
        guard start >= 0, start <= end, end <= text.unicodeScalars.count else {
            throw LineError("the selection \(start) \(end) is not within the text")
        }
        return .composition(text, selection: start..<end)
    }
}

extension PointerEvent {
    fileprivate init(kind: Kind, _ fields: inout LineFields, at time: RecordedTime) throws(LineError) {
        let phase = try fields.choice("phase", Phase.words)
        let finger = kind == .touch ? try fields.count("the number of the finger") : nil
        let button = kind == .mouse ? try fields.choice("button", Button.words) : nil
        let (x, y) = try fields.pair("the place", ",")
        let named = try fields.option("button")
        guard let other = named.map({ word in Button.words.first { $0.0 == word }?.1 }) ?? .primary else {
            throw LineError("\(named ?? "") is no button")
        }
        let options = try EventOptions(&fields, at: time)
        self.init(
            phase, x: x, y: y, time: options.time, id: try fields.countOption("id") ?? finger ?? 0, kind: kind,
            button: button ?? other, modifiers: options.modifiers)
    }
}

extension WheelEvent {
    fileprivate init(_ fields: inout LineFields, at time: RecordedTime) throws(LineError) {
        let (x, y) = try fields.pair("the place", ",")
        let (deltaX, deltaY) = try fields.pair("the distance", ",")
        let isPrecise = fields.has("precise")
        let options = try EventOptions(&fields, at: time)
        self.init(
            x: x, y: y, deltaX: deltaX, deltaY: deltaY, time: options.time, isPrecise: isPrecise,
            modifiers: options.modifiers)
    }
}

extension KeyEvent {
    fileprivate init(_ fields: inout LineFields, at time: RecordedTime) throws(LineError) {
        let isDown = try fields.choice("state of a key", [("down", true), ("up", false)])
        let usage = try fields.count("the usage of the key")
        let characters = try fields.text("what the key types")
        let plain = try fields.text("what the key types without modifier keys")
        let isRepeat = fields.has("repeat")
        let options = try EventOptions(&fields, at: time)
        self.init(
            isDown: isDown, usage: usage, characters: characters, charactersIgnoringModifiers: plain,
            modifiers: options.modifiers, isRepeat: isRepeat, time: options.time)
    }
}

/// The named values that pointers, wheels and keys have.
private struct EventOptions {
    var time: Double
    var modifiers: KeyModifiers

    init(_ fields: inout LineFields, at delivered: RecordedTime) throws(LineError) {
        let word = try fields.option("at")
        guard let time = word.map({ RecordedTime(text: $0) }) ?? delivered else {
            throw LineError("\(word ?? "") is no time")
        }
        self.time = time.seconds
        modifiers = try KeyModifiers(words: fields.option("keys") ?? "")
    }
}

extension HostPreferences {
    fileprivate init(_ fields: inout LineFields) throws(LineError) {
        self.init()
        if fields.has("none") { return }
        for (word, flag) in Self.flags where fields.has(word) { self[keyPath: flag] = true }
        if let scale = try fields.numberOption("scale") {
            guard scale > 0 else { throw LineError("scale= is above 0") }
            textScale = scale
        }
        guard let accent = try fields.option("accent") else { return }
        let parts = accent.split(separator: ",").compactMap { Double($0) }.filter { (0...1).contains($0) }
        guard parts.count == 3 else { throw LineError("accent= is red, green and blue, from 0 to 1") }
        accentColor = HostColor(red: parts[0], green: parts[1], blue: parts[2])
    }
}

extension RecordedAnswer {
    init(_ line: Substring) throws(LineError) {
        var fields = try LineFields(line)
        switch try fields.word("the answer") {
        case "window": self = .window(try RecordedWindow(&fields))
        case "preferences": self = .preferences(try HostPreferences(&fields))
        case "clipboard": self = .clipboard(fields.has("none") ? nil : try fields.text("the text"))
        case "opens": self = .opens(scheme: try fields.text("the scheme"), try fields.flag("answer"))
        case "rate":
            let window = try fields.count("the number of the window")
            let rate = try fields.count("the rate")
            guard rate > 0 else { throw LineError("the rate is above 0") }
            self = .rate(window: window, rate)
        case "unpainted": self = .unpainted(window: try fields.count("the number of the window"))
        case "pixels":
            let window = try fields.count("the number of the window")
            let word = try fields.word("the number of the pixels")
            guard word.utf8.count == 16, let hash = UInt64(word, radix: 16) else {
                throw LineError("\(word) is no number of 16 hexadecimal digits")
            }
            self = .pixels(window: window, hash)
        case let word: throw LineError("the answer \(word) is not known")
        }
        try fields.finish()
    }
}
