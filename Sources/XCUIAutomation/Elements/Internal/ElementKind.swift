import UIKit

/// Says which type of element an object is for XCTest: by the class for views that UIKit has, otherwise by the traits.
@MainActor
enum ElementKind {
    static func type(of view: UIView) -> XCUIElement.ElementType {
        if let alert = view.next as? UIAlertController { return alert.preferredStyle == .alert ? .alert : .sheet }
        switch view.automationRole {
        case .menuItem?: return .menuItem
        case .pickerWheel?: return .pickerWheel
        case .cellControl?: return .button
        case .presentation?: return .other
        case nil: return bar(view) ?? list(view) ?? control(view) ?? content(view)
        }
    }

    /// Returns the type of an accessibility element that is no view.
    static func type(of traits: UIAccessibilityTraits) -> XCUIElement.ElementType {
        let types: [(UIAccessibilityTraits, XCUIElement.ElementType)] = [
            (.searchField, .searchField), (.keyboardKey, .key), (.tabBar, .tabBar), (.link, .link),
            (.button, .button), (.adjustable, .slider), (.image, .image), (.staticText, .staticText),
            (.header, .staticText),
        ]
        return types.first { traits.contains($0.0) }?.1 ?? .other
    }

    private static func bar(_ view: UIView) -> XCUIElement.ElementType? {
        switch view {
        case is UIWindow: .window
        case is UINavigationBar: .navigationBar
        case is UITabBar: .tabBar
        case is UIToolbar: .toolbar
        default: nil
        }
    }

    private static func list(_ view: UIView) -> XCUIElement.ElementType? {
        switch view {
        case is UITableView: .table
        case is UICollectionView: .collectionView
        case is UITableViewCell, is UICollectionViewCell: .cell
        case is UITextView: .textView
        case is UIScrollView: .scrollView
        default: nil
        }
    }

    private static func control(_ view: UIView) -> XCUIElement.ElementType? {
        switch view {
        case is UISearchTextField: .searchField
        case let field as UITextField: field.isSecureTextEntry ? .secureTextField : .textField
        case is UIButton: .button
        case is UISwitch: .switch
        case is UISlider: .slider
        case is UIStepper: .stepper
        case is UISegmentedControl: .segmentedControl
        case is UIPageControl: .pageIndicator
        case is UIDatePicker: .datePicker
        case is UIPickerView: .picker
        case is UIProgressView: .progressIndicator
        case is UIActivityIndicatorView: .activityIndicator
        case is UIColorWell: .colorWell
        default: nil
        }
    }

    private static func content(_ view: UIView) -> XCUIElement.ElementType {
        if let framework = ofFrameworks(view) { return framework }
        let traits = view.accessibilityTraits
        switch view {
        case is UILabel: return traits.contains(.button) ? .button : traits.contains(.link) ? .link : .staticText
        case is UIImageView: return traits.contains(.button) ? .button : .image
        default: return view.isAccessibilityElement ? type(of: traits) : .other
        }
    }

    /// Views of frameworks that this module does not import, by the names of their classes.
    private static func ofFrameworks(_ view: UIView) -> XCUIElement.ElementType? {
        var type: AnyClass? = Swift.type(of: view)
        while let current = type, current != UIView.self {
            switch String(describing: current) {
            case "WKWebView": return .webView
            case "MKMapView": return .map
            default: type = class_getSuperclass(current)
            }
        }
        return nil
    }
}
