import Testing

@testable import SDLHost

/// The settings in a property of an X server's settings manager.
struct XSettingsTests {
    /// Writes settings as a manager does.
    private struct Writer {
        var isBigEndian = false
        private(set) var bytes: [UInt8] = []

        init(isBigEndian: Bool = false, count: UInt32) {
            self.isBigEndian = isBigEndian
            bytes = [isBigEndian ? 1 : 0, 0, 0, 0]
            write(UInt32(7))
            write(count)
        }

        mutating func write<Number: FixedWidthInteger>(_ number: Number) {
            withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian) { bytes += $0 }
        }

        private mutating func fill() { while bytes.count % 4 != 0 { bytes.append(0) } }

        private mutating func begin(_ type: UInt8, _ name: String) {
            bytes += [type, 0]
            write(UInt16(name.utf8.count))
            bytes += Array(name.utf8)
            fill()
            write(UInt32(3))
        }

        mutating func add(_ name: String, _ number: Int32) {
            begin(0, name)
            write(number)
        }

        mutating func add(_ name: String, _ text: String) {
            begin(1, name)
            write(UInt32(text.utf8.count))
            bytes += Array(text.utf8)
            fill()
        }

        mutating func add(_ name: String, color: [UInt16]) {
            begin(2, name)
            for part in color { write(part) }
        }
    }

    private func sample(isBigEndian: Bool) -> [UInt8] {
        var writer = Writer(isBigEndian: isBigEndian, count: 5)
        writer.add("Net/ThemeName", "HighContrast")
        writer.add("Some/Color", color: [1, 2, 3, 65535])
        writer.add("Gtk/EnableAnimations", 0)
        writer.add("Gdk/UnscaledDPI", 122880)
        writer.add("Gtk/FontName", "Sans Bold 10")
        return writer.bytes
    }

    @Test(arguments: [false, true])
    func settingsAreReadInBothByteOrders(isBigEndian: Bool) throws {
        let settings = try #require(XSettings(sample(isBigEndian: isBigEndian)))
        #expect(settings.values.count == 5)
        #expect(settings.values["Some/Color"] == .color([1, 2, 3, 65535]))
        let preferences = settings.settings.preferences
        #expect(preferences.textScale == 1.25 && preferences.reducesMotion)
        #expect(preferences.prefersHighContrast && preferences.prefersBoldText)
    }

    @Test func aPropertyThatIsCutOffAnywhereIsRefused() {
        let bytes = sample(isBigEndian: false)
        for length in 0..<bytes.count - 3 { #expect(XSettings(Array(bytes[..<length])) == nil) }
    }

    @Test func lengthsThatPointBeyondTheEndAreRefused() {
        var bytes = Writer(count: 1).bytes
        bytes += [1, 0, 255, 255, 65, 65, 65, 65]
        #expect(XSettings(bytes) == nil)
        #expect(XSettings([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]) == nil)
    }

    @Test func dotsPerInchWithTheScaleOfWindowsAreNoTextSize() throws {
        var writer = Writer(count: 1)
        writer.add("Xft/DPI", 196608)
        #expect(try #require(XSettings(writer.bytes)).settings == DesktopSettings())
    }
}
