// The keys of Core Foundation for a bundle's information dictionary, which Foundation on Linux does not export. They are
// strings here, because Swift on Linux has no conversion from CFString: `kCFBundleVersionKey as String` compiles.

/// The version of the information dictionary.
public let kCFBundleInfoDictionaryVersionKey: String! = "CFBundleInfoDictionaryVersion"
/// The name of the executable.
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"
public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
/// The build's number; the version that users see has the key `CFBundleShortVersionString`.
public let kCFBundleVersionKey: String! = "CFBundleVersion"
/// The language of the strings that are not localized.
public let kCFBundleDevelopmentRegionKey: String! = "CFBundleDevelopmentRegion"
/// The short name that users see.
public let kCFBundleNameKey: String! = "CFBundleName"
public let kCFBundleLocalizationsKey: String! = "CFBundleLocalizations"
