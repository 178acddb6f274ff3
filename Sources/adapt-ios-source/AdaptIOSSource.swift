import ArgumentParser

/// The program that the plugin UIKitSource runs.
@main
struct AdaptIOSSource: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adapt-ios-source",
        abstract: "Makes an iOS target's source and resources ready for Linux.",
        subcommands: [AdaptSource.self, CopyResource.self], defaultSubcommand: AdaptSource.self)
}
