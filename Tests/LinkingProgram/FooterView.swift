import UIKit

/// A class that only a nib names.
final class FooterView: UIView {}
