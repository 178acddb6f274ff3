/// The views of a slider: the track before and after the thumb, the thumb, and the images at the ends.
@MainActor
final class SliderParts {
    private let minimumTrack = UIImageView()
    private let maximumTrack = UIImageView()
    private let thumb = UIImageView()
    private let minimumImage = UIImageView()
    private let maximumImage = UIImageView()

    func add(to slider: UISlider) {
        for part in [maximumTrack, minimumTrack, minimumImage, maximumImage, thumb] {
            part.isUserInteractionEnabled = false
            slider.addSubview(part)
        }
        minimumTrack.clipsToBounds = true
        maximumTrack.clipsToBounds = true
        // The same shadow as that of a switch, seen on iOS 13-18. // unverified
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        thumb.layer.shadowRadius = 4
        show(slider)
    }

    func show(_ slider: UISlider) {
        minimumTrack.image = slider.currentMinimumTrackImage
        minimumTrack.backgroundColor =
            minimumTrack.image == nil ? slider.minimumTrackTintColor ?? slider.tintColor : nil
        maximumTrack.image = slider.currentMaximumTrackImage
        maximumTrack.backgroundColor = maximumTrack.image == nil ? slider.maximumTrackTintColor ?? .systemFill : nil
        let thumbImage = slider.currentThumbImage
        thumb.image = thumbImage
        thumb.backgroundColor = thumbImage == nil ? slider.thumbTintColor ?? .white : nil
        thumb.layer.shadowOpacity = thumbImage == nil ? 0.15 : 0
        minimumImage.image = slider.minimumValueImage
        maximumImage.image = slider.maximumValueImage
        let alpha = slider.isEnabled ? 1 : SystemMetrics.current.switches.disabledAlpha
        for part in [minimumTrack, maximumTrack, minimumImage, maximumImage] { part.alpha = alpha }
    }

    func place(_ slider: UISlider, minimumImage: CGRect, maximumImage: CGRect, track: CGRect, thumb: CGRect) {
        self.minimumImage.frame = minimumImage
        self.maximumImage.frame = maximumImage
        self.thumb.frame = thumb
        self.thumb.layer.cornerRadius = self.thumb.image == nil ? thumb.height / 2 : 0
        let (left, right) = track.divided(atDistance: thumb.midX - track.minX, from: .minXEdge)
        let (minimum, maximum) = slider.isRightToLeft ? (right, left) : (left, right)
        // The two parts of the track meet under the thumb, so only their outer ends are visible.
        minimumTrack.frame = minimum
        maximumTrack.frame = maximum
        for part in [minimumTrack, maximumTrack] {
            part.layer.cornerRadius = part.image == nil ? min(track.height, part.bounds.width) / 2 : 0
        }
    }
}
