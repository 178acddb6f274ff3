internal import HostInterface

/// What elements have to be like that a search finds.
struct MatchRule {
    private let states: (bits: UInt64, kind: Kind)
    private let attributes: (values: [(name: String, value: String)], kind: Kind)
    private let roles: (numbers: Set<UInt32>, kind: Kind)
    private let interfaces: (names: [String], kind: Kind)
    private let isInverted: Bool

    /// How many of the wanted ones an element has to have.
    private enum Kind {
        case all, any, none, empty

        init(_ number: Int?) throws(BusError) {
            switch number {
            // Not set, which asks for nothing.
            case 0, 1: self = .all
            case 2: self = .any
            case 3: self = .none
            case 4: self = .empty
            default: throw .invalidArguments("\(number.map(String.init) ?? "nothing") is no type of match")
            }
        }

        /// - Parameters:
        ///   - wanted: the number of those that are wanted.
        ///   - found: how many of these the element has.
        ///   - hasNothing: whether the element has none at all.
        func accepts(wanted: Int, found: Int, hasNothing: Bool) -> Bool {
            switch self {
            case .all: found == wanted
            case .any: wanted == 0 || found > 0
            case .none: found == 0
            case .empty: wanted == 0 ? hasNothing : found == wanted
            }
        }
    }

    /// - Parameter value: of the type `(aiia{ss}iaiiasib)`.
    init(_ value: ReceivedValue) throws(BusError) {
        let fields = value.children
        guard fields.count == 9 else { throw .invalidArguments("The rule has another type.") }
        let stateWords = fields[0].children.compactMap(\.int).prefix(2)
        let bits = stateWords.enumerated().reduce(UInt64(0)) { bits, word in
            bits | UInt64(UInt32(truncatingIfNeeded: word.element)) << UInt64(word.offset * 32)
        }
        states = (bits, try Kind(fields[1].int))
        let pairs = fields[2].children.compactMap { entry -> (name: String, value: String)? in
            guard let name = entry.children.first?.string, let value = entry.children.last?.string else { return nil }
            return (name, value)
        }
        attributes = (pairs, try Kind(fields[3].int))
        var numbers: Set<UInt32> = []
        for (index, word) in fields[4].children.compactMap(\.int).prefix(8).enumerated() {
            for bit in 0..<32 where word >> bit & 1 == 1 { numbers.insert(UInt32(index * 32 + bit)) }
        }
        roles = (numbers, try Kind(fields[5].int))
        interfaces = (fields[6].children.compactMap(\.string), try Kind(fields[7].int))
        isInverted = fields[8].bool ?? false
    }

    @MainActor
    func accepts(_ element: CalledElement) -> Bool {
        (matchesRole(element) && matchesStates(element) && matchesAttributes(element) && matchesInterfaces(element))
            != isInverted
    }

    @MainActor
    private func matchesRole(_ element: CalledElement) -> Bool {
        guard !roles.numbers.isEmpty else { return true }
        let found = roles.numbers.contains(RoleNumber(of: element.node).number) ? 1 : 0
        // An element has one role: it cannot have all of several.
        return roles.kind.accepts(wanted: roles.numbers.count, found: found, hasNothing: false)
    }

    @MainActor
    private func matchesStates(_ element: CalledElement) -> Bool {
        guard states.bits != 0 || states.kind == .empty else { return true }
        let bits = StateNumbers(of: element.node).bits
        return states.kind.accepts(
            wanted: states.bits.nonzeroBitCount, found: (bits & states.bits).nonzeroBitCount, hasNothing: bits == 0)
    }

    @MainActor
    private func matchesAttributes(_ element: CalledElement) -> Bool {
        guard !attributes.values.isEmpty else { return true }
        let all = element.node.allAttributes
        // A rule may name several values, with colons between them.
        let found = attributes.values.count { pair in
            all[pair.name].map { value in pair.value.split(separator: ":").contains { $0 == value } } ?? false
        }
        return attributes.kind.accepts(wanted: attributes.values.count, found: found, hasNothing: all.isEmpty)
    }

    @MainActor
    private func matchesInterfaces(_ element: CalledElement) -> Bool {
        guard !interfaces.names.isEmpty else { return true }
        // Callers write the last part of a name, some in small letters.
        let own = Set(element.interfaces.map { $0.interface.name.lowercased() })
        let found = interfaces.names.count { name in
            let name = name.lowercased()
            return own.contains(name) || own.contains("org.a11y.atspi.\(name)")
        }
        return interfaces.kind.accepts(wanted: interfaces.names.count, found: found, hasNothing: false)
    }
}
