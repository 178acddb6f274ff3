/// An object with a coordinate system, such as a view or a screen, between which points and rectangles can be
/// converted.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// Returns a point of this space in the coordinates of another one.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Returns a point of another space in the coordinates of this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Returns the smallest rectangle of another space that contains a rectangle of this one.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Returns the smallest rectangle of this space that contains a rectangle of another one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The area of the space, in its own coordinates.
    var bounds: CGRect { get }
}
