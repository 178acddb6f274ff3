import Foundation
import QuartzCore

/// The letters that the user types to reach a row of a list or of a menu: those that follow each other within a second are one prefix.
struct TypeSelection {
    /// In seconds. Unverified.
    private static let pause = 1.0

    private var letters = ""
    private var lastTime = -Double.infinity

    /// Whether a space continues the prefix.
    var isRunning: Bool { !letters.isEmpty && CACurrentMediaTime() - lastTime < Self.pause }

    /// Adds what a key typed.
    ///
    /// - Returns: The prefix, and whether the present row may keep the focus if it has the prefix. One letter, also
    ///   typed several times, leads from each row with it to the next.
    mutating func add(_ typed: String) -> (prefix: String, maySkip: Bool) {
        if !isRunning { letters = "" }
        lastTime = CACurrentMediaTime()
        letters += typed
        let isOneLetter = letters.allSatisfy { $0.lowercased() == letters.first?.lowercased() }
        return isOneLetter ? (String(letters.prefix(1)), true) : (letters, false)
    }

    mutating func end() { letters = "" }

    /// Compares without regard to case and accents.
    static func matches(_ text: String, _ prefix: String) -> Bool {
        text.range(of: prefix, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }
}
