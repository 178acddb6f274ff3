/// - Linux: works
///
/// A type whose values other programs, or other parts of this one, can get as data or files: through item providers,
/// and with them the pasteboard and drag and drop.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation

    /// The data and files that a value is exported as and imported from, the best one first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
