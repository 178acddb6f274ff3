import Foundation

/// Lays out and updates the views of a text field.
@MainActor
final class TextFieldParts {
    private unowned let field: UITextField
    let line: TextFieldLine
    let placeholder: UILabel
    private let border = TextFieldBorder()
    private var clearButton: TextFieldClearButton?
    /// Images that a search bar has set for the clear button.
    var clearImages: [UIControl.State: UIImage] = [:] {
        didSet { clearButton?.images = clearImages }
    }

    init(field: UITextField) {
        self.field = field
        line = TextFieldLine(drawnBy: TextFieldDrawing.drawsText(type(of: field)) ? field : nil)
        placeholder =
            TextFieldDrawing.drawsPlaceholder(type(of: field)) ? TextFieldDrawnPlaceholder(field: field) : UILabel()
    }

    /// Draws the placeholder for an override of the field's method.
    func drawPlaceholder(in rect: CGRect) {
        if let drawn = placeholder as? TextFieldDrawnPlaceholder { return drawn.drawLabel(in: rect) }
        placeholder.drawText(in: rect)
    }

    func install() {
        placeholder.textColor = .placeholderText
        placeholder.isAccessibilityElement = false
        for view in [border, placeholder, line] { field.addSubview(view) }
        line.show(field.editedText, alignment: field.textAlignment)
    }

    func replace(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        if old?.superview === field { old?.removeFromSuperview() }
        field.setNeedsLayout()
    }

    func borderDidChange() {
        let image = field.isEnabled ? field.background : field.disabledBackground ?? field.background
        border.show(
            field.borderStyle, image: field.borderStyle == .roundedRect ? nil : image, isEnabled: field.isEnabled)
        field.invalidateIntrinsicContentSize()
        field.setNeedsLayout()
    }

    // MARK: Layout

    struct Frames {
        var text: CGRect
        var left: CGRect
        var right: CGRect
        var clearButton: CGRect
    }

    private var metrics: SystemMetrics.TextFields { SystemMetrics.current.textFields }

    /// Returns the frames of the parts that are shown.
    func layout(in bounds: CGRect) -> Frames {
        let inset = metrics.inset(of: field.borderStyle)
        var leading = inset
        var trailing = inset
        let left = isShown(field.leftViewMode) ? field.leftView : nil
        let right = isShown(field.rightViewMode) ? field.rightView : nil
        func frame(_ size: CGSize, atLeading: Bool, offset: CGFloat) -> CGRect {
            let x = atLeading == field.isRightToLeft ? bounds.maxX - offset - size.width : bounds.minX + offset
            let y = SystemMetrics.roundDown(
                bounds.minY + (bounds.height - size.height) / 2, scale: field.contentScaleFactor)
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
        let leftFrame = left.map { frame($0.bounds.size, atLeading: true, offset: 0) } ?? .zero
        let rightFrame = right.map { frame($0.bounds.size, atLeading: false, offset: 0) } ?? .zero
        let button = CGSize(width: metrics.clearButton, height: metrics.clearButton)
        let buttonFrame = frame(button, atLeading: false, offset: metrics.clearButtonMargin)
        if left != nil { leading = leftFrame.width }
        if right != nil {
            trailing = rightFrame.width
        } else if showsClearButton {
            trailing = metrics.clearButtonMargin + button.width + metrics.clearButtonMargin
        }
        let insets = UIEdgeInsets(
            NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing),
            rightToLeft: field.isRightToLeft)
        return Frames(text: bounds.inset(by: insets), left: leftFrame, right: rightFrame, clearButton: buttonFrame)
    }

    func layOut() {
        let bounds = field.bounds
        border.frame = field.borderRect(forBounds: bounds)
        show(field.leftView, isShown(field.leftViewMode), field.leftViewRect(forBounds: bounds))
        show(field.rightView, isShown(field.rightViewMode), field.rightViewRect(forBounds: bounds))
        layOutClearButton(bounds)
        line.frame = field.isEditing ? field.editingRect(forBounds: bounds) : field.textRect(forBounds: bounds)
        line.smallestFontSize = field.adjustsFontSizeToFitWidth ? field.minimumFontSize : nil
        line.setNeedsLayout()
        placeholder.isHidden = field.hasText
        placeholder.textAlignment = field.textAlignment
        if placeholder.text != nil { placeholder.font = field.font }
        placeholder.frame = field.placeholderRect(forBounds: bounds)
    }

    private func show(_ view: UIView?, _ isShown: Bool, _ frame: CGRect) {
        guard let view else { return }
        if isShown {
            if view.superview !== field { field.addSubview(view) }
            view.frame = frame
        } else if view.superview === field {
            view.removeFromSuperview()
        }
    }

    private func layOutClearButton(_ bounds: CGRect) {
        if showsClearButton, clearButton == nil {
            let button = TextFieldClearButton { [weak field] in field?.clear() }
            button.images = clearImages
            field.addSubview(button)
            clearButton = button
        }
        clearButton?.isHidden = !showsClearButton
        clearButton?.frame = field.clearButtonRect(forBounds: bounds)
    }

    private var showsClearButton: Bool {
        isShown(field.clearButtonMode) && field.hasText && field.isEnabled
            && !(field.rightView != nil && isShown(field.rightViewMode))
    }

    private func isShown(_ mode: UITextField.ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: field.isEditing
        case .unlessEditing: !field.isEditing
        case .always: true
        }
    }

    /// The width of the text or the placeholder with the insets, and the height for the border style.
    var fittingSize: CGSize {
        let inset = metrics.inset(of: field.borderStyle)
        let shown = field.editedText.shown
        let text = field.hasText ? shown.layout.size.width : placeholder.intrinsicContentSize.width
        let scale = max(field.traitCollection.displayScale, 1)
        return CGSize(
            width: SystemMetrics.roundUp(text + TextCaretView.width, scale: scale) + 2 * inset,
            height: SystemMetrics.roundUp(metrics.height(ofLine: shown.height, style: field.borderStyle), scale: scale))
    }
}
