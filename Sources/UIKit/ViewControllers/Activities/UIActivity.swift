import Foundation

/// An action that an activity view controller offers for its items. Subclass it and override its properties and methods.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// Whether an activity acts or shares.
    public enum Category: Int, Sendable {
        /// Does something with the items, such as copying them.
        case action = 0
        /// Gives the items to somebody, such as by mail.
        case share = 1
    }

    /// The names of activities.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates the name of an activity of the application, for example "org.example.translate".
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The kind of the activity; `.action` by default.
    open class var activityCategory: Category { .action }

    /// The type that the completion handler receives; nil by default.
    open var activityType: ActivityType? { nil }
    /// The text of the activity's row; nil by default.
    open var activityTitle: String? { nil }
    /// The picture of the activity's row, drawn in the color of its text; nil by default.
    open var activityImage: UIImage? { nil }

    /// Returns whether the activity is offered for the items; false by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Called with the items when the user has chosen the activity.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// A controller that is presented to perform the activity; nil by default.
    open var activityViewController: UIViewController? { nil }

    /// Performs an activity without a controller. It calls ``activityDidFinish(_:)`` when it is done; the default
    /// implementation does so with false.
    open func perform() { activityDidFinish(false) }

    /// Ends the activity. An activity calls it once.
    open func activityDidFinish(_ completed: Bool) {
        let call = onFinish
        onFinish = nil
        call?(completed)
    }

    /// Set while the activity is performed.
    var onFinish: ((Bool) -> Void)?
}

extension UIActivity.ActivityType {
    /// Not offered on a desktop.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// Not offered on a desktop.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// Not offered on a desktop.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// Not offered on a desktop.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Offered where the desktop has a program for mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Not offered on a desktop.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Offered for texts, URLs and images.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Not offered on a desktop.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Not offered on a desktop.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Not offered on a desktop.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Not offered on a desktop.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// Not offered on a desktop.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// Not offered on a desktop.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    /// Not offered on a desktop.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Not offered on a desktop.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// Not offered on a desktop.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    /// Not offered on a desktop.
    public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
    /// Not offered on a desktop.
    public static let collaborationInviteWithLink = Self("com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Not offered on a desktop.
    public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
    /// Not offered on a desktop.
    public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
}

/// An item whose value depends on the activity.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns an object of the class that the item will have.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// Returns the item for an activity; nil for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// Returns the subject for activities that have one.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /// Returns the type of an item that is `Data`, for the pasteboard.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /// Returns a picture of the item, which the controller shows above the activities if no item is an image.
    ///
    /// - Parameters:
    ///   - activityType: nil here, since the picture is shown before an activity is chosen (unverified).
    ///   - size: in points.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
}
