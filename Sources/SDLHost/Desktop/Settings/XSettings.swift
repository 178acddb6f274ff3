/// The settings that a desktop's settings manager keeps in a property of its window on an X server (XSETTINGS).
struct XSettings: Equatable {
    enum Value: Equatable {
        case number(Int32)
        case text(String)
        /// Red, green, blue and alpha, from 0 to 65535.
        case color([UInt16])
    }

    private(set) var values: [String: Value] = [:]

    /// Reads the property. Returns nil for bytes that are no settings.
    ///
    /// The first byte says how numbers are stored; then follow a serial number, the number of settings, and for each
    /// its type, name, serial number and value, in units of four bytes.
    init?(_ bytes: [UInt8]) {
        guard let first = bytes.first, first < 2 else { return nil }
        var reader = Reader(bytes: bytes, isBigEndian: first == 1)
        reader.skip(8)
        guard let count = reader.read(UInt32.self) else { return nil }
        for _ in 0..<count {
            guard let type = reader.read(UInt8.self) else { return nil }
            reader.skip(1)
            guard let length = reader.read(UInt16.self), let name = reader.text(Int(length)) else { return nil }
            reader.skip(4)
            switch type {
            case 0:
                guard let number = reader.read(Int32.self) else { return nil }
                values[name] = .number(number)
            case 1:
                guard let length = reader.read(UInt32.self), let text = reader.text(Int(length)) else { return nil }
                values[name] = .text(text)
            case 2:
                let parts = (0..<4).compactMap { _ in reader.read(UInt16.self) }
                guard parts.count == 4 else { return nil }
                values[name] = .color(parts)
            default: return nil
            }
        }
    }

    /// The settings in the names of the portal.
    var settings: DesktopSettings {
        var settings = DesktopSettings()
        if case .number(let number) = values["Gtk/EnableAnimations"] {
            settings.values[.animations] = .flag(number != 0)
        }
        if case .text(let name) = values["Net/ThemeName"] { settings.values[.theme] = .text(name) }
        if case .text(let name) = values["Gtk/FontName"] { settings.values[.font] = .text(name) }
        // Without the scale of windows, which Xft/DPI includes, in 1024ths of dots per inch; 96 is the default.
        if case .number(let dots) = values["Gdk/UnscaledDPI"], dots > 0 {
            settings.values[.textScale] = .number(Double(dots) / 1024 / 96)
        }
        return settings
    }

    private struct Reader {
        let bytes: [UInt8]
        let isBigEndian: Bool
        private var place = 0

        init(bytes: [UInt8], isBigEndian: Bool) {
            (self.bytes, self.isBigEndian) = (bytes, isBigEndian)
        }

        mutating func skip(_ count: Int) { place += count }

        mutating func read<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
            let size = MemoryLayout<Number>.size
            guard place + size <= bytes.count else { return nil }
            defer { place += size }
            let number = bytes[place..<place + size].enumerated().reduce(Number(0)) { sum, byte in
                let shift = (isBigEndian ? size - 1 - byte.offset : byte.offset) * 8
                return sum | (Number(truncatingIfNeeded: byte.element) << shift)
            }
            return number
        }

        /// Reads a text, and skips the bytes that fill the last unit of four.
        mutating func text(_ length: Int) -> String? {
            guard length >= 0, length <= bytes.count - place else { return nil }
            defer { place += (length + 3) / 4 * 4 }
            return String(decoding: bytes[place..<place + length], as: UTF8.self)
        }
    }
}
