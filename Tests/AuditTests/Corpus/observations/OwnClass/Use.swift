func f() {
  _ = /*bait*/Observations { print("own") }
  _ = /*bait*/Observations({ print("own") })
}
