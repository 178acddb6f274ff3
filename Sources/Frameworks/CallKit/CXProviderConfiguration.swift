import Foundation

/// - Linux: works
open class CXProviderConfiguration: NSObject, NSCopying {
    public let localizedName: String?
    open var ringtoneSound: String?
    open var iconTemplateImageData: Data?
    open var maximumCallGroups = 2
    open var maximumCallsPerCallGroup = 5
    open var includesCallsInRecents = true
    open var supportsVideo = false
    public final var supportedHandleTypes: Set<CXHandle.HandleType> = []

    public override init() {
        localizedName = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
    }

    public init(localizedName: String) {
        self.localizedName = localizedName
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = localizedName.map(CXProviderConfiguration.init) ?? CXProviderConfiguration()
        copy.ringtoneSound = ringtoneSound
        copy.iconTemplateImageData = iconTemplateImageData
        copy.maximumCallGroups = maximumCallGroups
        copy.maximumCallsPerCallGroup = maximumCallsPerCallGroup
        copy.includesCallsInRecents = includesCallsInRecents
        copy.supportsVideo = supportsVideo
        copy.supportedHandleTypes = supportedHandleTypes
        return copy
    }
}
