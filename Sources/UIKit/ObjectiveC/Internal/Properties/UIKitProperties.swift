/// The properties of UIKit's own classes that can be accessed by name, with their Objective-C names.
///
/// Key paths with different root types are different: `\UITableView.contentOffset` is not equal to
/// `\UIScrollView.contentOffset`. Each list is therefore written once, for `Self`. `Self` is the class itself when the
/// lists are registered, and the root type of a key path when the name of the key path is requested.
@MainActor
enum UIKitProperties {
    nonisolated static func add(to members: SourceMembers) {
        members.add(UIView.self, UIView.addViewProperties)
        members.add(UIScrollView.self, UIScrollView.addScrollViewProperties)
        members.add(UITableView.self, UITableView.addTableViewProperties)
        members.add(UITableViewCell.self, UITableViewCell.addCellProperties)
        members.add(UIControl.self, UIControl.addControlProperties)
        members.add(UILabel.self, UILabel.addLabelProperties)
        members.add(UITextField.self, UITextField.addTextFieldProperties)
        members.add(UIImageView.self, UIImageView.addImageViewProperties)
        members.add(UISwitch.self, UISwitch.addSwitchProperties)
        members.add(UIViewController.self, UIViewController.addControllerProperties)
        members.add(UINavigationController.self, UINavigationController.addNavigationControllerProperties)
        members.add(UIGestureRecognizer.self, UIGestureRecognizer.addRecognizerProperties)
        members.add(UIBarItem.self, UIBarItem.addBarItemProperties)
        members.add(UINavigationItem.self, UINavigationItem.addNavigationItemProperties)
        members.add(UISlider.self, UISlider.addSliderProperties)
        members.add(UIStepper.self, UIStepper.addStepperProperties)
        members.add(UISegmentedControl.self, UISegmentedControl.addSegmentedControlProperties)
        members.add(UIPageControl.self, UIPageControl.addPageControlProperties)
        members.add(UIProgressView.self, UIProgressView.addProgressViewProperties)
        members.add(UIActivityIndicatorView.self, UIActivityIndicatorView.addActivityIndicatorProperties)
    }

    /// Returns the properties that the class has from UIKit, as key paths of this class.
    static func properties(of type: AnyClass) -> [SourceProperty] {
        var found: [SourceProperty] = []
        if let type = type as? any NamedViewProperties.Type { found += type.viewProperties }
        if let type = type as? any NamedScrollViewProperties.Type { found += type.scrollViewProperties }
        if let type = type as? any NamedTableViewProperties.Type { found += type.tableViewProperties }
        if let type = type as? any NamedCellProperties.Type { found += type.cellProperties }
        if let type = type as? any NamedControlProperties.Type { found += type.controlProperties }
        if let type = type as? any NamedLabelProperties.Type { found += type.labelProperties }
        if let type = type as? any NamedTextFieldProperties.Type { found += type.textFieldProperties }
        if let type = type as? any NamedImageViewProperties.Type { found += type.imageViewProperties }
        if let type = type as? any NamedSwitchProperties.Type { found += type.switchProperties }
        if let type = type as? any NamedControllerProperties.Type { found += type.controllerProperties }
        if let type = type as? any NamedNavigationControllerProperties.Type {
            found += type.navigationControllerProperties
        }
        if let type = type as? any NamedRecognizerProperties.Type { found += type.recognizerProperties }
        if let type = type as? any NamedBarItemProperties.Type { found += type.barItemProperties }
        if let type = type as? any NamedNavigationItemProperties.Type { found += type.navigationItemProperties }
        if let type = type as? any NamedSliderProperties.Type { found += type.sliderProperties }
        if let type = type as? any NamedStepperProperties.Type { found += type.stepperProperties }
        if let type = type as? any NamedSegmentedControlProperties.Type { found += type.segmentedControlProperties }
        if let type = type as? any NamedPageControlProperties.Type { found += type.pageControlProperties }
        if let type = type as? any NamedProgressViewProperties.Type { found += type.progressViewProperties }
        if let type = type as? any NamedActivityIndicatorProperties.Type { found += type.activityIndicatorProperties }
        return found
    }
}
