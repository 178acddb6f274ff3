import Foundation
internal import ProcessArguments

/// The arguments and the environment of the process while an application runs.
@MainActor
enum LaunchEnvironment {
    /// What was there before, by name; nil for variables that were not set.
    private static var earlier: [String: String?] = [:]

    static func set(arguments: [String], environment: [String: String]) {
        restore()
        set([CommandLine.arguments[0]] + arguments)
        for (name, value) in environment.merging(
            LaunchDefaults.languages(arguments), uniquingKeysWith: { own, _ in own })
        {
            earlier[name] = .some(ProcessInfo.processInfo.environment[name])
            setenv(name, value, 1)
        }
    }

    static func restore() {
        for (name, value) in earlier {
            if let value { setenv(name, value, 1) } else { unsetenv(name) }
        }
        earlier = [:]
        if let own = ownArguments { set(own) }
    }

    private static var ownArguments: [String]?

    private static func set(_ arguments: [String]) {
        if ownArguments == nil { ownArguments = CommandLine.arguments }
        ProcessArguments.replace(arguments)
    }
}
