import UIKit
import UIKitTestDriver

/// The settings of user interface tests. Specific to Trestle.
///
/// `trestle test` registers the applications of a project. In a package of your own, register the application before it is
/// launched:
///
/// ```swift
/// override func setUp() {
///     UserInterfaceTests.register(AppDelegate.self)
///     XCUIApplication().launch()
/// }
/// ```
public enum UserInterfaceTests {
    /// Names the application whose delegate has a class.
    ///
    /// - Parameters:
    ///   - delegate: the class of the delegate.
    ///   - bundleIdentifier: for `XCUIApplication(bundleIdentifier:)`; nil, the default, is that of the main bundle.
    public static func register(
        _ delegate: (some NSObject & UIApplicationDelegate).Type, bundleIdentifier: String? = nil
    ) {
        register(delegate: NSStringFromClass(delegate), bundleIdentifier: bundleIdentifier, forTestsOf: nil)
    }

    /// Names the application of a target of tests.
    ///
    /// - Parameters:
    ///   - className: the name of its delegate's class, as `NSStringFromClass` writes it.
    ///   - module: the module of the tests; nil stands for all tests.
    public static func register(
        delegate className: String, bundleIdentifier: String? = nil, forTestsOf module: String?
    ) {
        TestRun.observe()
        TestedApplication.add(
            TestedApplication(delegateClass: className, bundleIdentifier: bundleIdentifier, testModule: module))
    }

    /// The device on which applications are launched. The default has the size of an iPhone 14, with 2 pixels a point.
    @MainActor public static var device = TestDevice(
        size: TestDevice.iPhone14.size, scale: 2, safeArea: TestDevice.iPhone14.safeArea)

    /// Whether an application keeps its files, user defaults and saved state from one test to the next, as on a device. The
    /// default is false: each test begins as if the application had just been installed.
    @MainActor public static var keepsDataBetweenTests = false
}
