/// The member that a check of ``MainThreadChecker`` is in, as the compiler names it.
struct CheckedMember {
    /// Such as `addSubview(_:)` or `isHidden`.
    let member: String
    /// Such as `UIKit/UIView+Hierarchy.swift`.
    let file: String

    /// The name in Objective-C, such as `-[UIView addSubview:]` or `-[UIView setHidden:]`. The compiler does not know the
    /// selectors of methods whose first parameter has a label: `-[UITableView deleteRows(at:with:)]`.
    var name: String {
        let type = file.split(separator: "/").last?.prefix { $0 != "." && $0 != "+" } ?? ""
        return "-[\(type) \(selector)]"
    }

    private var selector: String {
        guard let open = member.firstIndex(of: "(") else { return "set\(Self.capitalized(member)):" }
        let base = member[..<open]
        let labels = member[open...].dropFirst().dropLast()
        if labels.isEmpty { return String(base) }
        return labels.hasPrefix("_:") ? String(base + labels.dropFirst()) : member
    }

    /// `isHidden` is set with `setHidden:`.
    static func capitalized(_ name: some StringProtocol) -> String {
        let isQuestion = name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
        let base = isQuestion ? name.dropFirst(2)[...] : name[...]
        return base.prefix(1).uppercased() + base.dropFirst()
    }
}
