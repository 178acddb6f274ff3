import UIKit

/// Gives single dots of a page control another look. The defaults return that of the control.
/// - Linux: works
@preconcurrency @MainActor
public protocol FXPageControlDelegate: NSObjectProtocol {
    /// Returns an image in place of the dot; nil for the dot.
    func pageControl(_ pageControl: FXPageControl, imageForDotAt index: Int) -> UIImage?
    func pageControl(_ pageControl: FXPageControl, shapeForDotAt index: Int) -> CGPath
    func pageControl(_ pageControl: FXPageControl, colorForDotAt index: Int) -> UIColor
    /// Returns an image in place of the dot of the current page; nil for the dot.
    func pageControl(_ pageControl: FXPageControl, selectedImageForDotAt index: Int) -> UIImage?
    func pageControl(_ pageControl: FXPageControl, selectedShapeForDotAt index: Int) -> CGPath
    func pageControl(_ pageControl: FXPageControl, selectedColorForDotAt index: Int) -> UIColor
    /// Returns the size of a dot, of the current page too, in points.
    func pageControl(_ pageControl: FXPageControl, sizeForDotAt index: Int) -> CGFloat
}

extension FXPageControlDelegate {
    public func pageControl(_ pageControl: FXPageControl, imageForDotAt index: Int) -> UIImage? {
        pageControl.dotImage
    }

    public func pageControl(_ pageControl: FXPageControl, shapeForDotAt index: Int) -> CGPath {
        pageControl.dotShape ?? FXPageControlDotShapeCircle
    }

    public func pageControl(_ pageControl: FXPageControl, colorForDotAt index: Int) -> UIColor {
        pageControl.dotColor
            ?? self.pageControl(pageControl, selectedColorForDotAt: index).withAlphaComponent(0.25)
    }

    public func pageControl(_ pageControl: FXPageControl, selectedImageForDotAt index: Int) -> UIImage? {
        pageControl.selectedDotImage
    }

    public func pageControl(_ pageControl: FXPageControl, selectedShapeForDotAt index: Int) -> CGPath {
        pageControl.selectedDotShape ?? pageControl.dotShape ?? FXPageControlDotShapeCircle
    }

    public func pageControl(_ pageControl: FXPageControl, selectedColorForDotAt index: Int) -> UIColor {
        pageControl.selectedDotColor ?? .black
    }

    public func pageControl(_ pageControl: FXPageControl, sizeForDotAt index: Int) -> CGFloat {
        index == pageControl.currentPage ? pageControl.sizeOfSelectedDot : pageControl.dotSize
    }
}

/// The look of dots that no delegate changes.
final class PlainDots: NSObject, FXPageControlDelegate {}
