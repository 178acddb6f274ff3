@testable import AccessibilityBus

/// Calls of a client that does not know what it does.
@MainActor
struct RandomCalls {
    private var generator: Generator
    private let interfaces = InterfaceTable.all.map { $0.interface }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
            return value ^ value >> 31
        }
    }

    init(seed: UInt64) { generator = Generator(state: seed) }

    mutating func rowCount() -> Int { [0, 1, 12, 600, 1_000_000_000].randomElement(using: &generator) ?? 0 }

    mutating func next() -> (path: String, interface: String, method: String, arguments: [BusValue]) {
        let path = path()
        let interface = interfaces[Int.random(in: 0..<interfaces.count, using: &generator)]
        if let property = interface.properties.randomElement(using: &generator), chance(3) {
            let names: [BusValue] = [.string(interface.name), .string(property.name)]
            guard chance(3) else { return (path, "org.freedesktop.DBus.Properties", "Get", names) }
            let type = ["i", "d", "s", "u", "b"].randomElement(using: &generator) ?? "i"
            return (path, "org.freedesktop.DBus.Properties", "Set", names + [.variant(value(type))])
        }
        guard let method = interface.methods.randomElement(using: &generator) else {
            return (path, "org.freedesktop.DBus.Properties", "GetAll", [.string(interface.name)])
        }
        var types = method.input.split(separator: " ").map(String.init)
        if chance(10) { types.append("i") }
        return (path, interface.name, method.name, types.map { value($0) })
    }

    private mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &generator) == 0 }

    private mutating func path() -> String {
        let names = ["root", "1", "2", "3", "4", "5", "99", "2_0", "2_11", "2_900000", "2_18446744073709551615", "x_y"]
        return names.randomElement(using: &generator) ?? "root"
    }

    private mutating func number() -> Int {
        [0, 1, -1, 2, 5, 19, 20, 21, 900_000, 2_147_483_647, -2_147_483_648].randomElement(using: &generator) ?? 0
    }

    private mutating func value(_ type: String) -> BusValue {
        switch type {
        case "i": .int(number())
        case "u": .uint(UInt32.random(in: 0...8, using: &generator))
        case "b": .bool(Bool.random(using: &generator))
        case "d": .double([0, -1, .nan, .infinity, 1e300].randomElement(using: &generator) ?? 0)
        case "o": .path("/org/a11y/atspi/accessible/\(path())")
        case "(aiia{ss}iaiiasib)":
            .tuple([
                .array("i", [.int(number()), .int(number())]), value("u").asInt, .dictionary(["level": "1:2"]),
                value("u").asInt, .array("i", [.int(number())]), value("u").asInt, .strings(["Action"]),
                value("u").asInt, value("b"),
            ])
        case "a((so)i(so)ib)": .array("((so)i(so)ib)", [])
        default: .string(["", "é👍🏽", "a b. c\n"].randomElement(using: &generator) ?? "")
        }
    }
}

extension BusValue {
    fileprivate var asInt: BusValue {
        if case .uint(let number) = self { .int(Int(number)) } else { self }
    }
}
