#if canImport(Glibc)
    import Glibc
#else
    import Musl
#endif

func cosine(_ angle: Double) -> Double { cos(angle) }

func sine(_ angle: Double) -> Double { sin(angle) }

func exponential(_ value: Double) -> Double { exp(value) }
