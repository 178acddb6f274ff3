import Foundation

/// Shows an image in a view. It gets the image, its data if it was read, where it is from, and its address.
/// - Linux: works
public typealias SDSetImageBlock = @MainActor (UIImage?, Data?, SDImageCacheType, URL?) -> Void

extension UIView {
    /// The address of the last image that was asked for.
    /// - Linux: works
    public var sd_imageURL: URL? {
        guard let loads = ViewLoads.existing(of: self), let key = loads.latestKey else { return nil }
        return loads.urls[key]
    }

    /// The key of the last load.
    /// - Linux: works
    public var sd_latestOperationKey: String? { ViewLoads.existing(of: self)?.latestKey }

    /// The animation with which images appear that are not in memory.
    /// - Linux: works
    public var sd_imageTransition: SDWebImageTransition? {
        get { ViewLoads.existing(of: self)?.transition }
        set { ViewLoads.of(self).transition = newValue }
    }

    /// What shows that an image is being loaded.
    /// - Linux: works
    public var sd_imageIndicator: (any SDWebImageIndicator)? {
        get { ViewLoads.existing(of: self)?.indicator }
        set {
            let loads = ViewLoads.of(self)
            loads.indicator?.indicatorView.removeFromSuperview()
            loads.indicator = newValue
            guard let view = newValue?.indicatorView else { return }
            view.center = CGPoint(x: bounds.midX, y: bounds.midY)
            view.autoresizingMask = [
                .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
            ]
            addSubview(view)
        }
    }

    /// Cancels the last load, so that its image is not shown.
    /// - Linux: works
    public func sd_cancelCurrentImageLoad() {
        guard let loads = ViewLoads.existing(of: self), let key = loads.latestKey else { return }
        loads.cancel(key)
    }

    /// Cancels the load of a key.
    /// - Linux: works
    public func sd_cancelImageLoadOperation(withKey key: String?) {
        if let key { ViewLoads.existing(of: self)?.cancel(key) }
    }

    /// Loads an image and shows it with a block.
    /// - Linux: works
    public func sd_internalSetImage(
        with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
        context: SDWebImageContext?, setImageBlock: SDSetImageBlock?,
        progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: SDInternalCompletionBlock? = nil
    ) {
        let loads = ViewLoads.of(self)
        let key = context?[.setImageOperationKey] as? String ?? String(describing: type(of: self))
        let show = setImageBlock ?? { [weak self] image, _, _, _ in self?.sd_show(image) }
        let load = ViewLoads.Load(url)
        let former = loads.current.updateValue(load, forKey: key)
        loads.latestKey = key
        loads.urls[key] = url
        former?.operation?.cancel()
        // The completion block of the former load may have begun another one, which cancels this.
        guard loads.current[key] === load else {
            completedBlock?(nil, nil, SDWebImageError(.cancelled), .none, true, url)
            return
        }
        if !options.contains(.delayPlaceholder) { show(placeholder, nil, .none, url) }
        guard loads.current[key] === load else {
            completedBlock?(nil, nil, SDWebImageError(.cancelled), .none, true, url)
            return
        }
        if url != nil { loads.indicator?.startAnimatingIndicator() }
        let manager = context?[.customManager] as? SDWebImageManager ?? .shared
        let report: SDImageLoaderProgressBlock = { [weak loads] received, expected, url in
            if let loads, loads.current[key] === load, expected > 0 {
                loads.indicator?.updateIndicatorProgress(Double(received) / Double(expected))
            }
            progressBlock?(received, expected, url)
        }
        let operation = manager.loadImage(with: url, options: options, context: context, progress: report) {
            [weak self, weak loads] image, data, error, type, isFinished, url in
            guard let self, let loads, loads.current[key] === load else {
                completedBlock?(image, data, error, type, isFinished, url)
                return
            }
            loads.indicator?.stopAnimatingIndicator()
            defer { completedBlock?(image, data, error, type, isFinished, url) }
            let shown = image ?? (options.contains(.delayPlaceholder) ? placeholder : nil)
            guard let shown, image == nil || !options.contains(.avoidAutoSetImage) else { return }
            let isAnimated = image != nil && (options.contains(.forceTransition) || type.isSlow(options))
            if isAnimated, let transition = loads.transition {
                transition.run(in: self, shown, data, type, url, show)
            } else {
                show(shown, data, type, url)
            }
        }
        // A load from memory has ended by now, and its completion block may have begun another one.
        if loads.current[key] === load { load.operation = operation } else { operation?.cancel() }
    }

    private func sd_show(_ image: UIImage?) {
        if let view = self as? UIImageView { view.image = image }
        if let button = self as? UIButton { button.setImage(image, for: .normal) }
        setNeedsLayout()
    }
}

extension SDImageCacheType {
    /// Whether an image from here comes later than it was asked for.
    fileprivate func isSlow(_ options: SDWebImageOptions) -> Bool {
        self == .none || self == .disk && !options.contains(.queryDiskDataSync)
    }
}
