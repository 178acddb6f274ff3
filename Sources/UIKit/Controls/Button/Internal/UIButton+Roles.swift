extension UIButton: ConfigurationUpdating {}
extension UIButton: PointerHighlighting {}
