import SwiftUI

struct Three: View {
  var /*!long-body*/body: some View {
    List {
      Section("part 0") {
        Text("line 0")
        Text("line 1")
        Text("line 2")
        Text("line 3")
        Text("line 4")
        Text("line 5")
        Text("line 6")
        Text("line 7")
        Text("line 8")
      }
      Section("part 1") {
        Text("line 0")
        Text("line 1")
        Text("line 2")
        Text("line 3")
        Text("line 4")
        Text("line 5")
        Text("line 6")
        Text("line 7")
        Text("line 8")
      }
      Section("part 2") {
        Text("line 0")
        Text("line 1")
        Text("line 2")
        Text("line 3")
        Text("line 4")
        Text("line 5")
        Text("line 6")
        Text("line 7")
        Text("line 8")
      }
    }
  }
}
struct Four: View {
  var /*!long-body*/body: some View {
    List {
      Section("part 0") {
        Text("line 0")
        Text("line 1")
        Text("line 2")
        Text("line 3")
        Text("line 4")
        Text("line 5")
        Text("line 6")
        Text("line 7")
      }
      Section("part 1") {
        Text("line 0")
        Text("line 1")
        Text("line 2")
        Text("line 3")
        Text("line 4")
        Text("line 5")
        Text("line 6")
        Text("line 7")
      }
      Section("part 2") {
        Text("line 0")
        Text("line 1")
        Text("line 2")
        Text("line 3")
        Text("line 4")
        Text("line 5")
        Text("line 6")
        Text("line 7")
      }
      Section("part 3") {
        Text("line 0")
        Text("line 1")
        Text("line 2")
        Text("line 3")
        Text("line 4")
        Text("line 5")
        Text("line 6")
        Text("line 7")
      }
    }
  }
}
struct InStack: View {
  var /*!long-body*/body: some View {
    NavigationStack {
    List {
      Section("part 0") {
        Text("line 0")
        Text("line 1")
        Text("line 2")
        Text("line 3")
        Text("line 4")
        Text("line 5")
        Text("line 6")
        Text("line 7")
        Text("line 8")
        Text("line 9")
      }
      Section("part 1") {
        Text("line 0")
        Text("line 1")
        Text("line 2")
        Text("line 3")
        Text("line 4")
        Text("line 5")
        Text("line 6")
        Text("line 7")
        Text("line 8")
        Text("line 9")
      }
      Section("part 2") {
        Text("line 0")
        Text("line 1")
        Text("line 2")
        Text("line 3")
        Text("line 4")
        Text("line 5")
        Text("line 6")
        Text("line 7")
        Text("line 8")
        Text("line 9")
      }
    }
    }
  }
}
struct Modified: View {
  var /*!long-body*/body: some View {
    List {
      Section("part 0") {
        Text("line 0")
        Text("line 1")
        Text("line 2")
        Text("line 3")
        Text("line 4")
        Text("line 5")
        Text("line 6")
        Text("line 7")
      }
      Section("part 1") {
        Text("line 0")
        Text("line 1")
        Text("line 2")
        Text("line 3")
        Text("line 4")
        Text("line 5")
        Text("line 6")
        Text("line 7")
        Text("line 8")
      }
      Section("part 2") {
        Text("line 0")
        Text("line 1")
        Text("line 2")
        Text("line 3")
        Text("line 4")
        Text("line 5")
        Text("line 6")
        Text("line 7")
      }
    }.listStyle(.plain).task { }
  }
}
struct Bare: View {
  var /*!long-body*/body: some View {
    let a = 1
    HStack {
      Text("line 0")
      Text("line 1")
      Text("line 2")
      Text("line 3")
      Text("line 4")
      Text("line 5")
      Text("line 6")
      Text("line 7")
      Text("line 8")
    }
    HStack {
      Text("line 0")
      Text("line 1")
      Text("line 2")
      Text("line 3")
      Text("line 4")
      Text("line 5")
      Text("line 6")
      Text("line 7")
      Text("line 8")
    }
    HStack {
      Text("line 0")
      Text("line 1")
      Text("line 2")
      Text("line 3")
      Text("line 4")
      Text("line 5")
      Text("line 6")
      Text("line 7")
      Text("line 8")
    }
  }
}
