import Foundation

/// What is printed in a job, and how.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    /// What kind of pages is printed. The raw values are UIKit's.
    public enum OutputType: Int, Sendable {
        /// Texts and pictures in color.
        case general = 0
        /// Photos in color, to the edge of the paper.
        case photo = 1
        /// Texts and pictures in black.
        case grayscale = 2
        /// Photos in black.
        case photoGrayscale = 3
    }

    /// How pages are turned. The raw values are UIKit's.
    public enum Orientation: Int, Sendable {
        /// Higher than wide.
        case portrait = 0
        /// Wider than high.
        case landscape = 1
    }

    /// On which sides of the paper is printed. The raw values are UIKit's.
    public enum Duplex: Int, Sendable {
        /// On one side.
        case none = 0
        /// On both, turned over at the long edge.
        case longEdge = 1
        /// On both, turned over at the short edge.
        case shortEdge = 2
    }

    public override init() {
        super.init()
    }

    /// Creates the values of ``dictionaryRepresentation``; missing ones have their defaults.
    public init(dictionary: [AnyHashable: Any]?) {
        super.init()
        guard let dictionary else { return }
        printerID = dictionary["UIPrintInfoPrinterIDKey"] as? String
        jobName = dictionary["UIPrintInfoJobNameKey"] as? String ?? ""
        outputType = (dictionary["UIPrintInfoOutputTypeKey"] as? Int).flatMap(OutputType.init) ?? .general
        orientation = (dictionary["UIPrintInfoOrientationKey"] as? Int).flatMap(Orientation.init) ?? .portrait
        duplex = (dictionary["UIPrintInfoDuplexKey"] as? Int).flatMap(Duplex.init) ?? .none
    }

    /// Returns new values.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// The name of the printer; nil, the default, is the desktop's default printer.
    open var printerID: String?
    /// The name of the job; empty by default, which stands for the application's name.
    open var jobName = ""
    /// The default is `.general`. The gray ones ask the printer for black.
    open var outputType = OutputType.general
    /// The default is `.portrait`.
    open var orientation = Orientation.portrait
    /// The default is `.none`.
    open var duplex = Duplex.none

    /// The values by names of Trestle's.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var values: [AnyHashable: Any] = [
            "UIPrintInfoJobNameKey": jobName, "UIPrintInfoOutputTypeKey": outputType.rawValue,
            "UIPrintInfoOrientationKey": orientation.rawValue, "UIPrintInfoDuplexKey": duplex.rawValue,
        ]
        values["UIPrintInfoPrinterIDKey"] = printerID
        return values
    }

    open func copy(with zone: NSZone? = nil) -> Any { UIPrintInfo(dictionary: dictionaryRepresentation) }

    // MARK: Coding

    public required init?(coder: NSCoder) {
        super.init()
        printerID = coder.decodeObject(of: NSString.self, forKey: "printerID") as String?
        jobName = coder.decodeObject(of: NSString.self, forKey: "jobName") as String? ?? ""
        outputType = OutputType(rawValue: coder.decodeInteger(forKey: "outputType")) ?? .general
        orientation = Orientation(rawValue: coder.decodeInteger(forKey: "orientation")) ?? .portrait
        duplex = Duplex(rawValue: coder.decodeInteger(forKey: "duplex")) ?? .none
    }

    open func encode(with coder: NSCoder) {
        coder.encode(printerID as NSString?, forKey: "printerID")
        coder.encode(jobName as NSString, forKey: "jobName")
        coder.encode(outputType.rawValue, forKey: "outputType")
        coder.encode(orientation.rawValue, forKey: "orientation")
        coder.encode(duplex.rawValue, forKey: "duplex")
    }
}
