internal import CToolchainBets

/// A fact about the Swift toolchain, its runtime or Core Foundation that Trestle relies on though nobody promises it.
/// docs/TOOLCHAIN.md describes each: how it is checked, and what happens without it.
package enum ToolchainBet: String, CaseIterable, Sendable {
    /// Class records: where the destructor is. ``MainActorDeinit``
    case destructors
    /// Class records: where the methods are. ``OverrideTable``
    case methodTables
    /// The symbols of the program, and how methods are called. ``SymbolReader``
    case symbols
    /// The instructions through which a protocol calls a method. ``WitnessCode``
    case witnessCode
    /// Class records: the sizes of objects, and that an object begins with its class. ``become(_:_:)``
    case classChanges
    /// Metatypes of protocols: where the conformance is. ``Conformance``
    case conformances
    /// The text that a key path prints. ``KeyPathText``
    case keyPathTexts
    /// The runtime's hook for checks of the main actor.
    case mainActorChecks
    /// Functions that are called when a file of the program is loaded.
    case initializers
    /// Core Foundation's record of objects without a type.
    case untypedObjects
    /// Core Foundation's record of Foundation's functions.
    case stringReplacement
    /// Core Foundation's functions for localized strings and formats.
    case localizedStrings
    /// How Swift Foundation makes the current locale.
    case currentLocale
    /// Core Foundation's functions for bundles.
    case mainBundle
    /// Swift Foundation's class of file managers.
    case folderSearch
    /// Core Foundation's and Dispatch's functions for the main thread.
    case mainThread
    /// Functions of Core Foundation, Dispatch and the runtime that call later.
    case delays
    /// The file descriptor for the timers of Foundation's main run loop.
    case runLoopTimers

    /// False for the facts that the environment variable `TRESTLE_WITHOUT` names: their self-checks fail.
    package var isAllowed: Bool { is_bet_allowed(rawValue) }
}
