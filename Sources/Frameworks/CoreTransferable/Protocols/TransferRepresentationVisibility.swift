import FoundationAdditions

/// - Linux: works
///
/// Which programs may import an item in a representation.
public struct TransferRepresentationVisibility: Sendable, Equatable {
    let ofProvider: NSItemProviderRepresentationVisibility

    /// Every program; the default.
    public static let all = TransferRepresentationVisibility(ofProvider: .all)

    /// Programs of the same developer: only this one on Linux.
    public static let team = TransferRepresentationVisibility(ofProvider: .team)

    /// Only this program.
    public static let ownProcess = TransferRepresentationVisibility(ofProvider: .ownProcess)
}
