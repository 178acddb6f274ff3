/// Runs main-actor code on the calling thread. Objective-C messages have no isolation, and neither has the source that
/// sends them.
///
/// A function of the main actor has the type of one without isolation but for its name: isolation is checked where a
/// function is called, by the caller.
package func onCallingThread<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(body) { body in
        try unsafeBitCast(body, to: (() throws -> Result).self)()
    }
}
