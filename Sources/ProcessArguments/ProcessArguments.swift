/// The arguments of the process, which source in the language mode of Swift 6 cannot set.
package enum ProcessArguments: SettingArguments {
    /// Replaces what `CommandLine.arguments` and `ProcessInfo.arguments` return. Call it on the main thread.
    package static func replace(_ arguments: [String]) {
        (ProcessArguments.self as any SettingArguments.Type).set(arguments)
    }

    @available(*, deprecated)
    package static func set(_ arguments: [String]) { CommandLine.arguments = arguments }
}

/// Calls the deprecated setter without a warning.
package protocol SettingArguments {
    static func set(_ arguments: [String])
}
