import UIKit

/// The kind and the color of a stroke.
///
/// - Linux: works
public struct PKInk {
    public typealias InkType = PKInkingTool.InkType

    public var inkType: InkType
    public var color: UIColor

    public init(_ inkType: InkType, color: UIColor = UIColor.black) {
        self.inkType = inkType
        self.color = color
    }
}
