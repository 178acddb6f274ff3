/// The modifier keys that are held down during an event. The raw values are Apple's, and those of the host.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Either shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Either control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Either alt key; option on a Mac.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Either command key of a Mac; the key with the system's sign on a PC.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is on the keypad. The flag does not stand for a key that is held down.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
