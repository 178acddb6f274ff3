import Testing

@Suite struct HelpTests {
    private static let commands = [
        "adapt", "run", "test", "pictures", "audit", "inspect", "package", "replay", "new", "survey", "sdk",
    ]

    @Test func helpNamesTheCommandsAndTheExitCodes() throws {
        let help = try TrestleProgram().run("--help")
        #expect(help.status == 0)
        for command in Self.commands { #expect(help.output.contains("\n  \(command) ")) }
        // The lines are as long as the terminal is wide.
        let words = help.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            words.contains(
                "1 the project could not be built, a test failed, a replay differs, or --check or an audit found "
                    + "something"))
    }

    @Test(arguments: commands)
    func everyCommandHasHelpWithExamples(command: String) throws {
        let help = try TrestleProgram().run(command, "--help")
        #expect(help.status == 0)
        #expect(help.output.contains("EXAMPLES\n  trestle \(command) "))
        #expect(help.output.contains("USAGE: trestle \(command) "))
    }

    @Test func theVersionIsPrinted() throws {
        let version = try TrestleProgram().run("--version")
        #expect(version.status == 0)
        #expect(version.output.hasPrefix("trestle "))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func everyShellCanComplete(shell: String) throws {
        let script = try TrestleProgram().run("--generate-completion-script", shell)
        #expect(script.status == 0)
        for word in Self.commands + ["into", "library", "check"] { #expect(script.output.contains(word)) }
    }

    @Test func theFolderOfAPackageIsCompletedWithFolders() throws {
        let script = try TrestleProgram().run("--generate-completion-script", "zsh").output
        let options = script.split(separator: "\n").filter { $0.contains("--into") }
        // Of adapt, run, test, pictures, audit, inspect, package and replay.
        #expect(options.count == 8)
        #expect(options.allSatisfy { $0.contains("_files -/") })
    }
}
