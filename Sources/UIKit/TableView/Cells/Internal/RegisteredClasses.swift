/// Creates cells and header/footer views from metatypes.
///
/// `init(style:reuseIdentifier:)` is not `required` on Apple's systems, so Swift does not allow calling it on a
/// metatype. The convenience initializers `init(madeOf:)` dispatch to it through the class of the object they create;
/// here their allocating entry points are called as class methods, by symbol name.
extension UITableViewCell {
    static func instance(
        of type: UITableViewCell.Type, style: CellStyle = .default, reuseIdentifier: String?
    ) -> UITableViewCell {
        type.make(style, reuseIdentifier)
    }

    @_silgen_name("$s5UIKit15UITableViewCellC6madeOf_A2C0D5StyleO_SSSgtcfC")
    private class func make(_ style: CellStyle, _ reuseIdentifier: __owned String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
    static func instance(
        of type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
    ) -> UITableViewHeaderFooterView {
        type.make(reuseIdentifier)
    }

    @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C6madeOfACSSSg_tcfC")
    private class func make(_ reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView
}
