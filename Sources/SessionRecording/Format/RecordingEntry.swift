package import HostInterface

/// What happened at a time of a recording, and what the program found out meanwhile.
package struct RecordingEntry: Sendable {
    package var time: RecordedTime
    package var event: RecordedEvent
    /// What the host answered while the program handled the event, in order.
    package var answers: [RecordedAnswer]

    package init(time: RecordedTime, event: RecordedEvent, answers: [RecordedAnswer] = []) {
        self.time = time
        self.event = event
        self.answers = answers
    }
}

/// What a host tells a program.
package enum RecordedEvent: Sendable {
    /// The first entry of a whole recording: the program was launched.
    case launch
    /// The first entry of a recording whose beginning is missing.
    case resume
    case frame
    /// Timers, blocks of the main queue or tasks ran, which is all that happens outside of the calls of a host.
    case turn
    /// Another program has copied something.
    case copied
    /// The process was asked to end.
    case end
    case preferences(HostPreferences)
    /// An event of a window, counted from 1. Changes of the size and drags of other programs have cases of their own.
    case input(HostEvent, window: Int)
    case resized(RecordedWindow)
    case drag(RecordedDrag, window: Int)
    /// Content of a drag that has arrived; nil if the other program has not given it or if it is not recorded.
    case dragContent(drag: Int, type: String, bytes: [UInt8]?)
    /// The answer of a file dialog, counted from 1.
    case files(dialog: Int, HostFileAnswer)
}

/// A step of a drag of another program.
package struct RecordedDrag: Hashable, Sendable {
    package var phase: IncomingDragEvent.Phase
    /// Counted from 1.
    package var number: Int
    package var x: Double
    package var y: Double
    /// The types and addresses of the content, known when the drag enters.
    package var types: [String]
    package var addresses: [String]

    package init(
        phase: IncomingDragEvent.Phase, number: Int, x: Double, y: Double, types: [String] = [],
        addresses: [String] = []
    ) {
        self.phase = phase
        self.number = number
        self.x = x
        self.y = y
        self.types = types
        self.addresses = addresses
    }
}

/// What a program learned from the host while it handled an event.
package enum RecordedAnswer: Hashable, Sendable {
    /// A window was opened.
    case window(RecordedWindow)
    /// What the user has chosen for all programs; of the first entry only.
    case preferences(HostPreferences)
    /// The text of the clipboard.
    case clipboard(String?)
    /// Whether there is a program for addresses with this scheme.
    case opens(scheme: String, Bool)
    /// The refresh rate of a window has changed.
    case rate(window: Int, Int)
    /// The window lent no pixels for the frame.
    case unpainted(window: Int)
    /// A number of the pixels that a window showed; see ``PixelHash``.
    case pixels(window: Int, UInt64)
}
