import SwiftUI

/// Gestures, animations, grids and pictures from the network.
public struct Board: View {
    @State private var offset = CGSize.zero
    @State private var scale: CGFloat = 1
    @GestureState private var isDragging = false
    @Namespace private var namespace
    @Environment(\.theme) private var theme
    @EnvironmentObject private var store: TaskStore
    @ObservedObject public private(set) var other: TaskStore

    private let columns = [GridItem(.flexible()), GridItem(.adaptive(minimum: 80), spacing: 4)]

    public init(other: TaskStore) { self.other = other }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 10)
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { offset = $0.translation }
            .onEnded { _ in
                withAnimation(.spring()) { offset = .zero }
            }
    }

    public var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .topLeading) {
                LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
                    .ignoresSafeArea()
                ScrollViewReader { reader in
                    ScrollView(.vertical, showsIndicators: false) { grid }
                        .onAppear { reader.scrollTo(3, anchor: .top) }
                }
                pictures.frame(width: proxy.size.width, height: 200)
                Circle().fill(.red).offset(offset).gesture(drag)
                    .simultaneousGesture(TapGesture(count: 2).onEnded { scale = 2 })
                    .gesture(MagnificationGesture().onChanged { scale = $0 })
                    .onLongPressGesture(minimumDuration: 1) {}
                buttons
            }
        }
        .onPreferenceChange(SizeKey.self) { print($0) }
    }

    private var grid: some View {
        LazyVGrid(columns: columns, spacing: 10) {
            ForEach(["a", "b"], id: \.self) { name in
                Text(name)
                    .matchedGeometryEffect(id: name, in: namespace)
                    .transition(.move(edge: .bottom).combined(with: .opacity))
            }
            ForEach(Array(other.items.enumerated()), id: \.offset) { index, item in
                Text(item.name).id(index)
            }
            ForEach($other.items) { $item in TextField("Name", text: $item.name) }
        }
    }

    @ViewBuilder private var pictures: some View {
        AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
            image.resizable().aspectRatio(contentMode: .fill)
        } placeholder: {
            ProgressView()
        }
        AsyncImage(url: nil) { phase in
            switch phase {
            case .success(let image): image.resizable().scaledToFit().clipShape(Circle())
            case .failure: Image("broken")
            case .empty: ProgressView()
            @unknown default: EmptyView()
            }
        }
    }

    private var buttons: some View {
        VStack {
            Button(action: { scale = 1 }) { Text("Reset").bold().italic().foregroundColor(.white) }
                .buttonStyle(PressedStyle())
            Button("Bordered") {}.buttonStyle(.borderedProminent).tint(.red).controlSize(.large)
            Menu("More") {
                Button("Copy", action: {})
            }
            Text(theme + store.query)
                .background(
                    GeometryReader { proxy in Color.clear.preference(key: SizeKey.self, value: proxy.size) }
                )
                .rotationEffect(.degrees(45))
                .scaleEffect(scale)
                .card()
            Titled("Shape") { Triangle(inset: 2).fill(Color.blue).frame(maxWidth: .infinity) }
        }
    }
}
