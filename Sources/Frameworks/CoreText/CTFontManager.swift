import CoreGraphics
import UIKit

/// For whom a font is registered: on Linux always for the process.
/// - Linux: works
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2

    public static let user = CTFontManagerScope.persistent
}

/// Why a font was not registered.
/// - Linux: works
public enum CTFontManagerError: CFIndex, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case exceededResourceLimit = 106
    case assetNotFound = 107
    case notRegistered = 201
    case inUse = 202
    case systemRequired = 203
    case registrationFailed = 301
    case missingEntitlement = 302
    case insufficientInfo = 303
    case cancelledByUser = 304
    case duplicatedName = 305
    case invalidFilePath = 306
    case unsupportedScope = 307
}

nonisolated(unsafe) public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
nonisolated(unsafe) public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"
nonisolated(unsafe) public let kCTFontManagerRegisteredFontsChangedNotification: CFString =
    "CTFontManagerFontChangedNotification"

/// Registers the fonts of a file for this process. Returns false and stores an error if it cannot be read, is no font,
/// or is registered already.
/// - Linux: works
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { register([fontURL as URL], error) }

/// Registers the fonts of files for this process.
/// - Linux: works
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
    let failures = fontURLs.compactMap { $0 as? URL }.compactMap { failure(registering: $0) }
    if !failures.isEmpty { errors?.pointee = .passRetained(NSArray(array: failures)) }
    return failures.isEmpty
}

/// Registers the fonts of files for this process, and calls the handler once at the end.
/// - Linux: works
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let failures = fontURLs.compactMap { $0 as? URL }.compactMap { failure(registering: $0) }
    _ = registrationHandler?(failures, true)
}

/// Registers a font in memory for this process.
/// - Linux: works
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    // Fontconfig reads files only; the file lives as long as the process may read it.
    let folder = FileManager.default.temporaryDirectory.appending(
        path: "fonts-\(ProcessInfo.processInfo.processIdentifier)")
    let file = folder.appending(path: "\(font.postScriptName ?? "font")-\(font.data.count)")
    try? FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? font.data.write(to: file)
    return register([file], error)
}

/// Returns false: fonts stay registered until the process ends.
/// - Linux: refuses
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    error?.pointee = .passRetained(fontError(.inUse, fontURL as URL))
    return false
}

/// Returns false: fonts stay registered until the process ends.
/// - Linux: refuses
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    error?.pointee = .passRetained(fontError(.inUse, nil))
    return false
}

/// Returns the names of all families.
/// - Linux: works
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames }

/// Returns the names of all fonts.
/// - Linux: works
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    UIFont.familyNames.map { UIFont.fontNames(forFamilyName: $0) }.reduce([], +)
}

private func register(_ files: [URL], _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    guard let failure = files.lazy.compactMap({ failure(registering: $0) }).first else { return true }
    error?.pointee = .passRetained(failure)
    return false
}

private func failure(registering file: URL) -> CFError? {
    do throws(FontRegistration.Failure) {
        try FontRegistration.register(file: file)
    } catch {
        return switch error {
        case .fileNotFound: fontError(.fileNotFound, file)
        case .unknownFormat: fontError(.unrecognizedFormat, file)
        case .alreadyRegistered: fontError(.alreadyRegistered, file)
        }
    }
    NotificationCenter.default.post(
        name: Notification.Name(kCTFontManagerRegisteredFontsChangedNotification as String), object: nil)
    return nil
}

private func fontError(_ code: CTFontManagerError, _ file: URL?) -> CFError {
    NSError(
        domain: kCTFontManagerErrorDomain as String, code: code.rawValue,
        userInfo: file.map { [kCTFontManagerErrorFontURLsKey as String: [$0]] } ?? [:])
}
