import SwiftUI

@Observable final class Router {
  var routes: [String] = []
  func go(_ route: String) { routes.append(route) }
}

struct Login: View {
  @Environment(Router.self) private var router

  var body: some View { Button("Login") { router.go("home") } }
}

#Preview { Login().environment(Router()) }
