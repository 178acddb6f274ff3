import Foundation
internal import NibDocument

// What bars, their items and search bars have.
extension NibKeys {
    static let bars: [String: NibSource] = [
        "UIBarStyle": .option("barStyle", barStyles),
        "UIBarTintColor": .color("barTintColor"),
        "UIBackgroundImage": .image("backgroundImage"),
        "UISearchBarStyle": .option("searchBarStyle", searchBarStyles),
        "UIShowsCancelButton": .flag("showsCancelButton"),
        "UIShowsScopeBar": .flag("showsScopeBar"),
        "UIScopeButtonTitles": NibSource { coder in
            let titles = coder.record.list("scopeButtonTitles").compactMap { $0.attributes["value"] }
            return titles.isEmpty ? nil : .object(NSArray(array: titles.map { NSString(string: $0) }))
        },
    ]

    private static let barStyles: [String: UIBarStyle] = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]

    private static let searchBarStyles: [String: UISearchBar.Style] = [
        "default": .default, "prominent": .prominent, "minimal": .minimal,
    ]
}
