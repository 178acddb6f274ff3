import ArgumentParser

/// Which screens of an application a command looks at, and how they are.
struct ScreenArguments: ParsableArguments {
    @Option(help: "The greatest number of screens.")
    var screens = 4

    @Flag(help: "Dark appearance.")
    var dark = false

    @Flag(help: "From right to left.")
    var rtl = false

    @Option(help: "Width and height of the screen in points.")
    var size = "390x844"

    func validate() throws {
        guard (1...100).contains(screens) else { throw ValidationError("--screens is a number from 1 to 100.") }
        let sides = size.split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2, sides.allSatisfy({ (100...4000).contains($0) }) else {
            throw ValidationError("--size is a width and a height in points, such as 390x844.")
        }
    }

    /// What the test that tours the screens reads.
    var environment: [String: String] {
        [
            "TRESTLE_SCREENS": "\(screens)", "TRESTLE_SIZE": size, "TRESTLE_APPEARANCE": dark ? "dark" : "light",
            "TRESTLE_DIRECTION": rtl ? "rtl" : "ltr",
        ]
    }
}
