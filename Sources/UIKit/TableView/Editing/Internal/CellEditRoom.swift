/// What editing takes from the room between the side insets of a cell, in points. Zero for a cell that is not edited.
struct CellEditRoom: Equatable {
    /// From the leading end to the content.
    var leading: CGFloat = 0
    /// From the trailing end to the content and the accessories.
    var trailing: CGFloat = 0
    /// How far everything but separators and backgrounds is moved to make room for the button that confirms a deletion.
    var shift: CGFloat = 0
}
