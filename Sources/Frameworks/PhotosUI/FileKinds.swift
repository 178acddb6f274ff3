import UniformTypeIdentifiers

/// The kinds of files that a dialog offers.
struct FileKinds: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let picture = FileKinds(rawValue: 1)
    static let video = FileKinds(rawValue: 2)
    static let all: FileKinds = [.picture, .video]

    var types: [UTType] {
        (contains(.picture) ? [.image] : []) + (contains(.video) ? [.movie] : [])
    }
}
