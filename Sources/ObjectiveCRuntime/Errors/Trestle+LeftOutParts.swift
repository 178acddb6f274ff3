/// Calls in the place of source that the command `trestle` has left out of a program, because it does not compile on
/// Linux.
extension Trestle {
    /// Says, once for each place in a run of the program, that a part of its source is not there.
    ///
    /// - Parameters:
    ///   - place: the file and the line, `PlayerView.swift:12`.
    ///   - reason: what the compiler says of it.
    public static func leftOut(_ place: String, _ reason: String) {
        ConsoleLog.once(
            "left out \(place)", "\(place): left out, because it does not compile on Linux: \(reason)")
    }

    /// Ends the program: a value is asked for whose source is left out.
    public static func leftOutValue(_ place: String, _ reason: String) -> Never {
        fatalError(
            "\(place): the value is asked for, but its source is left out, because it does not compile on Linux: "
                + reason)
    }
}
