import SwiftUI

@Observable final class Model {
  var client: Client?
  var context: Context!
  var title = ""
  var instance: Instance?
  var other: Service?
}
struct ListEdit: View {
  @Environment(Client.self) private var client
  @State private var viewModel = Model()
  var body: some View {
    Text("").onAppear { /*!late-injection*/viewModel.client = client }
  }
}
struct Poll: View {
  @Environment(Client.self) private var client
  @Environment(CurrentInstance.self) private var currentInstance
  @State private var viewModel: Model
  var body: some View {
    Text("").onAppear {
      /*!late-injection*/viewModel.instance = currentInstance.instance
      /*!late-injection*/self.viewModel.client = self.client
      load()
    }
  }
}
struct Old: View {
  @EnvironmentObject var service: Service
  @StateObject private var model = OldModel()
  var body: some View {
    Text("").task {
      /*!late-injection*/model.service = service
      await model.load()
    }
  }
}
struct Observed: View {
  @ObservedObject var model: OldModel
  let service: Service
  var body: some View {
    Text("").onAppear(perform: { /*!late-injection*/model.service = service })
  }
}
struct OtherName: View {
  @EnvironmentObject var session: Session
  @State private var viewModel: Model?
  var body: some View {
    Text("").task(id: 1) { /*!late-injection*/viewModel?.other = session }
  }
}
struct Keyed: View {
  @Environment(\.managedObjectContext) private var stored
  @State private var model = Model()
  var body: some View { Text("").onAppear { /*!late-injection*/model.context = stored } }
}
struct InTask: View {
  @Environment(\.client) private var client
  @Bindable var model: Model
  var body: some View {
    Text("").onAppear {
      Task { /*!late-injection*/model.client = client }
    }
  }
}
struct InBranch: View {
  @Environment(\.client) private var client
  @State private var viewModel = UnseenViewModel()
  var body: some View {
    Text("").onAppear {
      if client.isReady { /*!late-injection*/viewModel.client = client }
    }
  }
}
struct Method: View {
  @Environment(Client.self) private var client
  @State private var viewModel = Model()
  var body: some View {
    Text("").task {
      setUpViewModel()
      await viewModel.load()
    }
  }
  private func setUpViewModel() {
    /*!late-injection*/viewModel.client = client
  }
}
struct Split: View {
  @Environment(Client.self) private var client
  @State private var viewModel = Model()
  var body: some View { content }
}
extension Split {
  var content: some View { Text("").onAppear { /*!late-injection*/viewModel.client = client } }
}
final class OldModel: ObservableObject { var service: Service? }
