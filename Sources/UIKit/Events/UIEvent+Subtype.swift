extension UIEvent {
    /// What a motion event or a remote control event reports.
    public enum EventSubtype: Int, Sendable {
        /// The event has no subtype.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// A remote control asks to play. Never sent on a desktop.
        case remoteControlPlay = 100
        /// A remote control asks to pause. Never sent on a desktop.
        case remoteControlPause = 101
        /// A remote control asks to stop. Never sent on a desktop.
        case remoteControlStop = 102
        /// A remote control asks to play or pause, as headphones do. Never sent on a desktop.
        case remoteControlTogglePlayPause = 103
        /// A remote control asks for the next track. Never sent on a desktop.
        case remoteControlNextTrack = 104
        /// A remote control asks for the previous track. Never sent on a desktop.
        case remoteControlPreviousTrack = 105
        /// A remote control begins to rewind. Never sent on a desktop.
        case remoteControlBeginSeekingBackward = 106
        /// A remote control ends rewinding. Never sent on a desktop.
        case remoteControlEndSeekingBackward = 107
        /// A remote control begins to wind forward. Never sent on a desktop.
        case remoteControlBeginSeekingForward = 108
        /// A remote control ends winding forward. Never sent on a desktop.
        case remoteControlEndSeekingForward = 109
    }
}
