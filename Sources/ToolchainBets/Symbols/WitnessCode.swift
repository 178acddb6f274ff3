// Sound: code never changes.
/// The machine code through which a protocol calls a method of a class: a few instructions, then a call or jump to the
/// method or to the default implementation, unless the method is part of it.
struct WitnessCode: @unchecked Sendable {
    let address: UnsafeRawPointer
    /// The number of bytes of the code. Those behind it are of another function.
    let size: Int
    let image: LoadedImage

    /// Whether the code can be read in this process.
    static let isTrusted = ToolchainBet.witnessCode.isAllowed && WitnessCodeCheck.passes()

    /// Longer code contains the method itself, or is instrumented by a sanitizer: nothing is known then.
    private static let length = 64

    /// Returns whether the code calls a function with such a name directly; nil for processors whose code is not read,
    /// and without symbols.
    func calls(_ isSought: (String) -> Bool) -> Bool? {
        guard let targets, let file = SymbolFile(path: image.path) else { return nil }
        return targets.contains { target in
            guard let name = file.name(of: target &- image.slide, suffix: "F"), let text = demangled(name) else {
                return false
            }
            return isSought(text)
        }
    }

    /// The addresses that calls and jumps go to. Some are none: bytes of other instructions may look like calls.
    private var targets: [UInt]? {
        let start = UInt(bitPattern: address)
        #if arch(x86_64)
            var targets: [UInt] = []
            for place in stride(from: 0, through: min(size, Self.length) - 5, by: 1) {
                let operation = address.load(fromByteOffset: place, as: UInt8.self)
                guard operation == 0xE8 || operation == 0xE9 else { continue }  // call, jmp
                let distance = address.loadUnaligned(fromByteOffset: place + 1, as: Int32.self)
                targets.append(start &+ UInt(place + 5) &+ UInt(bitPattern: Int(distance)))
            }
            return targets
        #elseif arch(arm64)
            var targets: [UInt] = []
            for place in stride(from: 0, to: min(size, Self.length), by: 4) {
                let word = address.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                guard word & 0x7C00_0000 == 0x1400_0000 else { continue }  // b, bl
                let distance = Int(Int32(bitPattern: word << 6) >> 4)
                targets.append(start &+ UInt(place) &+ UInt(bitPattern: distance))
            }
            return targets
        #else
            return nil
        #endif
    }
}
