import UIKit

final class SecurelyCodedView: UIView, NSSecureCoding {
    nonisolated static var supportsSecureCoding: Bool { true }
}
