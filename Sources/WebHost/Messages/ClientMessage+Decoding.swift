internal import HostInterface

extension ClientMessage {
    /// The version of the protocol. A page of another one is refused.
    package static let version: UInt8 = 1
    /// The most bytes of a message.
    package static let mostBytes = 1 << 20
    /// The most bytes of a text that is typed or composed.
    private static let longestInput = 64 << 10
    /// In seconds: three years.
    private static let longestTime = 1e8

    /// Returns nil for a message that no page sends.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.mostBytes else { return nil }
        var reader = ByteReader(bytes)
        guard let message = try? Self.message(&reader), reader.isAtEnd else { return nil }
        self = message
    }

    private static func message(_ reader: inout ByteReader) throws -> ClientMessage {
        switch try reader.integer(UInt8.self) {
        case 1:
            guard try reader.integer(UInt8.self) == version else { throw ByteReader.Malformed() }
            return .hello(Hello(viewer: try reader.integer(), screen: try screen(&reader)))
        case 2: return .shown(try reader.integer())
        case 3:
            let window: UInt16 = try reader.integer()
            return .pointer(try pointer(&reader), window: window)
        case 4:
            let window: UInt16 = try reader.integer()
            return .wheel(try wheel(&reader), window: window)
        case 5:
            let window: UInt16 = try reader.integer()
            return .key(try key(&reader), window: window)
        case 6:
            let window: UInt16 = try reader.integer()
            return .text(try reader.text(limit: longestInput), window: window)
        case 7:
            let window: UInt16 = try reader.integer()
            let (start, end) = (Int(try reader.integer(UInt16.self)), Int(try reader.integer(UInt16.self)))
            let text = try reader.text(limit: longestInput)
            guard start <= end, end <= text.unicodeScalars.count else { throw ByteReader.Malformed() }
            return .composition(text, selection: start..<end, window: window)
        case 8:
            let window: UInt16 = try reader.integer()
            return .resize(try size(&reader), window: window)
        case 9: return .screen(try screen(&reader))
        case 10:
            let window: UInt16 = try reader.integer()
            return .activation(try reader.flag(), window: window)
        case 11: return .close(window: try reader.integer())
        case 12: return .visibility(try reader.flag())
        case 13: return .takeOver
        case 14: return .clipboard(try reader.text(limit: mostBytes))
        case 15:
            let transfer: UInt32 = try reader.integer()
            return .upload(try upload(&reader), transfer: transfer)
        case 16: return .readsElements(try reader.flag())
        case 17: return .element(try choice(of: ElementAction.allCases, &reader), id: try reader.text(limit: 64))
        default: throw ByteReader.Malformed()
        }
    }

    private static func screen(_ reader: inout ByteReader) throws -> Screen {
        let (isDark, density) = (try reader.flag(), try reader.float(limit: 16))
        guard density > 0 else { throw ByteReader.Malformed() }
        return Screen(isDark: isDark, density: density, size: try size(&reader))
    }

    private static func size(_ reader: inout ByteReader) throws -> HostSize {
        let size = HostSize(width: try reader.float(limit: 10_000), height: try reader.float(limit: 10_000))
        guard size.width >= 1, size.height >= 1 else { throw ByteReader.Malformed() }
        return size
    }

    private static func pointer(_ reader: inout ByteReader) throws -> Pointer {
        let phases: [PointerEvent.Phase] = [.began, .moved, .ended, .cancelled, .hovered, .left]
        let kinds: [PointerEvent.Kind] = [.touch, .mouse]
        let buttons: [PointerEvent.Button] = [.primary, .secondary, .middle]
        return Pointer(
            phase: try choice(of: phases, &reader), kind: try choice(of: kinds, &reader),
            button: try choice(of: buttons, &reader), id: Int(try reader.integer(Int32.self)),
            x: try reader.float(), y: try reader.float(), time: try reader.double(limit: longestTime),
            modifiers: try modifiers(&reader))
    }

    private static func wheel(_ reader: inout ByteReader) throws -> Wheel {
        Wheel(
            x: try reader.float(), y: try reader.float(), deltaX: try reader.float(limit: 1e5),
            deltaY: try reader.float(limit: 1e5), isPrecise: try reader.flag(),
            time: try reader.double(limit: longestTime), modifiers: try modifiers(&reader))
    }

    private static func key(_ reader: inout ByteReader) throws -> Key {
        Key(
            isDown: try reader.flag(), isRepeat: try reader.flag(), usage: Int(try reader.integer(UInt16.self)),
            characters: try reader.text(limit: 64), charactersIgnoringModifiers: try reader.text(limit: 64),
            time: try reader.double(limit: longestTime), modifiers: try modifiers(&reader))
    }

    private static func upload(_ reader: inout ByteReader) throws -> Upload {
        switch try reader.integer(UInt8.self) {
        case 0:
            let name = try reader.text(limit: 1024)
            let byteCount = try reader.double(limit: 1e12)
            guard byteCount >= 0, byteCount == byteCount.rounded() else { throw ByteReader.Malformed() }
            return .file(name: name, byteCount: Int(byteCount))
        case 1: return .bytes(reader.rest())
        case 2:
            let window: UInt16 = try reader.integer()
            return .dropped(x: try reader.float(), y: try reader.float(), window: window)
        case 3: return .chosen(dialog: try reader.integer())
        case 4: return .cancelled(dialog: try reader.integer())
        default: throw ByteReader.Malformed()
        }
    }

    private static func choice<Value>(of values: [Value], _ reader: inout ByteReader) throws -> Value {
        let index = Int(try reader.integer(UInt8.self))
        guard values.indices.contains(index) else { throw ByteReader.Malformed() }
        return values[index]
    }

    /// The bits of caps lock, shift, control, alt and command, in this order.
    private static func modifiers(_ reader: inout ByteReader) throws -> KeyModifiers {
        let bits = try reader.integer(UInt8.self)
        guard bits < 1 << 6 else { throw ByteReader.Malformed() }
        return KeyModifiers(rawValue: Int(bits) << 16)
    }
}
