import Foundation

/// - Linux: no effect
///
/// Would perform the actions of calls. The methods about audio sessions are not required here: a class that has them
/// compiles all the same.
public protocol CXProviderDelegate: NSObjectProtocol {
    func providerDidReset(_ provider: CXProvider)

    func providerDidBegin(_ provider: CXProvider)

    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool

    func provider(_ provider: CXProvider, perform action: CXStartCallAction)

    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)

    func provider(_ provider: CXProvider, perform action: CXEndCallAction)

    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)

    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)

    func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)

    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)

    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}

extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) {}

    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }

    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}

    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}

    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}

    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}

    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}

    public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {}

    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}

    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
}
