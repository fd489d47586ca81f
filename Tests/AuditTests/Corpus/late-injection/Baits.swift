import SwiftUI

@Observable final class Model {
  var client: Client?
  var text = ""
  var isEditing = false
  var items: [Int] = []
}
struct Draft { var name = ""; var client: Client? }
struct Screen: View {
  @Environment(Client.self) private var client
  @Environment(Router.self) private var router
  @Environment(Settings.self) private var settings
  @State private var model = Model()
  @State private var draft = Draft()
  @State private var isEditing = false
  @Binding var text: String
  var body: some View {
    Text("")
      .onAppear {
        /*bait*/router.client = client
        /*bait*/draft.client = client
        /*bait*/model.isEditing = isEditing
        /*bait*/model.text = text
        /*bait*/model.text = settings.defaultText
        /*bait*/model.client = Client()
        /*bait*/model.items = [1, 2]
        /*bait*/client = model.client
        /*bait*/model.client?.cache = client.cache
        /*bait*/self.model = model
        if model.client == client { /*bait*/load() }
      }
      .task {
        let client = Client()
        /*bait*/model.client = client
      }
      .onChange(of: text) { /*bait*/model.client = client }
    Button("Use") { /*bait*/model.client = client }
  }
}
struct Tapped: View {
  @Environment(Client.self) private var client
  @State private var model = Model()
  var body: some View { Button("Use") { use() }.onAppear { set(client) } }
  private func use() { /*bait*/model.client = client }
  private func set(_ client: Client) { /*bait*/model.client = client }
}
struct Rows: View {
  @Environment(Client.self) private var client
  @State private var model = Model()
  let models: [Model]
  var body: some View {
    ForEach(models) { model in Text("").onAppear { /*bait*/model.client = client } }
  }
}
struct Unknown: View {
  @Environment(Client.self) private var client
  @State private var helper = Elsewhere()
  var body: some View { Text("").onAppear { /*bait*/helper.client = client } }
}
final class Controller {
  let client: Client
  var model = Model()
  func start() { Text("").onAppear { /*bait*/model.client = client } }
}
