import Foundation

/// - Linux: works
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let home = INPersonHandleLabel("_$!<Home>!$_")
    public static let work = INPersonHandleLabel("_$!<Work>!$_")
    public static let iPhone = INPersonHandleLabel("iPhone")
    public static let mobile = INPersonHandleLabel("_$!<Mobile>!$_")
    public static let main = INPersonHandleLabel("_$!<Main>!$_")
    public static let homeFax = INPersonHandleLabel("_$!<HomeFAX>!$_")
    public static let workFax = INPersonHandleLabel("_$!<WorkFAX>!$_")
    public static let pager = INPersonHandleLabel("_$!<Pager>!$_")
    public static let other = INPersonHandleLabel("_$!<Other>!$_")
    public static let school = INPersonHandleLabel("_$!<School>!$_")
}

/// - Linux: works
///
/// A telephone number or an address.
// Sound: nothing changes after the initializer.
open class INPersonHandle: NSObject, NSCopying, @unchecked Sendable {
    public let value: String?
    public let type: INPersonHandleType
    public let label: INPersonHandleLabel?

    public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
        self.value = value
        self.type = type
        self.label = label
    }

    public convenience init(value: String?, type: INPersonHandleType) {
        self.init(value: value, type: type, label: nil)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
