import Foundation

extension UIButton {
    /// Shows the image of an address for a state when it is there.
    /// - Linux: works
    public func sd_setImage(
        with url: URL?, for state: UIControl.State, completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        sd_setImage(
            with: url, for: state, placeholderImage: nil, options: [], context: nil, progress: nil,
            completed: completedBlock)
    }

    /// Shows a placeholder for a state, and then the image of an address.
    /// - Linux: works
    public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
        options: SDWebImageOptions = [], context: SDWebImageContext?
    ) {
        sd_setImage(
            with: url, for: state, placeholderImage: placeholder, options: options, context: context, progress: nil,
            completed: nil)
    }

    /// Shows a placeholder for a state, and then the image of an address.
    /// - Linux: works
    public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
        options: SDWebImageOptions = [], completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        sd_setImage(
            with: url, for: state, placeholderImage: placeholder, options: options, context: nil, progress: nil,
            completed: completedBlock)
    }

    /// Shows a placeholder for a state, and then the image of an address. Tells how much of it has arrived.
    /// - Linux: works
    public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
        options: SDWebImageOptions = [], progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        sd_setImage(
            with: url, for: state, placeholderImage: placeholder, options: options, context: nil,
            progress: progressBlock, completed: completedBlock)
    }

    /// Shows a placeholder for a state, and then the image of an address. A later call for the state takes the
    /// place of this one.
    /// - Linux: works
    public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
        options: SDWebImageOptions = [], context: SDWebImageContext?,
        progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        var context = context ?? [:]
        context[.setImageOperationKey] = Self.imageKey(state)
        sd_internalSetImage(
            with: url, placeholderImage: placeholder, options: options, context: context,
            setImageBlock: { [weak self] image, _, _, _ in self?.setImage(image, for: state) },
            progress: progressBlock
        ) { image, _, error, type, _, url in
            completedBlock?(image, error, type, url)
        }
    }

    /// Cancels the load of the image for a state.
    /// - Linux: works
    public func sd_cancelImageLoad(for state: UIControl.State) {
        ViewLoads.existing(of: self)?.cancel(Self.imageKey(state))
    }

    /// The address of the image for the current state, or else for the normal one.
    /// - Linux: works
    public var sd_currentImageURL: URL? { sd_imageURL(for: state) ?? sd_imageURL(for: .normal) }

    /// Returns the address of the image for a state.
    /// - Linux: works
    public func sd_imageURL(for state: UIControl.State) -> URL? {
        ViewLoads.existing(of: self)?.urls[Self.imageKey(state)]
    }

    private static func imageKey(_ state: UIControl.State) -> String { "UIButtonImageOperation\(state.rawValue)" }
}
