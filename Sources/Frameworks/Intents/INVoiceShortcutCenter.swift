import Foundation

/// - Linux: refuses
///
/// A phrase of the user for a shortcut; there is none.
// Sound: nothing changes after the initializer.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
    public let identifier: UUID
    public let invocationPhrase: String
    public let shortcut: INShortcut

    init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
        self.identifier = identifier
        self.invocationPhrase = invocationPhrase
        self.shortcut = shortcut
    }
}

/// - Linux: refuses
///
/// The shortcuts of the user: none.
// Sound: it has no state.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    private static let center = INVoiceShortcutCenter()

    open class var shared: INVoiceShortcutCenter { center }

    open func getAllVoiceShortcuts(
        completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler([], nil) }
    }

    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }

    open func getVoiceShortcut(
        with identifier: UUID,
        completion completionHandler: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, INIntentError(.voiceShortcutGetFailed)) }
    }

    open func getVoiceShortcut(with identifier: UUID) async throws -> INVoiceShortcut {
        throw INIntentError(.voiceShortcutGetFailed)
    }

    /// - Linux: no effect
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
