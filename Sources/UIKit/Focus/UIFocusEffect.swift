/// What shows that an item has the focus: the system's effect, with the shape of the item.
open class UIFocusEffect: NSObject, NSCopying {
    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}
