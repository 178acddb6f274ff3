protocol NamedViewProperties: UIView {}

extension UIView: NamedViewProperties {}

extension NamedViewProperties {
    static var viewProperties: [SourceProperty] { ClassMembers<Self>.properties(addViewProperties) }

    static func addViewProperties(_ members: ClassMembers<Self>) {
        members.property("frame", \.frame)
        members.property("bounds", \.bounds)
        members.property("center", \.center)
        members.property("transform", \.transform)
        members.property("alpha", \.alpha)
        members.property("hidden", \.isHidden)
        members.property("backgroundColor", \.backgroundColor)
        members.property("tintColor", \.tintColor)
        members.property("tag", \.tag)
        members.property("userInteractionEnabled", \.isUserInteractionEnabled)
        members.property("clipsToBounds", \.clipsToBounds)
        members.property("contentMode", \.contentMode)
        members.property("opaque", \.isOpaque)
        members.property("autoresizingMask", \.autoresizingMask)
        members.property("multipleTouchEnabled", \.isMultipleTouchEnabled)
        members.property("exclusiveTouch", \.isExclusiveTouch)
        members.property("accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors)
        members.property("layoutMargins", \.layoutMargins)
        members.property("contentScaleFactor", \.contentScaleFactor)
        members.property("accessibilityIdentifier", \.accessibilityIdentifier)
        members.property("accessibilityLabel", \.accessibilityLabel)
        members.property("layer", \.layer)
        members.property("superview", \.superview)
        members.property("subviews", \.subviews)
        members.property("window", \.window)
        members.property("safeAreaInsets", \.safeAreaInsets)
    }
}

protocol NamedScrollViewProperties: UIScrollView {}

extension UIScrollView: NamedScrollViewProperties {}

extension NamedScrollViewProperties {
    static var scrollViewProperties: [SourceProperty] { ClassMembers<Self>.properties(addScrollViewProperties) }

    static func addScrollViewProperties(_ members: ClassMembers<Self>) {
        members.property("contentOffset", \.contentOffset)
        members.property("contentSize", \.contentSize)
        members.property("contentInset", \.contentInset)
        members.property("scrollEnabled", \.isScrollEnabled)
        members.property("pagingEnabled", \.isPagingEnabled)
        members.property("bounces", \.bounces)
        members.property("alwaysBounceVertical", \.alwaysBounceVertical)
        members.property("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
        members.property("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
        members.property("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
        members.property("decelerationRate", \.decelerationRate)
        members.property("adjustedContentInset", \.adjustedContentInset)
        members.property("tracking", \.isTracking)
        members.property("dragging", \.isDragging)
        members.property("decelerating", \.isDecelerating)
        members.property("panGestureRecognizer", \.panGestureRecognizer)
    }
}

protocol NamedTableViewProperties: UITableView {}

extension UITableView: NamedTableViewProperties {}

extension NamedTableViewProperties {
    static var tableViewProperties: [SourceProperty] { ClassMembers<Self>.properties(addTableViewProperties) }

    static func addTableViewProperties(_ members: ClassMembers<Self>) {
        members.property("rowHeight", \.rowHeight)
        members.property("estimatedRowHeight", \.estimatedRowHeight)
        members.property("sectionHeaderHeight", \.sectionHeaderHeight)
        members.property("sectionFooterHeight", \.sectionFooterHeight)
        members.property("separatorStyle", \.separatorStyle)
        members.property("separatorColor", \.separatorColor)
        members.property("separatorInset", \.separatorInset)
        members.property("tableHeaderView", \.tableHeaderView)
        members.property("tableFooterView", \.tableFooterView)
        members.property("backgroundView", \.backgroundView)
        members.property("editing", \.isEditing)
        members.property("allowsSelection", \.allowsSelection)
        members.property("allowsMultipleSelection", \.allowsMultipleSelection)
        members.property("style", \.style)
        members.property("numberOfSections", \.numberOfSections)
        members.property("visibleCells", \.visibleCells)
        members.property("indexPathForSelectedRow", \.indexPathForSelectedRow)
        members.property("indexPathsForVisibleRows", \.indexPathsForVisibleRows)
    }
}

protocol NamedCellProperties: UITableViewCell {}

extension UITableViewCell: NamedCellProperties {}

extension NamedCellProperties {
    static var cellProperties: [SourceProperty] { ClassMembers<Self>.properties(addCellProperties) }

    static func addCellProperties(_ members: ClassMembers<Self>) {
        members.property("accessoryType", \.accessoryType)
        members.property("accessoryView", \.accessoryView)
        members.property("backgroundView", \.backgroundView)
        members.property("selectedBackgroundView", \.selectedBackgroundView)
        members.property("selectionStyle", \.selectionStyle)
        members.property("selected", \.isSelected)
        members.property("highlighted", \.isHighlighted)
        members.property("editing", \.isEditing)
        members.property("editingStyle", \.editingStyle)
        members.property("editingAccessoryType", \.editingAccessoryType)
        members.property("editingAccessoryView", \.editingAccessoryView)
        members.property("shouldIndentWhileEditing", \.shouldIndentWhileEditing)
        members.property("showsReorderControl", \.showsReorderControl)
        members.property("showingDeleteConfirmation", \.showingDeleteConfirmation)
        members.property("textLabel", \.textLabel)
        members.property("detailTextLabel", \.detailTextLabel)
        members.property("imageView", \.imageView)
        members.property("contentView", \.contentView)
        members.property("reuseIdentifier", \.reuseIdentifier)
    }
}

protocol NamedLabelProperties: UILabel {}

extension UILabel: NamedLabelProperties {}

extension NamedLabelProperties {
    static var labelProperties: [SourceProperty] { ClassMembers<Self>.properties(addLabelProperties) }

    static func addLabelProperties(_ members: ClassMembers<Self>) {
        members.property("text", \.text)
        members.property("attributedText", \.attributedText)
        members.property("font", \.font)
        members.property("textColor", \.textColor)
        members.property("textAlignment", \.textAlignment)
        members.property("numberOfLines", \.numberOfLines)
        members.property("lineBreakMode", \.lineBreakMode)
        members.property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
        members.property("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated)
    }
}

protocol NamedImageViewProperties: UIImageView {}

extension UIImageView: NamedImageViewProperties {}

extension NamedImageViewProperties {
    static var imageViewProperties: [SourceProperty] { ClassMembers<Self>.properties(addImageViewProperties) }

    static func addImageViewProperties(_ members: ClassMembers<Self>) {
        members.property("image", \.image)
        members.property("highlightedImage", \.highlightedImage)
        members.property("highlighted", \.isHighlighted)
    }
}
