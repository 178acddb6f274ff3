import Glibc
import SDLHost
import Testing

@Suite(.serialized)
struct SurfaceMemoryTests {
    private static let page = Int(sysconf(Int32(_SC_PAGESIZE)))

    @Test func writingToPopulatedMemoryCausesNoPageFaults() throws {
        let pages = 512
        let memory = try sharedMemory(pages: pages)
        defer { munmap(memory, pages * Self.page) }
        SurfaceMemory.populate(memory, byteCount: pages * Self.page)
        // The kernel may refuse the call, and other threads of the process have page faults of their own.
        try #require(isPopulated(memory, pages: pages))
        let before = pageFaults()
        for index in 0..<pages { memory.storeBytes(of: 1, toByteOffset: index * Self.page, as: UInt8.self) }
        #expect(pageFaults() - before < pages / 4)
    }

    @Test func populatingKeepsTheContents() throws {
        let memory = try sharedMemory(pages: 2)
        defer { munmap(memory, 2 * Self.page) }
        memory.storeBytes(of: 7, toByteOffset: Self.page + 3, as: UInt8.self)
        SurfaceMemory.populate(memory + 5, byteCount: 2 * Self.page - 5)
        #expect(memory.load(fromByteOffset: Self.page + 3, as: UInt8.self) == 7)
    }

    private func sharedMemory(pages: Int) throws -> UnsafeMutableRawPointer {
        let memory = mmap(
            nil, pages * Self.page, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
        return try #require(memory == MAP_FAILED ? nil : memory)
    }

    private func isPopulated(_ memory: UnsafeMutableRawPointer, pages: Int) -> Bool {
        var present = [UInt8](repeating: 0, count: pages)
        return mincore(memory, pages * Self.page, &present) == 0 && present.allSatisfy { $0 & 1 == 1 }
    }

    private func pageFaults() -> Int {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return Int(usage.ru_minflt)
    }
}
