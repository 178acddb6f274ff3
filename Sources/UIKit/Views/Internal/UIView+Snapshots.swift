extension UIView {
    /// Returns a drawing of the view. Nil for an empty or hidden view, and for one that no frame has shown.
    func picture(afterScreenUpdates: Bool) -> Drawing? {
        guard afterScreenUpdates else { return layer.snapshot(asPresented: true) }
        layer.prepareForSnapshot()
        return layer.snapshot(asPresented: false)
    }

    func makeSnapshot(of rect: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
        let part = rect.intersection(bounds)
        guard !part.isNull, !part.isEmpty, let drawing = picture(afterScreenUpdates: afterScreenUpdates) else {
            return nil
        }
        return SnapshotView(SnapshotContent(drawing, part: part, capInsets: capInsets), size: part.size)
    }

    func drawPicture(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(),
            let drawing = picture(afterScreenUpdates: afterScreenUpdates)
        else { return false }
        SnapshotContent(drawing).paint(in: context, bounds: rect)
        return true
    }
}
