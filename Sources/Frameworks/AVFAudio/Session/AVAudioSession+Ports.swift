import Foundation

extension AVAudioSession {
    /// - Linux: works
    /// Names a kind of input or output.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let lineIn = Port(rawValue: "LineIn")
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let lineOut = Port(rawValue: "LineOut")
        public static let headphones = Port(rawValue: "Headphones")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let HDMI = Port(rawValue: "HDMIOutput")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let usbAudio = Port(rawValue: "USBAudio")
        public static let carAudio = Port(rawValue: "CarAudio")
        public static let virtual = Port(rawValue: "Virtual")
        public static let PCI = Port(rawValue: "PCI")
        public static let fireWire = Port(rawValue: "FireWire")
        public static let displayPort = Port(rawValue: "DisplayPort")
        public static let AVB = Port(rawValue: "AVB")
        public static let thunderbolt = Port(rawValue: "Thunderbolt")
    }

    /// - Linux: works
    /// Names the place of a microphone.
    public struct Location: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let upper = Location(rawValue: "AVAudioSessionLocationUpper")
        public static let lower = Location(rawValue: "AVAudioSessionLocationLower")
    }

    /// - Linux: works
    /// Names the direction of a microphone.
    public struct Orientation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let top = Orientation(rawValue: "AVAudioSessionOrientationTop")
        public static let bottom = Orientation(rawValue: "AVAudioSessionOrientationBottom")
        public static let front = Orientation(rawValue: "AVAudioSessionOrientationFront")
        public static let back = Orientation(rawValue: "AVAudioSessionOrientationBack")
        public static let left = Orientation(rawValue: "AVAudioSessionOrientationLeft")
        public static let right = Orientation(rawValue: "AVAudioSessionOrientationRight")
    }

    /// - Linux: works
    /// Names the pattern of a microphone.
    public struct PolarPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let omnidirectional = PolarPattern(rawValue: "AVAudioSessionPolarPatternOmnidirectional")
        public static let cardioid = PolarPattern(rawValue: "AVAudioSessionPolarPatternCardioid")
        public static let subcardioid = PolarPattern(rawValue: "AVAudioSessionPolarPatternSubcardioid")
        public static let stereo = PolarPattern(rawValue: "AVAudioSessionPolarPatternStereo")
    }
}
