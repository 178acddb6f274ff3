import CToolchainBets
import Foundation

/// The arguments of a format. Positions start with 1.
struct FormatArguments {
    let list: [FormatArgument]
    /// The locale in whose form numbers are written; nil for none.
    let locale: UnsafeRawPointer?

    private func argument(at position: Int) -> FormatArgument? {
        list.indices.contains(position - 1) ? list[position - 1] : nil
    }

    func number(at position: Int) -> Double {
        guard let argument = argument(at: position) else { return 0 }
        return argument.kind == CChar(ArgumentKind.double.rawValue) ? argument.number : Double(argument.integer)
    }

    /// - Parameter specifier: what follows `%`.
    func text(_ specifier: String, at position: Int) -> String {
        guard let argument = argument(at: position) else { return "" }
        let format = "%" + specifier as NSString
        let text = copy_text_of_argument(Unmanaged.passUnretained(format).toOpaque(), argument, locale)
        return text.flatMap { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() as? String } ?? ""
    }
}
