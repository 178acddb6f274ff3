import Foundation

extension UIImageView {
    /// Shows the image of an address when it is there.
    /// - Linux: works
    public func sd_setImage(with url: URL?, completed completedBlock: SDExternalCompletionBlock? = nil) {
        sd_setImage(
            with: url, placeholderImage: nil, options: [], context: nil, progress: nil, completed: completedBlock)
    }

    /// Shows a placeholder, and then the image of an address.
    /// - Linux: works
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
        context: SDWebImageContext?
    ) {
        sd_setImage(
            with: url, placeholderImage: placeholder, options: options, context: context, progress: nil, completed: nil)
    }

    /// Shows a placeholder, and then the image of an address.
    /// - Linux: works
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
        completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        sd_setImage(
            with: url, placeholderImage: placeholder, options: options, context: nil, progress: nil,
            completed: completedBlock)
    }

    /// Shows a placeholder, and then the image of an address. Tells how much of it has arrived.
    /// - Linux: works
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
        progress progressBlock: SDImageLoaderProgressBlock?, completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        sd_setImage(
            with: url, placeholderImage: placeholder, options: options, context: nil, progress: progressBlock,
            completed: completedBlock)
    }

    /// Shows a placeholder, and then the image of an address. A later call takes the place of this one: its image is
    /// not shown any more. An image in memory is shown at once.
    /// - Linux: works
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
        context: SDWebImageContext?, progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        sd_internalSetImage(
            with: url, placeholderImage: placeholder, options: options, context: context, setImageBlock: nil,
            progress: progressBlock
        ) { image, _, error, type, _, url in
            completedBlock?(image, error, type, url)
        }
    }

    // MARK: The highlighted image

    /// Sets the highlighted image to that of an address when it is there.
    /// - Linux: works
    public func sd_setHighlightedImage(
        with url: URL?, options: SDWebImageOptions = [], completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        sd_setHighlightedImage(with: url, options: options, progress: nil, completed: completedBlock)
    }

    /// Sets the highlighted image to that of an address when it is there. Tells how much of it has arrived.
    /// - Linux: works
    public func sd_setHighlightedImage(
        with url: URL?, options: SDWebImageOptions = [], progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        sd_internalSetImage(
            with: url, placeholderImage: nil, options: options,
            context: [.setImageOperationKey: "UIImageViewImageHighlighted"],
            setImageBlock: { [weak self] image, _, _, _ in self?.highlightedImage = image }, progress: progressBlock
        ) { image, _, error, type, _, url in
            completedBlock?(image, error, type, url)
        }
    }
}
