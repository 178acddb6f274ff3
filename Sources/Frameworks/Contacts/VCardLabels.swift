/// The types of vCards that stand for labels.
enum VCardLabels {
    private static let table: [(label: String, types: [String])] = [
        (CNLabelPhoneNumberHomeFax, ["HOME", "FAX"]), (CNLabelPhoneNumberWorkFax, ["WORK", "FAX"]),
        (CNLabelPhoneNumberOtherFax, ["FAX"]), (CNLabelPhoneNumberiPhone, ["IPHONE"]),
        (CNLabelPhoneNumberMobile, ["CELL"]), (CNLabelPhoneNumberMain, ["MAIN"]), (CNLabelPhoneNumberPager, ["PAGER"]),
        (CNLabelHome, ["HOME"]), (CNLabelWork, ["WORK"]), (CNLabelOther, ["OTHER"]),
    ]

    static func types(of label: String) -> [String]? { table.first { $0.label == label }?.types }

    /// Returns the first label all of whose types are given.
    static func label(of types: Set<String>) -> String? {
        table.first { types.isSuperset(of: $0.types) }?.label
    }
}
