import Foundation
internal import NibDocument

// What tables, collection views, their cells and their layouts have.
extension NibKeys {
    static let lists: [String: NibSource] = [
        "UISeparatorStyle": .option("separatorStyle", separators),
        "UISeparatorInsetReference": .option("separatorInsetReference", insetReferences),
        "UIRowHeight": height("rowHeight"),
        "UISectionHeaderHeight": height("sectionHeaderHeight"),
        "UISectionFooterHeight": height("sectionFooterHeight"),
        "UIEstimatedRowHeight": height("estimatedRowHeight"),
        "UIEstimatedSectionHeaderHeight": height("estimatedSectionHeaderHeight"),
        "UIEstimatedSectionFooterHeight": height("estimatedSectionFooterHeight"),
        "UISectionHeaderTopPadding": height("sectionHeaderTopPadding"),

        "UITableViewCellStyle": .option("style", cellStyles),
        "UIReuseIdentifier": .name("reuseIdentifier"),
        "UISelectionStyle": .option("selectionStyle", selectionStyles),
        "UIFocusStyle": .option("focusStyle", ["default": UITableViewCell.FocusStyle.default, "custom": .custom]),
        "UIAccessoryType": .option("accessoryType", accessories),
        "UIEditingAccessoryType": .option("editingAccessoryType", accessories),
        "UIOwnBackgroundColor": .color("backgroundColor"),

        "UICollectionLayout": .part("collectionViewLayout"),
        "UIScrollDirection": .option("scrollDirection", directions),
        "UILineSpacing": .number("minimumLineSpacing"),
        "UIInteritemSpacing": .number("minimumInteritemSpacing"),
        "UIItemSizeWidth": width("itemSize"),
        "UIItemSizeHeight": height(of: "itemSize"),
        "UIHeaderReferenceSizeWidth": width("headerReferenceSize"),
        "UIHeaderReferenceSizeHeight": height(of: "headerReferenceSize"),
        "UIFooterReferenceSizeWidth": width("footerReferenceSize"),
        "UIFooterReferenceSizeHeight": height(of: "footerReferenceSize"),
        "UISectionInsetStartWidth": edge(\.left),
        "UISectionInsetStartHeight": edge(\.top),
        "UISectionInsetEndWidth": edge(\.right),
        "UISectionInsetEndHeight": edge(\.bottom),
    ]

    static let tableStyles: [String: UITableView.Style] = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]

    /// -1 is the automatic height. What UIKit does where a height is absent is not known; the default stays.
    private static func height(_ name: String) -> NibSource {
        NibSource { $0.number(name).map { .number(Double($0 < 0 ? UITableView.automaticDimension : $0)) } }
    }

    private static func width(_ size: String) -> NibSource {
        NibSource { $0.size(size).map { .number(Double($0.width)) } }
    }

    private static func height(of size: String) -> NibSource {
        NibSource { $0.size(size).map { .number(Double($0.height)) } }
    }

    private static func edge(_ edge: KeyPath<UIEdgeInsets, CGFloat>) -> NibSource {
        NibSource { $0.insets("sectionInset").map { .number(Double($0[keyPath: edge])) } }
    }

    private static let separators: [String: UITableViewCell.SeparatorStyle] = [
        "none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine,
    ]

    private static let insetReferences: [String: UITableView.SeparatorInsetReference] = [
        "fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets,
    ]

    private static let cellStyles: [String: UITableViewCell.CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]

    private static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
        "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
    ]

    private static let directions: [String: UICollectionView.ScrollDirection] = [
        "vertical": .vertical, "horizontal": .horizontal,
    ]
}
