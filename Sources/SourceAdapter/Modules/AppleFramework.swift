/// A framework of Apple's systems that Linux has not: how its names begin, and what to use in its place.
struct AppleFramework: Sendable {
    /// How the names of the framework begin. A prefix of up to three letters is followed by a capital letter. Empty if
    /// they have no beginning in common: then any name may be the framework's.
    let prefixes: [String]
    /// What to do without it, as the end of a sentence that begins with "Linux has no …:".
    let advice: String

    /// Whether a name may be one of the framework's.
    func mayDeclare(_ name: String) -> Bool {
        prefixes.isEmpty
            || prefixes.contains { prefix in
                guard name.hasPrefix(prefix) else { return false }
                return prefix.count > 3 || name.dropFirst(prefix.count).first?.isUppercase == true
            }
    }

    /// Whether a name is one of the framework's, as far as that can be told from names that other code has too.
    func isLikelyToDeclare(_ name: String) -> Bool {
        prefixes.isEmpty ? Self.namesOfSwiftUI.contains(name) : mayDeclare(name)
    }

    /// Returns a framework that the adapter knows.
    static func named(_ name: String) -> AppleFramework? { all[name] }

    private static func framework(_ prefixes: String, _ advice: String) -> AppleFramework {
        AppleFramework(prefixes: prefixes.split(separator: " ").map(String.init), advice: advice)
    }

    /// Names without which no code uses SwiftUI, whose names have no beginning in common.
    private static let namesOfSwiftUI: Set<String> = [
        "AppStorage", "Binding", "ColorScheme", "EdgeInsets", "Environment", "EnvironmentObject", "EnvironmentValues",
        "ForEach", "FocusState", "GeometryReader", "HStack", "LazyVStack", "NavigationLink", "NavigationStack",
        "NavigationView", "ObservedObject", "PreviewProvider", "ScenePhase", "State", "StateObject", "Text",
        "UIHostingConfiguration", "UIHostingController", "UIViewControllerRepresentable", "UIViewRepresentable",
        "VStack", "View", "ViewBuilder", "ViewModifier", "WindowGroup", "ZStack",
    ]

    private static let all: [String: AppleFramework] = [
        "AVFoundation": framework("AV CMTime CMSampleBuffer", "sound and video need a library of Linux"),
        "AVKit": framework("AV", "sound and video need a library of Linux"),
        "Accelerate": framework("vDSP_ vImage cblas_ vv", "write the computation in Swift"),
        "AddressBook": framework("AB", "read the contacts from a file"),
        "AudioToolbox": framework("Audio kSystemSoundID kAudio", "sound needs a library of Linux"),
        "CloudKit": framework("CK", "save with a server of your own, or in files"),
        "Combine": framework(
            "AnyCancellable Cancellable Published ObservableObject PassthroughSubject CurrentValueSubject AnyPublisher "
                + "Publisher Just Future Subscribers sink eraseToAnyPublisher",
            "use closures, NotificationCenter or AsyncStream"),
        "CommonCrypto": framework("CC kCC", "use the package swift-crypto"),
        "Contacts": framework("CN", "read the contacts from a file"),
        "ContactsUI": framework("CN", "show the contacts in a table of your own"),
        "CoreData": framework(
            "NSManagedObject NSManaged NSFetch NSPersistent NSEntityDescription NSBatch NSMergePolicy NSAttributeDescription "
                + "NSRelationshipDescription NSSQLite NSInMemoryStoreType",
            "keep the objects in classes of your own, and save them encoded as JSON"),
        "CoreImage": framework("CI kCI", "draw with CoreGraphics"),
        "CoreLocation": framework("CL kCL", "take coordinates as numbers"),
        "CoreMotion": framework("CM", "leave it out"),
        "CoreSpotlight": framework("CS", "leave it out"),
        "CoreText": framework("CT kCT", "use NSAttributedString and its drawing"),
        "CryptoKit": framework(
            "SHA256 SHA384 SHA512 Insecure HMAC AES ChaChaPoly SymmetricKey P256 Curve25519",
            "use the package swift-crypto"),
        "EventKit": framework("EK", "keep events in classes of your own"),
        "GameKit": framework("GK", "leave it out"),
        "ImageIO": framework("CGImageSource CGImageDestination kCGImage", "read pictures with UIImage"),
        "HealthKit": framework("HK", "leave it out"),
        "Intents": framework("IN", "leave it out"),
        "LocalAuthentication": framework("LA", "ask for a password"),
        "MapKit": framework("MK", "show a picture of the map"),
        "MessageUI": framework("MFMail MFMessage", "open a mailto: address with UIApplication.open"),
        "Network": framework("NW", "use URLSession"),
        "PassKit": framework("PK", "leave it out"),
        "Photos": framework("PH", "read pictures from files with UIImage(contentsOfFile:)"),
        "PhotosUI": framework("PH", "read pictures from files with UIImage(contentsOfFile:)"),
        "SceneKit": framework("SCN", "leave it out"),
        "Security": framework("Sec kSec", "keep secrets with the library libsecret"),
        "Social": framework("SL", "leave it out"),
        "SpriteKit": framework("SK", "leave it out"),
        "StoreKit": framework("SK Product Transaction", "leave it out"),
        "Speech": framework("SFSpeech SFTranscription", "leave it out"),
        "SwiftUI": framework("", "write the screen with UIKit"),
        "SystemConfiguration": framework("SC kSC", "try the request and handle its error"),
        "Vision": framework("VN", "leave it out"),
        "UserNotifications": framework("UN", "leave it out"),
        "WatchConnectivity": framework("WC", "leave it out"),
        "WidgetKit": framework("Widget Timeline", "leave it out"),
        "XCUIAutomation": framework("XCUI", "user interface tests drive a device; use UIKitTestDriver"),
        "WebKit": framework("WK", "open the address with UIApplication.open"),
    ]
}
