internal import SessionRecording

/// What a test is about, and what it expects at the end.
struct ScriptSubject {
    /// The module of the application.
    var module: String
    /// The class of its delegate.
    var delegate: String
    /// The date of the session.
    var date: String
    /// The window of the launch.
    var window: RecordedWindow?
    /// The texts on the screen at the end.
    var texts: [String]
}
