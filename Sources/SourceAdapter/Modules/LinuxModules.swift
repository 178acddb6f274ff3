/// The modules that adapted source can import on Linux.
public enum LinuxModules {
    /// Whether adapted source can import a module: because the toolchain or Trestle has it, or because the adapter
    /// replaces the import.
    public static func have(_ module: String) -> Bool {
        names.contains(module) || replacements[module] != nil || module.hasPrefix("_")
    }

    /// The modules that have the contents of some of Apple's under other names: packages that are made for Linux too ask
    /// with `canImport` for Apple's names, and take their absence for Linux.
    static let replacements = [
        "Darwin": "Foundation", "MachO": "Foundation", "os": "UnifiedLogging", "OSLog": "UnifiedLogging",
        "ObjectiveC": "UIKit",
        "CommonCrypto": "CommonDigests", "CryptoKit": "CryptographyKit", "Security": "KeychainServices",
        "SystemConfiguration": "NetworkReachability", "Network": "NetworkConnections", "SwiftUI": "SwiftUIDeclarations",
    ]

    /// Whether `canImport` of a module stays false although the adapter replaces its imports: the toolchain's modules, whose
    /// code is not for Linux, and SwiftUI, of which there are only declarations. What a library has under such a condition
    /// is optional.
    static func isAbsentForConditions(_ module: String) -> Bool {
        module == "SwiftUI" || ["Foundation", "UIKit"].contains(replacements[module])
    }

    /// Whether a module, by its name on Linux, is a product of its own: one of those in Sources/Frameworks, or a part of
    /// Trestle that few projects need.
    public static func isFramework(_ module: String) -> Bool {
        frameworks.contains(module) || optionalParts.contains(module) || libraries.contains(module)
            || replacedLibraries.contains(module)
    }

    /// Whether a module is a framework of Apple's systems that Linux has not.
    public static func isApples(_ module: String) -> Bool { AppleFramework.named(module) != nil }

    /// Whether a module is that of another system than iOS, so that code for iOS does without it.
    static func isOfOtherSystem(_ module: String) -> Bool { foreignNames.contains(module) }

    private static let foreignNames: Set<String> = [
        "AppKit", "Cocoa", "Carbon", "WatchKit", "ClockKit", "TVUIKit", "TVMLKit", "Musl", "Android", "Bionic",
        "WASILibc", "WinSDK", "ucrt", "CRT",
    ]

    private static let names = frameworks.union([
        // The toolchain's.
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
        "FoundationXML", "Dispatch", "Glibc", "Observation", "RegexBuilder", "Synchronization", "Distributed",
        "Runtime",
        "XCTest", "Testing", "CoreFoundation", "Cxx", "CxxStdlib",
        // Trestle's.
        "UIKit", "CoreGraphics", "QuartzCore", "UnifiedLogging", "SafariServices", "UniformTypeIdentifiers",
        "MobileCoreServices", "UIKitTestDriver",
    ]).union(optionalParts).union(libraries).union(replacedLibraries)

    /// Trestle's modules that its library has if a project needs them.
    private static let optionalParts: Set<String> = ["XCUIAutomation"]

    /// Libraries in Objective-C that Trestle has modules of its own for, in Sources/Frameworks. A project that has Swift
    /// sources of a library takes those.
    public static let libraries: Set<String> = [
        "CombineCocoaRuntime", "FXPageControl", "JGProgressHUD", "MBProgressHUD", "RxCocoaRuntime", "SDWebImage",
    ]

    /// Firebase's modules, GoogleSignIn and Realm, in Sources/Frameworks. Parts of them are in Swift, but need those in
    /// Objective-C and C++, so that their source is not taken from a project.
    public static let replacedLibraries: Set<String> = [
        "Firebase", "FirebaseAnalytics", "FirebaseAnalyticsSwift", "FirebaseAppCheck", "FirebaseAuth",
        "FirebaseCore", "FirebaseCrashlytics", "FirebaseDatabase", "FirebaseDatabaseSwift", "FirebaseDynamicLinks",
        "FirebaseFirestore", "FirebaseFirestoreSwift", "FirebaseFunctions", "FirebaseFunctionsSwift",
        "FirebaseInAppMessaging", "FirebaseInstallations", "FirebaseInstanceID", "FirebaseMessaging",
        "FirebasePerformance", "FirebaseRemoteConfig", "FirebaseRemoteConfigSwift", "FirebaseSharedSwift",
        "FirebaseStorage", "FirebaseStorageSwift", "GoogleSignIn", "Realm", "RealmSwift",
    ]

    /// The packages and pods of modules that Trestle has instead.
    public static let replacedPackages = replacedLibraries.union([
        "firebase-ios-sdk", "GoogleSignIn-iOS", "realm-cocoa", "realm-core", "realm-swift",
    ])

    /// The modules in Sources/Frameworks, most of them by Apple's names.
    private static let frameworks: Set<String> = [
        "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit", "AdSupport",
        "AddressBook", "AddressBookUI", "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox",
        "AuthenticationServices", "BackgroundTasks", "CFNetwork", "CallKit", "CloudKit", "Combine", "CommonDigests",
        "Contacts", "ContactsUI", "CoreAudio", "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreHaptics",
        "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
        "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptographyKit", "DeviceCheck", "EventKit",
        "EventKitUI", "ExternalAccessory", "GLKit", "GameController", "GameKit", "HealthKit", "HomeKit", "ImageIO",
        "Intents", "IntentsUI", "JavaScriptCore", "KeychainServices", "LinkPresentation", "LocalAuthentication",
        "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit",
        "MultipeerConnectivity", "NaturalLanguage", "NetworkConnections", "NetworkExtension", "NetworkReachability",
        "NotificationCenter", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook",
        "QuickLookThumbnailing", "ReplayKit", "SceneKit", "Social", "Speech", "SpriteKit", "StoreKit",
        "SwiftUIDeclarations", "UserNotifications", "Vision", "WatchConnectivity", "WebKit", "WidgetKit",
    ]
}
