import ObjectiveCRuntime

/// Says what a program asks for and Linux does not have.
package enum Absence {
    /// Prints, once in a run of the program for each `part`, that the framework's part is not there and what happens
    /// instead, such as `("WebKit", "WKWebView", "a panel stands for the page")`. May be called on any thread.
    package static func report(_ framework: String, _ part: String, _ consequence: String) {
        ConsoleLog.once(
            "absent \(framework).\(part)", "\(framework): \(part) is not there on Linux: \(consequence).")
    }
}
