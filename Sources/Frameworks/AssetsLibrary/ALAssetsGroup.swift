import CoreGraphics
import Foundation

/// - Linux: no effect
///
/// Called for each asset, and with nil at the end.
public typealias ALAssetsGroupEnumerationResultsBlock = (ALAsset?, Int, UnsafeMutablePointer<ObjCBool>?) -> Void

/// - Linux: refuses
///
/// An album of the photo library. There are none.
open class ALAssetsGroup: NSObject {
    /// Returns nil.
    open func value(forProperty property: String!) -> Any! { nil }

    /// Returns nil.
    open func posterImage() -> Unmanaged<CGImage>! { nil }

    /// - Linux: no effect
    open func setAssetsFilter(_ filter: ALAssetsFilter!) {}

    open func numberOfAssets() -> Int { 0 }

    /// Calls the closure once, with nil.
    open func enumerateAssets(_ enumerationBlock: ALAssetsGroupEnumerationResultsBlock!) { end(enumerationBlock) }

    /// Calls the closure once, with nil.
    open func enumerateAssets(
        options: NSEnumerationOptions = [], using enumerationBlock: ALAssetsGroupEnumerationResultsBlock!
    ) {
        end(enumerationBlock)
    }

    /// Calls the closure once, with nil.
    open func enumerateAssets(
        at indexSet: IndexSet!, options: NSEnumerationOptions = [],
        using enumerationBlock: ALAssetsGroupEnumerationResultsBlock!
    ) {
        end(enumerationBlock)
    }

    private func end(_ block: ALAssetsGroupEnumerationResultsBlock?) {
        var stop = ObjCBool(false)
        block?(nil, NSNotFound, &stop)
    }

    open var isEditable: Bool { false }

    /// Returns false.
    open func add(_ asset: ALAsset!) -> Bool { false }
}

/// - Linux: no effect
///
/// Which assets of a group are enumerated.
open class ALAssetsFilter: NSObject {
    open class func allPhotos() -> ALAssetsFilter! { ALAssetsFilter() }

    open class func allVideos() -> ALAssetsFilter! { ALAssetsFilter() }

    open class func allAssets() -> ALAssetsFilter! { ALAssetsFilter() }
}
