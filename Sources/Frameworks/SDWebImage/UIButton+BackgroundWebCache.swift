import Foundation

extension UIButton {
    /// Shows the image of an address in the background for a state when it is there.
    /// - Linux: works
    public func sd_setBackgroundImage(
        with url: URL?, for state: UIControl.State, completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        sd_setBackgroundImage(
            with: url, for: state, placeholderImage: nil, options: [], context: nil, progress: nil,
            completed: completedBlock)
    }

    /// Shows a placeholder in the background for a state, and then the image of an address.
    /// - Linux: works
    public func sd_setBackgroundImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
        options: SDWebImageOptions = [], context: SDWebImageContext?
    ) {
        sd_setBackgroundImage(
            with: url, for: state, placeholderImage: placeholder, options: options, context: context, progress: nil,
            completed: nil)
    }

    /// Shows a placeholder in the background for a state, and then the image of an address.
    /// - Linux: works
    public func sd_setBackgroundImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
        options: SDWebImageOptions = [], completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        sd_setBackgroundImage(
            with: url, for: state, placeholderImage: placeholder, options: options, context: nil, progress: nil,
            completed: completedBlock)
    }

    /// Shows a placeholder in the background for a state, and then the image of an address. Tells how much of it has arrived.
    /// - Linux: works
    public func sd_setBackgroundImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
        options: SDWebImageOptions = [], progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        sd_setBackgroundImage(
            with: url, for: state, placeholderImage: placeholder, options: options, context: nil,
            progress: progressBlock, completed: completedBlock)
    }

    /// Shows a placeholder in the background for a state, and then the image of an address. A later call for the state takes the
    /// place of this one.
    /// - Linux: works
    public func sd_setBackgroundImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
        options: SDWebImageOptions = [], context: SDWebImageContext?,
        progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        var context = context ?? [:]
        context[.setImageOperationKey] = Self.backgroundKey(state)
        sd_internalSetImage(
            with: url, placeholderImage: placeholder, options: options, context: context,
            setImageBlock: { [weak self] image, _, _, _ in self?.setBackgroundImage(image, for: state) },
            progress: progressBlock
        ) { image, _, error, type, _, url in
            completedBlock?(image, error, type, url)
        }
    }

    /// Cancels the load of the background for a state.
    /// - Linux: works
    public func sd_cancelBackgroundImageLoad(for state: UIControl.State) {
        ViewLoads.existing(of: self)?.cancel(Self.backgroundKey(state))
    }

    /// The address of the background for the current state, or else for the normal one.
    /// - Linux: works
    public var sd_currentBackgroundImageURL: URL? {
        sd_backgroundImageURL(for: state) ?? sd_backgroundImageURL(for: .normal)
    }

    /// Returns the address of the background for a state.
    /// - Linux: works
    public func sd_backgroundImageURL(for state: UIControl.State) -> URL? {
        ViewLoads.existing(of: self)?.urls[Self.backgroundKey(state)]
    }

    private static func backgroundKey(_ state: UIControl.State) -> String {
        "UIButtonBackgroundImageOperation\(state.rawValue)"
    }
}
