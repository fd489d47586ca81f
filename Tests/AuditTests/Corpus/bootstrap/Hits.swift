import SwiftUI

@Observable final class Player { init(service: Service) {} }
struct Settings: View {
  @State private var viewModel: SettingsViewModel?
  var body: some View {
    Text("").onAppear {
      /*!bootstrap*/if viewModel == nil { viewModel = SettingsViewModel() }
    }
  }
}
struct Tasks: View {
  @Environment(Service.self) var service
  @State private var player: Player?
  var body: some View {
    Text("").task {
      /*!bootstrap*/if self.player == nil {
        self.player = Player(service: service)
      }
      await load()
    }
  }
}
struct Guarded: View {
  @State private var player: Player!
  var body: some View {
    Text("").onAppear {
      /*!bootstrap*/guard player == nil else { return }
      player = Player(service: .init())
    }
  }
}
struct Early: View {
  @State private var player: Optional<Player>
  var body: some View {
    Text("").task(id: 1) {
      /*!bootstrap*/if player != nil { return }
      player = Player(service: .init())
    }
  }
}
struct Coalescing: View {
  @State private var viewModel: SomeViewModel?
  var body: some View {
    Text("").onAppear(perform: { /*!bootstrap*/viewModel = viewModel ?? SomeViewModel() })
  }
}
struct Yoda: View {
  @State private var viewModel: SomeViewModel?
  var body: some View {
    Text("").onAppear { /*!bootstrap*/if nil == viewModel { viewModel = SomeViewModel() } }
  }
}
struct InFunction: View {
  @State private var viewModel: SomeViewModel?
  var body: some View { Text("").onAppear { bootstrapIfNeeded() } }
  private func bootstrapIfNeeded() {
    /*!bootstrap*/guard viewModel == nil else { return }
    viewModel = SomeViewModel()
  }
}
struct InTask: View {
  @State private var viewModel: SomeViewModel?
  var body: some View {
    Text("").onAppear {
      Task {
        /*!bootstrap*/if viewModel == nil { viewModel = await SomeViewModel.make() }
      }
    }
  }
}
struct TwoConditions: View {
  let id: Int?
  @State private var viewModel: SomeViewModel?
  var body: some View {
    Text("").onAppear {
      /*!bootstrap*/if viewModel == nil, let id { viewModel = SomeViewModel(id: id) }
    }
  }
}
struct Ensuring: View {
  @State private var viewModel: SomeViewModel?
  var body: some View { Text("").onAppear { reload() }.task { ensureViewModel() } }
  private func ensureViewModel() {
    /*!bootstrap*/if viewModel == nil { viewModel = SomeViewModel() }
  }
  private func reload() {}
}
struct Performing: View {
  @State private var viewModel: SomeViewModel?
  var body: some View { Text("").onAppear(perform: start) }
  private func start() {
    /*!bootstrap*/guard viewModel == nil else { return }
    viewModel = SomeViewModel()
  }
}
struct Split: View {
  @State var viewModel: SomeViewModel?
  var body: some View { Text("") }
}
extension Split {
  func setUpViewModelIfNeeded() async {
    /*!bootstrap*/if viewModel == nil {
      do { viewModel = try await SomeViewModel.load() } catch {}
    }
  }
}
