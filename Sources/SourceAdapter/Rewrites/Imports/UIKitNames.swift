internal import PlatformFacts
import SwiftSyntax

/// Adds `import UIKit` to files that name UIKit's types without importing it. On iOS one file's import, or the bridging
/// or umbrella header of a framework, makes Objective-C types visible everywhere; on Linux every file imports what it
/// names. The same import brings what Foundation and the Objective-C runtime have on Apple's systems and UIKit has
/// here.
struct UIKitNamesInTypes: Rewrite {
    func rewrite(_ node: IdentifierTypeSyntax, in file: FileAdaptation) { file.requireUIKit(for: node.name.text) }
}

struct UIKitNamesInCode: Rewrite {
    func rewrite(_ node: DeclReferenceExprSyntax, in file: FileAdaptation) {
        guard node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id else { return }
        file.requireUIKit(for: node.baseName.text)
    }
}

private enum UIKitNames {
    /// Returns whether the name has the form of UIKit's names: `UIView`, `UIEdgeInsetsMake`.
    static func mayContain(_ name: String) -> Bool {
        name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    }

    /// Returns whether the name is that of a class or protocol in Apple's headers.
    static func contain(_ name: String) -> Bool {
        mayContain(name) && (PlatformClasses.isClass(name) || PlatformProtocols.isProtocol(name))
    }

    /// Returns whether the name is that of a function or constant of Core Graphics' geometry, such as `CGRectGetMidX`.
    static func isGeometryFunction(_ name: String) -> Bool {
        ["CGPoint", "CGSize", "CGVector", "CGRect", "CGAffineTransform"].contains {
            name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
        } && name != "CGRectEdge" && name != "CGAffineTransformComponents"
    }

    /// Modules that declare no names of this form.
    static let modulesWithoutSuch: Set<String> = [
        "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "CoreLocation", "CoreText", "Darwin", "Dispatch",
        "Foundation", "MapKit", "ObjectiveC", "OSLog", "QuartzCore", "Swift", "Testing", "UIKit", "XCTest", "os",
    ]

    /// UIKit's names that begin as Foundation's do.
    static let beginningLikeFoundations: Set<String> = [
        "NSCollectionLayoutAnchor", "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutContainer",
        "NSCollectionLayoutDecorationItem", "NSCollectionLayoutDimension", "NSCollectionLayoutEdgeSpacing",
        "NSCollectionLayoutEnvironment", "NSCollectionLayoutGroup", "NSCollectionLayoutGroupCustomItem",
        "NSCollectionLayoutItem", "NSCollectionLayoutSection", "NSCollectionLayoutSize", "NSCollectionLayoutSpacing",
        "NSCollectionLayoutSupplementaryItem", "NSCollectionLayoutVisibleItem", "NSDataAsset",
        "NSDiffableDataSourceSectionSnapshot", "NSDiffableDataSourceSectionTransaction",
        "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceTransaction", "NSDirectionalEdgeInsets",
        "NSDirectionalRectEdge", "NSLayoutAnchor", "NSLayoutConstraint", "NSLayoutDimension", "NSLayoutManager",
        "NSLayoutManagerDelegate", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLineBreakMode",
        "NSMutableParagraphStyle", "NSParagraphStyle", "NSRectAlignment", "NSShadow", "NSStringDrawingContext",
        "NSStringDrawingOptions", "NSTextAlignment", "NSTextAttachment", "NSTextContainer", "NSTextStorage",
        "NSTextStorageDelegate", "NSTextTab", "NSUnderlineStyle", "NSWritingDirection",
    ]

    /// Names that Foundation, Core Foundation and the Objective-C runtime have on Apple's systems, and UIKit has here.
    static let ofOtherModules: Set<String> = [
        "Selector", "NSSelectorFromString", "NSStringFromSelector", "NSKeyValueObservation", "NSKeyValueObservedChange",
        "NSKeyValueObservingOptions", "NSKeyValueChange", "NSKeyValueChangeKey", "NSException", "NSExceptionName",
        "NSItemProvider", "NSUserActivity", "UndoManager", "autoreleasepool", "objc_AssociationPolicy",
        "class_getInstanceSize", "class_getInstanceMethod", "class_getClassMethod", "class_addMethod",
        "class_replaceMethod", "method_getImplementation", "method_setImplementation", "method_getTypeEncoding",
        "method_exchangeImplementations", "imp_implementationWithBlock", "IMP", "DispatchSourceMemoryPressure",
        "objc_setAssociatedObject", "objc_getAssociatedObject",
        "objc_removeAssociatedObjects",
        "CFAbsoluteTimeGetCurrent", "CFAbsoluteTime", "CFGetRetainCount", "NSPredicate", "NSComparisonPredicate",
        "NSExpression",
        "NSSortDescriptor", "ListFormatter", "RelativeDateTimeFormatter", "DateComponentsFormatter",
        "MeasurementFormatter", "NSDataDetector", "NSTextCheckingTypes", "NSTextCheckingAllTypes",
        "NSTextCheckingAllSystemTypes", "NSTextCheckingAllCustomTypes",
        "AutoreleasingUnsafeMutablePointer", "NSErrorPointer",
        "objc_sync_enter", "objc_sync_exit", "MAXFLOAT", "kCFBooleanTrue", "kCFBooleanFalse",
        "kCFBundleInfoDictionaryVersionKey", "kCFBundleExecutableKey",
        "kCFBundleIdentifierKey", "kCFBundleVersionKey", "kCFBundleDevelopmentRegionKey", "kCFBundleNameKey",
        "kCFBundleLocalizationsKey", "kCFAllocatorDefault", "CFAllocator", "CFRunLoop", "CFRunLoopGetCurrent",
        "CFRunLoopGetMain", "CFRunLoopWakeUp", "CFRunLoopTimer", "CFRunLoopMode", "CFRunLoopTimerCreateWithHandler",
        "CFRunLoopAddTimer", "CFRunLoopTimerInvalidate", "CFRunLoopTimerIsValid", "HUGE",
        "NSHashTable", "NSMapTable", "NSPointerFunctions", "_SYS_NAMELEN", "NSEC_PER_SEC", "NSEC_PER_MSEC",
        "NSEC_PER_USEC", "USEC_PER_SEC", "INT64_MAX", "UINT64_MAX", "NSIntegerMax", "NSIntegerMin", "NSUIntegerMax",
        "LocalizedStringResource", "NSUbiquitousKeyValueStore", "DarwinBoolean",
        "CFString", "CFDictionary", "CFMutableDictionary", "CFData", "CFMutableData",
        "CFDataCreateMutable", "CFDate", "CFURL", "CFArray",
        "CFNumber", "CFBoolean", "CFError", "CFIndex", "CFTypeID", "CFTypeRef", "CFOptionFlags", "OSStatus", "noErr",
        "CFErrorDomain", "CFErrorCreate", "CFErrorGetDomain", "CFErrorGetCode", "CFErrorCopyUserInfo",
        "CFErrorCopyDescription", "CFErrorCopyFailureReason", "CFErrorCopyRecoverySuggestion", "kCFErrorDomainPOSIX",
        "kCFErrorDomainOSStatus", "kCFErrorDomainMach", "kCFErrorDomainCocoa", "NSFoundationVersionNumber",
        "CFGetTypeID", "CFBooleanGetTypeID", "CFNumberGetTypeID", "CFStringGetTypeID", "CFArrayGetTypeID",
        "CFDictionaryGetTypeID", "CFDataGetTypeID", "CFDateGetTypeID", "CFURLGetTypeID",
        "NSURLSessionDownloadTaskResumeData",
        "NSDiscardableContent", "NSFastEnumeration", "NSFastEnumerationIterator", "NSInteger", "NSUInteger", "IntMax",
        "UIntMax", "NSItemProviderReading", "NSItemProviderWriting", "NSItemProviderFileOptions",
        "NSItemProviderRepresentationVisibility", "NSHashTableCopyIn", "NSHashTableObjectPointerPersonality",
        "NSHashTableStrongMemory", "NSHashTableWeakMemory", "NSMapTableCopyIn", "NSMapTableObjectPointerPersonality",
        "NSMapTableStrongMemory", "NSMapTableWeakMemory", "NSURLErrorNetworkUnavailableReasonKey",
        "NSURLSessionUploadTaskResumeData", "NSUndoManagerGroupIsDiscardableKey", "OBJC_SYNC_SUCCESS",
        "OBJC_SYNC_NOT_OWNING_THREAD_ERROR",
        "CFStringEncoding", "CFStringEncodings", "CFStringBuiltInEncodings", "kCFStringEncodingInvalidId",
        "CFStringConvertIANACharSetNameToEncoding", "CFStringConvertEncodingToIANACharSetName",
        "CFStringConvertEncodingToNSStringEncoding", "CFStringConvertNSStringEncodingToEncoding",
        "CFStringConvertEncodingToWindowsCodepage", "CFStringConvertWindowsCodepageToEncoding",
        "CFStringIsEncodingAvailable", "CFStringGetNameOfEncoding", "CFStringGetSystemEncoding",
        "CFRunLoopRun", "CFRunLoopRunInMode", "CFRunLoopRunResult", "CFRunLoopStop", "CFRunLoopPerformBlock",
        "kCFErrorLocalizedDescriptionKey", "kCFErrorLocalizedFailureKey", "kCFErrorLocalizedFailureReasonKey",
        "kCFErrorLocalizedRecoverySuggestionKey", "kCFErrorDescriptionKey", "kCFErrorUnderlyingErrorKey",
        "kCFErrorURLKey", "kCFErrorFilePathKey",
        "class_copyPropertyList", "class_getProperty", "property_getName", "property_getAttributes",
        "class_copyMethodList", "method_getName", "objc_property_t", "class_conformsToProtocol",
        "class_getName", "class_getSuperclass", "class_respondsToSelector", "object_getClass", "object_getClassName",
        "objc_lookUpClass", "sel_getName", "sel_isEqual", "sel_registerName", "NSKeyValueSetMutationKind",
        "CustomLocalizedStringResourceConvertible",
        "NetService", "NetServiceBrowser", "NetServiceDelegate", "NetServiceBrowserDelegate",
        "CALayer", "CAShapeLayer", "CAGradientLayer", "CAAnimation", "CABasicAnimation", "CAKeyframeAnimation",
        "CASpringAnimation", "CAAnimationGroup", "CATransition", "CATransaction", "CAMediaTimingFunction",
        "CADisplayLink", "CATransform3D", "CATransform3DIdentity",
        "CGImage", "CGContext", "CGColor", "CGPath", "CGMutablePath", "CGGradient", "CGColorSpace", "CGLineCap",
        "CGBlendMode",
    ]
}

/// Names that files use without importing Foundation or CoreGraphics: on Apple's systems another module that they
/// import, such as the one that they test, or the target's bridging header brings these.
private enum FoundationNames {
    static let all: Set<String> = [
        "IndexPath", "IndexSet", "NSObject", "NSObjectProtocol", "NSRange", "NSString", "NSMutableString", "NSArray",
        "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet", "NSOrderedSet", "NSNumber",
        "NSValue", "NSNull", "NSData", "NSDate", "NSURL", "NSUUID", "NSError", "NSCache", "NSLock", "NSRecursiveLock",
        "NSCopying", "NSMutableCopying", "NSAttributedString", "NSMutableAttributedString", "NSCoder", "NSCoding",
        "NSSecureCoding", "NSKeyedArchiver", "NSKeyedUnarchiver", "CGFloat", "CGRect", "CGPoint", "CGSize", "CGVector",
        "CGAffineTransform", "Date", "DateInterval", "DateFormatter", "ISO8601DateFormatter", "Calendar",
        "DateComponents", "TimeInterval", "Data", "URL", "URLComponents", "URLQueryItem", "URLRequest", "URLResponse",
        "HTTPURLResponse", "URLSession", "URLSessionTask", "URLSessionDataTask", "URLSessionConfiguration", "URLError",
        "URLCache", "UUID", "Locale", "TimeZone", "Bundle", "Notification", "NotificationCenter", "NSNotification",
        "UserDefaults", "DispatchQueue", "DispatchTime", "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem",
        "DispatchTimeInterval", "DispatchWallTime", "DispatchQoS", "DispatchWorkItemFlags", "DispatchSource",
        "DispatchSourceProtocol", "DispatchSourceTimer", "DispatchSpecificKey", "DispatchData", "DispatchIO",
        "dispatchPrecondition",
        "Thread", "Timer", "RunLoop", "Operation", "OperationQueue", "BlockOperation", "NSPredicate",
        "NSSortDescriptor", "NSRegularExpression", "NSTextCheckingResult", "NSLocale", "NSTimeZone", "NSCalendar",
        "NSNotFound", "ComparisonResult", "AttributedString", "InputStream", "OutputStream", "FileHandle", "CocoaError",
        "POSIXError",
        "JSONDecoder", "JSONEncoder", "JSONSerialization",
        "PropertyListDecoder", "PropertyListEncoder", "PropertyListSerialization", "FileManager", "ProcessInfo",
        "NumberFormatter", "ByteCountFormatter", "PersonNameComponents", "Measurement", "Unit", "Dimension",
        "CharacterSet", "Scanner", "Decimal", "Progress", "LocalizedError", "NSLocalizedString", "NSClassFromString",
        "NSStringFromClass",
    ]

    static let modulesWithFoundation: Set<String> = [
        "Foundation", "UIKit", "XCTest", "CoreGraphics", "QuartzCore", "PageTable", "UIKitTestDriver", "Darwin",
        "ObjectiveC",
    ]
}

extension FileAdaptation {
    fileprivate func requireUIKit(for name: String) {
        if mayBeOfUIKit(name), !target.declares(name) { require(import: "UIKit") }
        if FoundationNames.all.contains(name), importsNoFoundation, !target.declares(name) {
            require(import: "Foundation")
        }
    }

    /// Whether no module that the file imports brings Foundation.
    private var importsNoFoundation: Bool {
        file.importedModules.isDisjoint(with: FoundationNames.modulesWithFoundation)
    }

    /// Returns whether an unknown name may be UIKit's. In a target that never imports UIKit it may belong to a module
    /// that the file imports, but for modules that are adapted like it: their names are known.
    private func mayBeOfUIKit(_ name: String) -> Bool {
        if UIKitNames.ofOtherModules.contains(name) || UIKitNames.beginningLikeFoundations.contains(name)
            || name.hasPrefix("OSAtomic") || name.hasPrefix("NSFoundationVersionNumber_iOS_")
            || UIKitNames.isGeometryFunction(name) || UIKitNames.contain(name)
        {
            return true
        }
        return UIKitNames.mayContain(name)
            && (target.importsUIKit
                || file.importedModules.subtracting(target.modules).isSubset(of: UIKitNames.modulesWithoutSuch))
    }
}
