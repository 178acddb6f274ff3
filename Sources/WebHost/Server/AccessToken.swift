/// The secret that a visitor of the page must know: 128 random bits.
package struct AccessToken: Sendable {
    /// In hexadecimal digits, for the address of the page and for its cookie.
    package let text: String

    package init() {
        // The generator of the system, which is made for secrets.
        var generator = SystemRandomNumberGenerator()
        let halves = [generator.next(), generator.next()] as [UInt64]
        text = halves.map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Compares in a time that does not depend on where the texts differ.
    package func matches(_ other: String) -> Bool {
        let (own, given) = (Array(text.utf8), Array(other.utf8.prefix(2 * text.utf8.count)))
        var difference: UInt8 = own.count == given.count ? 0 : 1
        for index in own.indices { difference |= own[index] ^ (index < given.count ? given[index] : 0) }
        return difference == 0
    }
}
