import ArgumentParser

/// The command `trestle`: an iOS project in, a program for Linux out.
@main
struct TrestleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trestle",
        abstract: "Builds iOS projects for Linux, runs, tests, photographs, audits, inspects and packages them.",
        discussion: """
            A project is an .xcodeproj or its folder, a Swift package, a folder with a .podspec, or a folder of Swift files. \
            It is not changed: its source is adapted into a package of its own.

            EXAMPLES
              trestle run Checklist                  build and start the application in the folder Checklist
              trestle test Checklist                 run its unit tests
              trestle pictures Checklist --out shots photograph its first screens
              trestle audit Checklist                look for accessibility issues on them
              trestle inspect Checklist              print its first screen, with the reasons of its layout
              trestle package Checklist --deb        make a package for machines without a compiler
              trestle replay FILE Checklist          replay a recorded session
              trestle adapt Checklist --check        say what would be adapted, and what needs a hand
              trestle new Notes                      begin an application with a table
              trestle sdk                            say which compiled UIKit is used

            EXIT CODES
              0   done
              1   the project could not be built, a test failed, a replay differs, or --check or an audit found something
              2   the project or the SDK cannot be used, or the package cannot be written
              64  the arguments are wrong
            """,
        version: "trestle \(TrestleFolder.version)",
        subcommands: [
            Adapt.self, Run.self, Test.self, Pictures.self, Audit.self, Inspect.self, Package.self, Replay.self,
            New.self,
            Survey.self, SDK.self,
        ])

    static func main() {
        SDKLauncher.restoreEnvironment()
        main(nil)
    }
}
