extension PlatformProtocols {
    /// Of colors, images, drawing and traits.
    static let drawingProtocols = """
        UIAccessibilityContainerDataTable:
            ! accessibilityColumnCount() accessibilityColumnCount Int
            ! accessibilityDataTableCellElement(forRow:column:) accessibilityDataTableCellElementForRow:column: (any UIAccessibilityContainerDataTableCell)?
            ? accessibilityHeaderElements(forColumn:) accessibilityHeaderElementsForColumn: [any UIAccessibilityContainerDataTableCell]?
            ? accessibilityHeaderElements(forRow:) accessibilityHeaderElementsForRow: [any UIAccessibilityContainerDataTableCell]?
            ! accessibilityRowCount() accessibilityRowCount Int
        UIAccessibilityContainerDataTableCell:
            ! accessibilityColumnRange() accessibilityColumnRange NSRange
            ! accessibilityRowRange() accessibilityRowRange NSRange
        UIAccessibilityContentSizeCategoryImageAdjusting:
            ! adjustsImageSizeForAccessibilityContentSizeCategory: Bool
        UIAccessibilityIdentification:
            ! accessibilityIdentifier: String?
        UIAccessibilityReadingContent:
            ? accessibilityAttributedContent(forLineNumber:) accessibilityAttributedContentForLineNumber: NSAttributedString?
            ? accessibilityAttributedPageContent() accessibilityAttributedPageContent NSAttributedString?
            ! accessibilityContent(forLineNumber:) accessibilityContentForLineNumber: String?
            ! accessibilityFrame(forLineNumber:) accessibilityFrameForLineNumber: CGRect
            ! accessibilityLineNumber(for:) accessibilityLineNumberForPoint: Int
            ! accessibilityPageContent() accessibilityPageContent String?
        UIAppearance:
            ! static appearance() appearance Self
            ! static appearance(for:) appearanceForTraitCollection: Self
            ! static appearance(for:whenContainedInInstancesOf:) appearanceForTraitCollection:whenContainedInInstancesOfClasses: Self
            ! static appearance(whenContainedInInstancesOf:) appearanceWhenContainedInInstancesOfClasses: Self
        UIContentSizeCategoryAdjusting:
            ! adjustsFontForContentSizeCategory: Bool
        UIImagePickerControllerDelegate:
            ? imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerController:didFinishPickingMediaWithInfo: Void
            ? imagePickerControllerDidCancel(_:) imagePickerControllerDidCancel: Void
        UITraitEnvironment:
            ! traitCollection: UITraitCollection
            ! traitCollectionDidChange(_:) traitCollectionDidChange: Void
        """
}
