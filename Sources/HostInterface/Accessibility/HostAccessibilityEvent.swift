/// A change that assistive technologies are told of.
package enum HostAccessibilityEvent {
    /// A window became active (true) or inactive.
    case windowActivated(any HostAccessibleNode, Bool)
    case windowOpened(any HostAccessibleNode)
    case windowClosed(HostAccessibleID)
    /// The focus moved to the element.
    case focused(any HostAccessibleNode)
    /// The current row of a container moved, while the container has the focus.
    case activeDescendantChanged(any HostAccessibleNode, child: any HostAccessibleNode)
    /// Exactly one state.
    case stateChanged(any HostAccessibleNode, HostAccessibleStates, Bool)
    case nameChanged(any HostAccessibleNode)
    case descriptionChanged(any HostAccessibleNode)
    case valueChanged(any HostAccessibleNode)
    case selectionChanged(any HostAccessibleNode)
    /// A child was added at an index.
    case childAdded(any HostAccessibleNode, index: Int, child: any HostAccessibleNode)
    case childRemoved(any HostAccessibleNode, index: Int, child: HostAccessibleID)
    /// So many children changed that they are not named one by one.
    case childrenInvalidated(any HostAccessibleNode)
    /// Text was inserted at an offset in Unicode scalars.
    case textInserted(any HostAccessibleNode, offset: Int, String)
    case textRemoved(any HostAccessibleNode, offset: Int, String)
    case caretMoved(any HostAccessibleNode, offset: Int)
    case textSelectionChanged(any HostAccessibleNode)
    case textAttributesChanged(any HostAccessibleNode)
    case boundsChanged(any HostAccessibleNode)
    /// What is visible of the container was scrolled or laid out anew.
    case visibleDataChanged(any HostAccessibleNode)
    case announcement(any HostAccessibleNode, String, AnnouncementPriority)

    /// An assertive announcement interrupts what is being spoken.
    package enum AnnouncementPriority: Sendable { case polite, assertive }
}
