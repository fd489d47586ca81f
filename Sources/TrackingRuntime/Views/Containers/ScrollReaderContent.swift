/// The content of a `ScrollViewReader`, made in a tracking scope of its own.
struct ScrollReaderContent<Content: View>: View, UncountedBody {
  let proxy: ScrollViewProxy
  let content: (ScrollViewProxy) -> Content

  var body: some View { content(proxy) }
}
