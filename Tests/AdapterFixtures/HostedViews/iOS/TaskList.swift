import SwiftUI

public struct TaskList: View {
    @StateObject private var store = TaskStore()
    @State private var selection: TaskItem?
    @State private var isEditing = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.colorScheme) private var scheme

    public init() {}

    public var body: some View {
        NavigationStack {
            List {
                Section(header: Text("Tasks")) {
                    ForEach(store.items) { item in
                        NavigationLink(value: item) { row(item) }
                            .swipeActions(edge: .trailing) {
                                Button(role: .destructive) {
                                    store.items.removeAll { $0 == item }
                                } label: {
                                    Label("Delete", systemImage: "trash")
                                }
                            }
                    }
                    .onDelete(perform: store.delete)
                    .onMove(perform: store.move)
                }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Tasks")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: TaskItem.self) { Text($0.name) }
            .searchable(text: $store.query, prompt: "Search")
            .refreshable { await store.load() }
            .task { await store.load() }
            .toolbar { bar }
        }
        .sheet(isPresented: $isEditing, onDismiss: { selection = nil }) { TaskForm(name: .constant("")) }
        .sheet(item: $selection) { Text($0.name) }
        .alert("Delete all?", isPresented: $isEditing) {
            Button("OK", role: .cancel) { dismiss() }
        } message: {
            Text("They are gone then.")
        }
        .confirmationDialog("More", isPresented: $isEditing, titleVisibility: .visible) {
            Button("Copy") {}
        }
        .onAppear { isEditing = false }
        .onChange(of: store.query) { query in print(query) }
        .onReceive(store.$items) { print($0.count) }
        .environmentObject(store)
    }

    @ToolbarContentBuilder private var bar: some ToolbarContent {
        ToolbarItem(placement: .navigationBarLeading) { EditButton() }
        ToolbarItem(placement: .navigationBarTrailing) {
            Button("Add") { isEditing = true }
        }
        ToolbarItemGroup(placement: .bottomBar) {
            Spacer()
            Text("\(store.items.count) tasks")
        }
    }

    private func row(_ item: TaskItem) -> some View {
        HStack(spacing: 8) {
            Image(systemName: item.isDone ? "checkmark.circle" : "circle")
                .foregroundColor(scheme == .dark ? .white : .accentColor)
            VStack(alignment: .leading) {
                Text(item.name).font(.headline).lineLimit(2)
                Text("Number \(item.id)").font(.system(size: 12, weight: .bold)).foregroundColor(.secondary)
            }
            Spacer()
        }
        .padding(.vertical, 8)
    }
}

struct TaskList_Previews: PreviewProvider {
    static var previews: some View { TaskList().previewDisplayName("Tasks") }
}
