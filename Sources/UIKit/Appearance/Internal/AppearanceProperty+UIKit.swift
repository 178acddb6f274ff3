/// The appearance properties of UIKit's classes: those that Apple's headers mark with `UI_APPEARANCE_SELECTOR`, and the
/// tint color of views.
extension AppearanceProperty {
    /// Returns the properties of a class and all of its superclasses.
    static func all(of type: NSObject.Type) -> [AppearanceProperty] {
        sequence(first: type as AnyClass, next: _getSuperclass).flatMap { type in
            ofUIKit[ObjectIdentifier(type)] ?? ofApplication(type)
        }
    }

    private static func ofApplication(_ type: AnyClass) -> [AppearanceProperty] {
        SourceMembers.propertiesOfApplication(in: type).compactMap(AppearanceProperty.init)
    }

    private static let ofUIKit: [ObjectIdentifier: [AppearanceProperty]] = [
        ObjectIdentifier(UIView.self): [
            .init(\UIView.backgroundColor),
            .init(get: { (view: UIView) in view.ownTint }, set: { $0.tintColor = $1 }),
        ],
        ObjectIdentifier(UILabel.self): [
            .init(\UILabel.font), .init(\UILabel.textColor), .init(\UILabel.highlightedTextColor),
            .init(\UILabel.shadowColor), .init(\UILabel.shadowOffset),
        ],
        ObjectIdentifier(UITableView.self): [
            .init(\UITableView.separatorColor), .init(\UITableView.separatorInset),
            .init(\UITableView.sectionIndexColor), .init(\UITableView.sectionIndexBackgroundColor),
            .init(\UITableView.sectionIndexTrackingBackgroundColor),
        ],
        ObjectIdentifier(UITableViewCell.self): [.init(\UITableViewCell.separatorInset)],
        ObjectIdentifier(UIActivityIndicatorView.self): [.init(\UIActivityIndicatorView.color)],
        ObjectIdentifier(UIPageControl.self): [
            .init(\UIPageControl.pageIndicatorTintColor), .init(\UIPageControl.currentPageIndicatorTintColor),
        ],
        ObjectIdentifier(UIProgressView.self): [
            .init(\UIProgressView.progressTintColor), .init(\UIProgressView.trackTintColor),
            .init(\UIProgressView.progressImage), .init(\UIProgressView.trackImage),
        ],
        ObjectIdentifier(UISlider.self): [
            .init(\UISlider.minimumTrackTintColor), .init(\UISlider.maximumTrackTintColor),
            .init(\UISlider.thumbTintColor),
        ],
        ObjectIdentifier(UISwitch.self): [.init(\UISwitch.onTintColor), .init(\UISwitch.thumbTintColor)],
        ObjectIdentifier(UISegmentedControl.self): [.init(\UISegmentedControl.selectedSegmentTintColor)]
            + ofStates(
                get: { (control: UISegmentedControl, state) in control.titleTextAttributes(for: state) },
                set: { $0.setTitleTextAttributes($1, for: $2) }),
        ObjectIdentifier(UIButton.self): buttonProperties,
        ObjectIdentifier(UINavigationBar.self): navigationBarProperties,
        ObjectIdentifier(UIToolbar.self): [
            .init(\UIToolbar.barStyle), .init(\UIToolbar.barTintColor),
            .ofAppearance(
                get: { (bar: UIToolbar) in bar.standardAppearance }, set: { $0.standardAppearance = $1 ?? .init() }),
            .ofAppearance(get: { (bar: UIToolbar) in bar.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 }),
        ],
        ObjectIdentifier(UITabBar.self): [
            .init(\UITabBar.barStyle), .init(\UITabBar.barTintColor), .init(\UITabBar.unselectedItemTintColor),
            .ofAppearance(
                get: { (bar: UITabBar) in bar.standardAppearance }, set: { $0.standardAppearance = $1 ?? .init() }),
            .ofAppearance(get: { (bar: UITabBar) in bar.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 }),
        ],
        ObjectIdentifier(UISearchBar.self): [.init(\UISearchBar.barTintColor), .init(\UISearchBar.backgroundImage)],
        ObjectIdentifier(UIBarItem.self): ofStates(
            get: { (item: UIBarItem, state) in item.titleTextAttributes(for: state) },
            set: { $0.setTitleTextAttributes($1, for: $2) }),
        ObjectIdentifier(UIBarButtonItem.self): [.init(\UIBarButtonItem.tintColor)] + barButtonProperties,
        ObjectIdentifier(UITabBarItem.self): [
            .init(\UITabBarItem.badgeColor), .init(\UITabBarItem.titlePositionAdjustment),
        ],
    ]

    private static let barButtonProperties: [AppearanceProperty] =
        [UIBarMetrics.default, .compact].flatMap { metrics in
            ofStates(
                get: { (item: UIBarButtonItem, state) in item.backgroundImage(for: state, barMetrics: metrics) },
                set: { $0.setBackgroundImage($1, for: $2, barMetrics: metrics) })
                + ofStates(
                    get: { (item: UIBarButtonItem, state) in
                        item.backButtonBackgroundImage(for: state, barMetrics: metrics)
                    },
                    set: { $0.setBackButtonBackgroundImage($1, for: $2, barMetrics: metrics) })
                + [
                    .init(
                        get: { (item: UIBarButtonItem) in item.titlePositionAdjustment(for: metrics) },
                        set: { $0.setTitlePositionAdjustment($1, for: metrics) }),
                    .init(
                        get: { (item: UIBarButtonItem) in item.backButtonTitlePositionAdjustment(for: metrics) },
                        set: { $0.setBackButtonTitlePositionAdjustment($1, for: metrics) }),
                    .init(
                        get: { (item: UIBarButtonItem) in item.backgroundVerticalPositionAdjustment(for: metrics) },
                        set: { $0.setBackgroundVerticalPositionAdjustment($1, for: metrics) }),
                    .init(
                        get: { (item: UIBarButtonItem) in
                            item.backButtonBackgroundVerticalPositionAdjustment(for: metrics)
                        },
                        set: { $0.setBackButtonBackgroundVerticalPositionAdjustment($1, for: metrics) }),
                ]
        }

    private static let buttonProperties: [AppearanceProperty] =
        ofStates(
            get: { (button: UIButton, state) in button.ownTitleColor(for: state) },
            set: { $0.setTitleColor($1, for: $2) })
        + ofStates(
            get: { (button: UIButton, state) in button.ownBackgroundImage(for: state) },
            set: { $0.setBackgroundImage($1, for: $2) })

    private static let navigationBarProperties: [AppearanceProperty] = [
        .init(\UINavigationBar.barStyle), .init(\UINavigationBar.isTranslucent), .init(\UINavigationBar.barTintColor),
        .init(\UINavigationBar.prefersLargeTitles), .init(\UINavigationBar.shadowImage),
        .init(\UINavigationBar.backIndicatorImage), .init(\UINavigationBar.backIndicatorTransitionMaskImage),
        .init(\UINavigationBar.titleTextAttributes), .init(\UINavigationBar.largeTitleTextAttributes),
        .init(
            get: { (bar: UINavigationBar) in bar.backgroundImage(for: .default) },
            set: { $0.setBackgroundImage($1, for: .default) }),
        .ofAppearance(
            get: { (bar: UINavigationBar) in bar.standardAppearance }, set: { $0.standardAppearance = $1 ?? .init() }),
        .ofAppearance(
            get: { (bar: UINavigationBar) in bar.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 }),
    ]

    private static func ofAppearance<Owner: NSObject, Look: UIBarAppearance>(
        get: @escaping @MainActor (Owner) -> Look?, set: @escaping @MainActor (Owner, Look?) -> Void
    ) -> AppearanceProperty {
        AppearanceProperty(get: get, set: set) { one, other in
            guard let one, let other else { return one == nil && other == nil }
            return one.looks(like: other)
        }
    }
}
