import SwiftUI

@main struct MailApp: App {
  var body: some Scene { WindowGroup { Inbox().dependency(MailDependency()) } }
}

@Observable final class Mail { var count = 0 }

// The modifier lets the object that it is given inject.
protocol Injectable {
  associatedtype InjectedBody: View
  func inject(content: DependencyModifier<Self>.Content) -> InjectedBody
}
struct DependencyModifier<Dependency: Injectable>: ViewModifier {
  let dependency: Dependency
  func body(content: Content) -> some View { dependency.inject(content: content) }
}
struct MailDependency: Injectable {
  let mail = Mail()
  func inject(content: DependencyModifier<Self>.Content) -> some View { content.environment(mail) }
}
extension View {
  func dependency(_ dependency: some Injectable) -> some View {
    modifier(DependencyModifier(dependency: dependency))
  }
}

struct Inbox: View {
  @Environment(Mail.self) private var /*bait*/mail
  var body: some View { Text("\(mail.count)") }
}
