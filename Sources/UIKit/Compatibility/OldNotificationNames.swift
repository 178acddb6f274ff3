// The names of notifications before Swift 4.2, for example `.UIKeyboardWillShow`.

extension NSNotification.Name {
    @available(*, deprecated, renamed: "UIAccessibility.elementFocusedNotification")
    public static var UIAccessibilityElementFocused: NSNotification.Name { UIAccessibility.elementFocusedNotification }
    @available(*, deprecated, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification")
    public static var UIAccessibilityReduceMotionStatusDidChange: NSNotification.Name {
        UIAccessibility.reduceMotionStatusDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIAccessibility.reduceTransparencyStatusDidChangeNotification")
    public static var UIAccessibilityReduceTransparencyStatusDidChange: NSNotification.Name {
        UIAccessibility.reduceTransparencyStatusDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
    public static var UIAccessibilityVoiceOverStatusDidChange: NSNotification.Name {
        UIAccessibility.voiceOverStatusDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
    public static var UIApplicationDidBecomeActive: NSNotification.Name { UIApplication.didBecomeActiveNotification }
    @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
    public static var UIApplicationDidEnterBackground: NSNotification.Name {
        UIApplication.didEnterBackgroundNotification
    }
    @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
    public static var UIApplicationDidFinishLaunching: NSNotification.Name {
        UIApplication.didFinishLaunchingNotification
    }
    @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
        UIApplication.didReceiveMemoryWarningNotification
    }
    @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
    public static var UIApplicationWillEnterForeground: NSNotification.Name {
        UIApplication.willEnterForegroundNotification
    }
    @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
    public static var UIApplicationWillResignActive: NSNotification.Name { UIApplication.willResignActiveNotification }
    @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
    public static var UIApplicationWillTerminate: NSNotification.Name { UIApplication.willTerminateNotification }
    @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
    public static var UIContentSizeCategoryDidChange: NSNotification.Name {
        UIContentSizeCategory.didChangeNotification
    }
    @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
    public static var UIDeviceOrientationDidChange: NSNotification.Name { UIDevice.orientationDidChangeNotification }
    @available(*, deprecated, renamed: "UIFocusSystem.didUpdateNotification")
    public static var UIFocusDidUpdate: NSNotification.Name { UIFocusSystem.didUpdateNotification }
    @available(*, deprecated, renamed: "UIFocusSystem.movementDidFailNotification")
    public static var UIFocusMovementDidFail: NSNotification.Name { UIFocusSystem.movementDidFailNotification }
    @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    public static var UIKeyboardDidChangeFrame: NSNotification.Name { UIResponder.keyboardDidChangeFrameNotification }
    @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
    public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }
    @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
    public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }
    @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    public static var UIKeyboardWillChangeFrame: NSNotification.Name { UIResponder.keyboardWillChangeFrameNotification }
    @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
    public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }
    @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
    public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }
    @available(*, deprecated, renamed: "UIMenuController.didHideMenuNotification")
    public static var UIMenuControllerDidHideMenu: NSNotification.Name { UIMenuController.didHideMenuNotification }
    @available(*, deprecated, renamed: "UIMenuController.didShowMenuNotification")
    public static var UIMenuControllerDidShowMenu: NSNotification.Name { UIMenuController.didShowMenuNotification }
    @available(*, deprecated, renamed: "UIMenuController.menuFrameDidChangeNotification")
    public static var UIMenuControllerMenuFrameDidChange: NSNotification.Name {
        UIMenuController.menuFrameDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIMenuController.willHideMenuNotification")
    public static var UIMenuControllerWillHideMenu: NSNotification.Name { UIMenuController.willHideMenuNotification }
    @available(*, deprecated, renamed: "UIMenuController.willShowMenuNotification")
    public static var UIMenuControllerWillShowMenu: NSNotification.Name { UIMenuController.willShowMenuNotification }
    @available(*, deprecated, renamed: "UIPasteboard.changedNotification")
    public static var UIPasteboardChanged: NSNotification.Name { UIPasteboard.changedNotification }
    @available(*, deprecated, renamed: "UITableView.selectionDidChangeNotification")
    public static var UITableViewSelectionDidChange: NSNotification.Name { UITableView.selectionDidChangeNotification }
    @available(*, deprecated, renamed: "UITextField.textDidBeginEditingNotification")
    public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
        UITextField.textDidBeginEditingNotification
    }
    @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
    public static var UITextFieldTextDidChange: NSNotification.Name { UITextField.textDidChangeNotification }
    @available(*, deprecated, renamed: "UITextField.textDidEndEditingNotification")
    public static var UITextFieldTextDidEndEditing: NSNotification.Name { UITextField.textDidEndEditingNotification }
    @available(*, deprecated, renamed: "UITextView.textDidBeginEditingNotification")
    public static var UITextViewTextDidBeginEditing: NSNotification.Name { UITextView.textDidBeginEditingNotification }
    @available(*, deprecated, renamed: "UITextView.textDidChangeNotification")
    public static var UITextViewTextDidChange: NSNotification.Name { UITextView.textDidChangeNotification }
    @available(*, deprecated, renamed: "UITextView.textDidEndEditingNotification")
    public static var UITextViewTextDidEndEditing: NSNotification.Name { UITextView.textDidEndEditingNotification }
    @available(*, deprecated, renamed: "UIWindow.didBecomeHiddenNotification")
    public static var UIWindowDidBecomeHidden: NSNotification.Name { UIWindow.didBecomeHiddenNotification }
    @available(*, deprecated, renamed: "UIWindow.didBecomeKeyNotification")
    public static var UIWindowDidBecomeKey: NSNotification.Name { UIWindow.didBecomeKeyNotification }
    @available(*, deprecated, renamed: "UIWindow.didBecomeVisibleNotification")
    public static var UIWindowDidBecomeVisible: NSNotification.Name { UIWindow.didBecomeVisibleNotification }
    @available(*, deprecated, renamed: "UIWindow.didResignKeyNotification")
    public static var UIWindowDidResignKey: NSNotification.Name { UIWindow.didResignKeyNotification }
}
