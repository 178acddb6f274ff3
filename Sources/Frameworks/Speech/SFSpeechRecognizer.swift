import AVFoundation
import Foundation
import FrameworkAbsence

/// - Linux: refuses
/// Recognizes speech. This is not available: the initializers return nil, and it is denied.
open class SFSpeechRecognizer: NSObject {
    private let ownLocale: Locale

    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var supportsOnDeviceRecognition = false
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    open var queue = OperationQueue.main

    /// Returns nil. The default value stands in place of an initializer without parameters, which cannot be failable in
    /// a subclass of NSObject on Linux.
    public init?(locale: Locale = .current) {
        Absence.report("Speech", "SFSpeechRecognizer", "its initializers return nil")
        return nil
    }

    /// Returns an empty set.
    open class func supportedLocales() -> Set<Locale> { [] }

    /// Returns ``SFSpeechRecognizerAuthorizationStatus/denied``.
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }

    /// Calls the handler with ``SFSpeechRecognizerAuthorizationStatus/denied``, on a background queue.
    open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        Absence.report("Speech", "SFSpeechRecognizer.authorizationStatus", "it is denied")
        callLater(on: .global()) { handler(.denied) }
    }

    open var isAvailable: Bool { false }
    open var locale: Locale { ownLocale }

    /// Calls the handler once with an error, on the main queue.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        callLater { resultHandler(nil, Self.error) }
        return SFSpeechRecognitionTask(error: Self.error)
    }

    /// Tells the delegate once that the recognition failed.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask(error: Self.error)
        callLater { delegate.speechRecognitionTask(task, didFinishSuccessfully: false) }
        return task
    }

    /// The error of a recognizer that is not available.
    private static var error: NSError { NSError(domain: "kAFAssistantErrorDomain", code: 1700) }
}
