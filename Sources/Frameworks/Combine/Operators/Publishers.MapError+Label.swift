import OpenCombine

extension Publishers.MapError {
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
        self.init(upstream: upstream, transform)
    }
}
