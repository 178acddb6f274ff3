import Foundation
internal import NibDocument

/// The classes of a nib's objects.
@MainActor
enum NibClasses {
    /// The classes that the program is built without, by name: their objects are those of the element's class, and what
    /// that class has not is not connected.
    static var leftOut: Set<String> = []

    /// Returns the class that the element of a record names; nil if UIKit has none on Linux.
    static func standard(_ record: NibObject) -> AnyClass? {
        if let type = classes[record.element] { return type }
        if let name = classesOfFrameworks[record.element], let type = NSClassFromString(name) { return type }
        return record.element.hasSuffix("ContentView") ? UIView.self : nil
    }

    private static let classes: [String: AnyClass] = [
        "view": UIView.self, "containerView": UIView.self, "stackView": UIStackView.self, "control": UIControl.self,
        "label": UILabel.self,
        "imageView": UIImageView.self, "button": UIButton.self, "switch": UISwitch.self, "slider": UISlider.self,
        "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
        "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self, "textField": UITextField.self,
        "textView": UITextView.self, "searchBar": UISearchBar.self, "scrollView": UIScrollView.self,
        "tableView": UITableView.self, "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
        "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "collectionViewLayout": UICollectionViewLayout.self,
        "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
        "visualEffectView": UIVisualEffectView.self, "refreshControl": UIRefreshControl.self, "window": UIWindow.self,
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
        "navigationItem": UINavigationItem.self, "barButtonItem": UIBarButtonItem.self,
        "tabBarItem": UITabBarItem.self, "tapGestureRecognizer": UITapGestureRecognizer.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self, "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    ]

    /// Classes of frameworks beside UIKit, which are there in programs that link them.
    private static let classesOfFrameworks = [
        "wkWebView": "WebKit.WKWebView", "mapView": "MapKit.MKMapView", "mtkView": "MetalKit.MTKView",
        "avPlayerViewController": "AVKit.AVPlayerViewController",
    ]

    /// Returns the custom class of a record. A class that is not found, or that does not inherit from the class of the
    /// element, is replaced by that class, as in UIKit; the console says what was looked for.
    static func custom(_ record: NibObject, base: AnyClass, _ instance: NibInstance) -> AnyClass? {
        guard let name = record.customClass else { return nil }
        return named(name, base: base, at: record.location, instance)
    }

    static func named(_ name: NibClassName, base: AnyClass, at location: NibLocation, _ instance: NibInstance)
        -> AnyClass?
    {
        let tried = candidates(name, location, instance)
        let known: AnyClass? = Trestle.nibClasses[name.name] ?? SourceMembers.type(named: name.name)
        guard let type = known ?? tried.lazy.compactMap(NSClassFromString).first else {
            if let preview = instance.file.preview {
                preview.replace(name.name, by: base)
                return nil
            }
            if leftOut.contains(name.name) {
                ConsoleLog.once(
                    "nib class \(name.name) \(location)",
                    "\(location): the class \(name.name) is left out on Linux; \(ClassName(base)) takes its place")
                return nil
            }
            ConsoleLog.once(
                "nib class \(name.name) \(location)",
                "Unknown class \(name.name) in Interface Builder file. (\(location); looked for "
                    + "\(tried.joined(separator: ", ")) and in Trestle.nibClasses)")
            return nil
        }
        guard isKind(type, of: base) else {
            ConsoleLog.once(
                "nib class \(name.name) \(location)",
                "\(location): \(tried.first ?? name.name) does not inherit from \(ClassName(base)), which takes its place"
            )
            return nil
        }
        return type
    }

    /// The names under which the class may be known. They are looked up in the module that the file names, in those of
    /// its resource bundle (a target can have another name on Linux), in that of the owner, in that of the program, and
    /// in UIKit.
    private static func candidates(
        _ name: NibClassName, _ location: NibLocation, _ instance: NibInstance
    ) -> [String] {
        var modules = [name.module].compactMap(\.self)
        let owner = String(reflecting: type(of: instance.owner)).prefix { $0 != "." }
        for module in modulesOfBundle(with: location.file) + [String(owner), programModule, "UIKit"]
        where !modules.contains(module) {
            modules.append(module)
        }
        return modules.map { "\($0).\(name.name)" }
    }

    /// Returns the modules that a resource bundle of SwiftPM, "package_My_App.resources", may be of: App and My_App.
    private static func modulesOfBundle(with path: String) -> [String] {
        let folder = path.split(separator: "/").last { $0.hasSuffix(".resources") }
        guard let words = folder?.dropLast(".resources".count).split(separator: "_"), words.count > 1 else { return [] }
        return words.indices.dropFirst().map { start in
            String(words[start...].joined(separator: "_").map { $0.isLetter || $0.isNumber ? $0 : "_" })
        }
    }

    private static let programModule =
        (ProcessInfo.processInfo.arguments.first.map { ($0 as NSString).lastPathComponent } ?? "")
        .replacingOccurrences(of: "-", with: "_")

    private static func isKind(_ type: AnyClass, of base: AnyClass) -> Bool {
        sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == base }
    }
}
