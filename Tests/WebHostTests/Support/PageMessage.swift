@testable import WebHost

/// Messages as the page writes them.
enum PageMessage {
    static func hello(viewer: UInt64 = 1, density: Double = 2, isDark: Bool = false) -> [UInt8] {
        message(1) { writer in
            writer.integer(ClientMessage.version)
            writer.integer(viewer)
            screen(&writer, density: density, isDark: isDark)
        }
    }

    static func shown(_ number: UInt32) -> [UInt8] { message(2) { $0.integer(number) } }

    static func pointer(_ phase: UInt8, x: Double, y: Double, kind: UInt8 = 1, id: Int32 = 0) -> [UInt8] {
        message(3) { writer in
            writer.integer(UInt16(1))
            for value in [phase, kind, 0] { writer.integer(value) }
            writer.integer(id)
            writer.float(x)
            writer.float(y)
            writer.integer((1.5).bitPattern)
            writer.integer(UInt8(0))
        }
    }

    static func wheel(_ deltaY: Double) -> [UInt8] {
        message(4) { writer in
            writer.integer(UInt16(1))
            for value in [10, 20, 0, deltaY] { writer.float(value) }
            writer.flag(true)
            writer.integer((2.5).bitPattern)
            writer.integer(UInt8(0))
        }
    }

    static func key(_ usage: UInt16, isDown: Bool = true, _ characters: String = "a") -> [UInt8] {
        message(5) { writer in
            writer.integer(UInt16(1))
            writer.flag(isDown)
            writer.flag(false)
            writer.integer(usage)
            writer.text(characters)
            writer.text(characters)
            writer.integer((2.5).bitPattern)
            writer.integer(UInt8(2))
        }
    }

    static func text(_ text: String) -> [UInt8] {
        message(6) { writer in
            writer.integer(UInt16(1))
            writer.text(text)
        }
    }

    static func composition(_ text: String, _ start: UInt16, _ end: UInt16) -> [UInt8] {
        message(7) { writer in
            writer.integer(UInt16(1))
            writer.integer(start)
            writer.integer(end)
            writer.text(text)
        }
    }

    static func resize(_ width: Double, _ height: Double) -> [UInt8] {
        message(8) { writer in
            writer.integer(UInt16(1))
            writer.float(width)
            writer.float(height)
        }
    }

    static func screen(density: Double = 2, isDark: Bool = false) -> [UInt8] {
        message(9) { screen(&$0, density: density, isDark: isDark) }
    }

    static func activation(_ isActive: Bool) -> [UInt8] {
        message(10) { writer in
            writer.integer(UInt16(1))
            writer.flag(isActive)
        }
    }

    static var close: [UInt8] { message(11) { $0.integer(UInt16(1)) } }

    static func visibility(_ isVisible: Bool) -> [UInt8] { message(12) { $0.flag(isVisible) } }

    static var takeOver: [UInt8] { [13] }

    static func clipboard(_ text: String) -> [UInt8] { message(14) { $0.text(text) } }

    static func readsElements(_ reads: Bool) -> [UInt8] { message(16) { $0.flag(reads) } }

    static func element(_ action: UInt8, _ id: String) -> [UInt8] {
        message(17) { writer in
            writer.integer(action)
            writer.text(id)
        }
    }

    static func upload(_ step: UInt8, transfer: UInt32 = 1, _ write: (inout ByteWriter) -> Void) -> [UInt8] {
        message(15) { writer in
            writer.integer(transfer)
            writer.integer(step)
            write(&writer)
        }
    }

    static func file(_ name: String, _ byteCount: Int) -> [UInt8] {
        upload(0) { writer in
            writer.text(name)
            writer.integer(Double(byteCount).bitPattern)
        }
    }

    static func bytes(_ bytes: [UInt8]) -> [UInt8] {
        upload(1) { writer in for byte in bytes { writer.integer(byte) } }
    }

    static func dropped(x: Double, y: Double) -> [UInt8] {
        upload(2) { writer in
            writer.integer(UInt16(1))
            writer.float(x)
            writer.float(y)
        }
    }

    /// One of each.
    static var all: [[UInt8]] {
        [
            hello(), shown(7), pointer(0, x: 3, y: 4), wheel(-60), key(4), text("é"), composition("にほ", 1, 2),
            resize(300, 400), screen(), activation(true), close, visibility(false), takeOver, clipboard("copied"),
            file("a.txt", 3), bytes([1, 2, 3]), dropped(x: 1, y: 2), upload(3) { $0.integer(UInt32(1)) },
            upload(4) { $0.integer(UInt32(1)) }, readsElements(true), element(0, "3.4"),
        ]
    }

    private static func screen(_ writer: inout ByteWriter, density: Double, isDark: Bool) {
        writer.flag(isDark)
        writer.float(density)
        writer.float(1000)
        writer.float(800)
    }

    private static func message(_ type: UInt8, _ write: (inout ByteWriter) -> Void) -> [UInt8] {
        var writer = ByteWriter()
        writer.integer(type)
        write(&writer)
        return writer.bytes
    }
}
