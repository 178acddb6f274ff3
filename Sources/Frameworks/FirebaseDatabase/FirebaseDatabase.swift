@_exported import FirebaseCore
@_exported import FirebaseSharedSwift

extension Database {
    public typealias Encoder = FirebaseDataEncoder
    public typealias Decoder = FirebaseDataDecoder
}
